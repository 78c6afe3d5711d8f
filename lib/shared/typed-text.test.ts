import { afterEach, expect, test, vi } from "vitest";
import { apiKeyInput } from "@/lib/features/api-keys/contract";
import { commentInput } from "@/lib/features/comments/contract";
import { personName } from "./person-name";
import { singleLine } from "./single-line";
import { spokenName } from "./spoken-name";
import { onOneLine, typedText } from "./typed-text";

const PILED_UP = `a${"\u0301\u0316".repeat(45)}`;

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ["a field", typedText("Required", 255, onOneLine)],
  ["a person's name", personName({ required: "Required", max: 50 })],
  ["how a name is said", spokenName({ max: 50 })],
  ["a line", singleLine("Required", 255)],
  ["a key's name", apiKeyInput.shape.name],
  ["a comment", commentInput.shape.text],
])("accents piled on one letter of %s are never composed", (_what, field) => {
  const compose = vi.spyOn(String.prototype, "normalize");
  expect(field.safeParse(PILED_UP).success).toBe(false);
  expect(compose).not.toHaveBeenCalled();
});
