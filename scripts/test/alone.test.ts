import { expect, test } from "vitest";
import { needsItsOwnProcess } from "./alone";

test.each([
  ['vi.stubGlobal("fetch", answer);', true],
  ["// @vitest-environment happy-dom", true],
  ['process.env.PORT = "1";', true],
  ["expect(add(1, 2)).toBe(3);", false],
])("%s", (source, isAlone) => {
  expect(needsItsOwnProcess(source)).toBe(isAlone);
});
