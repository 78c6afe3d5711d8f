import { expect, test } from "vitest";
import { findWhoComes } from "./who-comes";

test.each<[string, "boy" | "girl" | undefined, string | null]>([
  ["Our foster brother comes to live with us", "boy", null],
  ["our new foster sister Ada", "girl", "Ada"],
  ["we foster a boy called Leo", "boy", "Leo"],
  ["Leo the foster child comes to us", "boy", "Leo"],
  ["We are getting a foster child", undefined, null],
])("“%s” says who comes", (text, kind, name) => {
  const who = findWhoComes([text]);
  expect([who?.entry.kind, who?.name ?? null]).toEqual([kind, name]);
});
