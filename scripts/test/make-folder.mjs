// Node's own modules only: it is asked before anything else of a run is loaded.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const FULL = ["ENOSPC", "EDQUOT"];

/**
 * A new folder for a run, where temporary files go.
 * @param {(prefix: string) => string} make
 * @returns {string}
 * @throws an Error that says what to do
 */
export function makeFolder(make = mkdtempSync) {
  try {
    return make(path.join(tmpdir(), "talewick-run-"));
  } catch (error) {
    const why = FULL.includes(error.code) ? "the disk is full" : error.message;
    throw new Error(
      `The run has no folder of its own in ${tmpdir()}: ${why}. Make room there, or name another folder by TMPDIR.`,
      { cause: error },
    );
  }
}
