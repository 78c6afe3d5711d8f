import { expect, test } from "vitest";
import { exportedMethods, listApiMethods } from "./list-api-methods";

test.each([
  ["export const GET = route({});\nexport const DELETE = route({});", ["DELETE", "GET"]],
  ["export async function POST() {}", ["POST"]],
  ["export { nothing as GET, nothing as PUT };", ["GET", "PUT"]],
  ["const GET = 1;", []],
])("%j exports %j", (source, methods) => {
  expect(exportedMethods(source)).toEqual(methods);
});

test("every route of the product answers to something", async () => {
  const table = await listApiMethods();
  expect(table["/api/auth/login"]).toEqual(["POST"]);
  expect(Object.entries(table).filter(([, methods]) => methods.length === 0)).toEqual([]);
});
