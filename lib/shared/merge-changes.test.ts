import { expect, test } from "vitest";
import { AppError } from "./app-error";
import { mergeChanges } from "./merge-changes";

const read = { name: "Ada", age: 6, interests: ["Space", "Animals"], phone: null as string | null };

const clashesOf = (now: typeof read, wanted: typeof read) => {
  try {
    mergeChanges({ read, now, wanted });
  } catch (error) {
    return error instanceof AppError ? [error.code, error.details] : error;
  }
  return null;
};

test("16.4: what was changed elsewhere and not here stays", () => {
  const now = { ...read, age: 7 };
  expect(mergeChanges({ read, now, wanted: { ...read, name: "Ida" } })).toEqual({
    ...read,
    age: 7,
    name: "Ida",
  });
});

test("16.4: what was changed in both is refused, with what it is now", () => {
  const now = { ...read, name: "Eda", interests: ["Music"], phone: "1" };
  const wanted = { ...read, name: "Ida", interests: ["Art"], phone: "2" };
  expect(clashesOf(now, wanted)).toEqual([
    "CONFLICT",
    {
      name: "Changed meanwhile to: Eda.",
      interests: "Changed meanwhile to: Music.",
      phone: "Changed meanwhile to: 1.",
    },
  ]);
});

test("16.4: the same change twice is no quarrel, and neither is another order of the same interests", () => {
  expect(clashesOf({ ...read, name: "Ida" }, { ...read, name: "Ida" })).toBeNull();
  expect(clashesOf({ ...read, interests: ["Animals", "Space"] }, { ...read, interests: ["Art"] })).toBeNull();
});

test("16.4: whoever read nothing overwrites", () => {
  const wanted = { ...read, name: "Ida" };
  expect(mergeChanges({ read: undefined, now: { ...read, name: "Eda" }, wanted })).toBe(wanted);
});
