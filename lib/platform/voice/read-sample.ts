import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** Made by the build. */
export const sampleFileOf = (voice: string): string => path.join("dist", "voice", `sample-${voice}.mp3`);

/** A sentence by a reading voice. */
export async function readSample(voice: string): Promise<{ bytes: Buffer; etag: string }> {
  const bytes = await readFile(sampleFileOf(voice));
  return { bytes, etag: `"${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}"` };
}
