import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { ReadyFile } from "./static-files";

/** A prepared answer with another text in it. */
export async function compressed(file: ReadyFile, text: string): Promise<ReadyFile> {
  const bytes = Buffer.from(text);
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes)]);
  return {
    ...file,
    etag: `"${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}"`,
    bodies: [
      { encoding: "br", bytes: br },
      { encoding: "gzip", bytes: zipped },
      { encoding: null, bytes },
    ],
  };
}
