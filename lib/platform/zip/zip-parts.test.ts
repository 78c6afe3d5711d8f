import { describe, expect, test } from "vitest";
import { zipParts, type ZipEntry } from "./zip-parts";

const at = new Date("2026-01-02T03:04:06Z");

async function* these(...entries: Omit<ZipEntry, "at">[]): AsyncGenerator<ZipEntry> {
  for (const entry of entries) yield await Promise.resolve({ ...entry, at });
}

async function partsOf(entries: AsyncIterable<ZipEntry>, partBytes: number): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  for await (const part of zipParts(entries, partBytes)) parts.push(part);
  return parts;
}

async function* slowly(...texts: string[]) {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

describe("an archive in parts", () => {
  test("is the same archive, whatever the size of its parts", async () => {
    const entries = () =>
      these(
        { name: "read me.txt", content: "Hello" },
        { name: "stories/Zoë’s kite.txt", content: slowly("Once ", "upon ", "a time") },
        { name: "big.bin", content: Buffer.alloc(10_000, 7) },
      );
    const whole = Buffer.concat(await partsOf(entries(), 1_000_000));
    for (const size of [1, 7, 4_096, 10_240]) {
      const parts = await partsOf(entries(), size);
      expect(Buffer.concat(parts).equals(whole), `${size}`).toBe(true);
      expect(parts.slice(0, -1).every((part) => part.byteLength === size)).toBe(true);
      expect(parts.at(-1)?.byteLength).toBeLessThanOrEqual(size);
    }
    // Stored, not squeezed: the words are there to be found.
    expect(whole.includes("Once upon a time")).toBe(true);
    expect(whole.includes("stories/Zoë’s kite.txt")).toBe(true);
    expect(whole.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
    expect(whole.subarray(-22, -18).toString("latin1")).toBe("PK\u0005\u0006");
  });

  test("without entries is an archive, too", async () => {
    expect(Buffer.concat(await partsOf(these(), 100)).byteLength).toBe(22);
  });
});
