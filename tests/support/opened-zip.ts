import { strFromU8, unzipSync } from "fflate";

/** An e-book's files by name, and the words of one of them by its name in the book. */
export function openedZip(bytes: Uint8Array): { names: string[]; text: (name: string) => string } {
  const files = unzipSync(bytes);
  return {
    names: Object.keys(files),
    text: (name) => strFromU8(files[`EPUB/${name}`] ?? new Uint8Array()),
  };
}
