import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CLIENT_TYPES, clientTypes } from "@/scripts/build/api-client";

test("14.8: the client's types are what the API is: if not, `npm run api:client`", async () => {
  expect(readFileSync(CLIENT_TYPES, "utf8")).toBe(await clientTypes());
});

test("14.8: the client is built with the library that is tested here", () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(file, "utf8")) as Record<string, Record<string, string> | undefined>;
  const { dependencies, files } = read("packages/api-client/package.json");
  expect(dependencies?.["openapi-fetch"]).toBe(read("package.json")["devDependencies"]?.["openapi-fetch"]);
  for (const file of Object.values(files ?? {}))
    expect(readFileSync(`packages/api-client/${file}`, "utf8").length).toBeGreaterThan(0);
});
