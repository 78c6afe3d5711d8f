import { expect, test } from "vitest";
import { whatToDo } from "./what-to-do";

const failure = (code: string, file?: string) =>
  Object.assign(new Error(`${code}: it failed`), { code, ...(file === undefined ? {} : { path: file }) });

// 16.54
test.each([
  [
    failure("EROFS", ".data/start.pid"),
    ".data/start.pid can't be written (EROFS): give this user the right to write in .data, then start again.",
  ],
  [
    failure("EACCES", `${process.cwd()}/.data`),
    ".data can't be written (EACCES): give this user the right to write in ., then start again.",
  ],
  [failure("ENOSPC"), "the disk can't be written: the disk is full. Make room, then start again."],
  [new Error("Talewick already runs from this folder."), "Talewick already runs from this folder."],
  ["odd", "odd"],
])("16.54: %s is told as a sentence with what to do", (error, sentence) => {
  expect(whatToDo(error)).toBe(sentence);
});
