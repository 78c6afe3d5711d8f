import { expect, test } from "vitest";
import { bearerOf } from "./bearer-of";

const read = (authorization?: string) =>
  bearerOf(new Request("https://talewick.example/", authorization ? { headers: { authorization } } : {}));

test.each(["Bearer a.b-c_1", "bearer a.b-c_1", "BEARER a.b-c_1", "bEaReR a.b-c_1"])(
  "“%s” brings its token",
  (given) => {
    expect(read(given)).toBe("a.b-c_1");
  },
);

test.each([
  "bearer",
  "Bearer  a.b-c_1",
  "Bearer a b",
  "bearer:a",
  "BEARER a;b",
  `bearer ${"a".repeat(4097)}`,
])("“%s” brings one that can't be ours", (given) => {
  expect(read(given)).toBe("");
});

test.each([undefined, "Basic a", "Bearers a", "xBearer a"])("“%s” brings none", (given) => {
  expect(read(given)).toBeNull();
});
