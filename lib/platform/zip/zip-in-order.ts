import { zipSync, type Zippable } from "fflate";

export type PackedFile = {
  name: string;
  content: Uint8Array | string;
  /** Left as it is: pictures and sound are packed already, and some files have to be found by their bytes. */
  stored: boolean;
};

/** A small ZIP whose files stand in this order, with their sizes ahead of them: readers of e-books insist on both. */
export function zipInOrder(files: readonly PackedFile[], at: Date): Uint8Array {
  const entries: Zippable = {};
  for (const { name, content, stored } of files) {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    entries[name] = [bytes, { level: stored ? 0 : 6 }];
  }
  return zipSync(entries, { mtime: at });
}
