import { expect, test } from "vitest";
import { untouchedFields } from "./untouched-fields";

test("16.4: a field that was not touched takes over what was saved meanwhile", () => {
  const read = { name: "Ada", age: "6", interests: ["Space", "Art"], phone: null };
  expect(untouchedFields(read, { name: "Ida", age: "6", interests: ["Art", "Space"], phone: "" })).toEqual([
    "age",
    "interests",
    "phone",
  ]);
});
