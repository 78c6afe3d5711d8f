import { makeZip } from "client-zip";

export type ZipEntry = {
  /** Path inside the archive. */
  name: string;
  at: Date;
  content: Uint8Array | string | AsyncIterable<Uint8Array>;
};

async function* described(entries: AsyncIterable<ZipEntry>) {
  for await (const { name, at, content } of entries) yield { name, lastModified: at, input: content };
}

/**
 * A ZIP as it grows, in pieces of `partBytes` (the last one smaller): whoever stores them needs memory for one piece and
 * one entry, however large the whole is. Nothing is compressed: pictures and PDFs are already.
 */
export async function* zipParts(
  entries: AsyncIterable<ZipEntry>,
  partBytes: number,
): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of makeZip(described(entries))) {
    let rest = chunk;
    while (bytes + rest.byteLength >= partBytes) {
      const room = partBytes - bytes;
      yield Buffer.concat([...waiting, rest.subarray(0, room)]);
      rest = rest.subarray(room);
      waiting = [];
      bytes = 0;
    }
    // The stream's own piece may be used again behind our back.
    if (rest.byteLength > 0) waiting.push(Uint8Array.from(rest));
    bytes += rest.byteLength;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}
