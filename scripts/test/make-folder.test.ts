import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { makeFolder } from "./make-folder.mjs";

it.each([
  ["ENOSPC", "the disk is full"],
  ["EACCES", "EACCES: not allowed"],
])("says in a sentence why a run has no folder (%s), and what to do", (code, why) => {
  const make = () => {
    throw Object.assign(new Error(`${code}: not allowed`), { code });
  };
  expect(() => makeFolder(make)).toThrow(
    `The run has no folder of its own in ${tmpdir()}: ${why}. Make room there, or name another folder by TMPDIR.`,
  );
});
