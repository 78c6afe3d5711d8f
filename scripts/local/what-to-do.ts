import path from "node:path";

const NOT_WRITABLE = new Set(["EACCES", "EPERM", "EROFS"]);

/** A failed start in a sentence: what is wrong, with its file, and what to do. No stack: nothing in the code is to be mended. */
export function whatToDo(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path: file } = error as NodeJS.ErrnoException;
  const name = file === undefined ? "the disk" : path.relative(".", file) || ".";
  if (code !== undefined && NOT_WRITABLE.has(code))
    return `${name} can't be written (${code}): give this user the right to write in ${path.dirname(name)}, then start again.`;
  if (code === "ENOSPC") return `${name} can't be written: the disk is full. Make room, then start again.`;
  return error.message;
}
