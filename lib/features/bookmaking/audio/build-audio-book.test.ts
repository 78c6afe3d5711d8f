import { describe, expect, test } from "vitest";
import type { PortableBook } from "@/lib/features/bookmaking/portable-book";
import { portableBook, silentMp3 } from "@/tests/support/portable-book";
import { buildAudioBook } from "./build-audio-book";

/** Frames of 16 kHz last 36 ms. */
const FRAME_MS = 36;

async function heard(sounds: Uint8Array[], change: Partial<PortableBook> = {}): Promise<PortableBook> {
  const pages = sounds.map((mp3, page) => ({ page, mp3, durationMs: 1, words: [] }));
  return {
    ...(await portableBook(0, { title: "The Blue Kite" })),
    narration: { voice: "A voice", pages },
    ...change,
  };
}

type TagFrame = { name: string; body: Buffer };

function framesOf(bytes: Buffer): TagFrame[] {
  const frames: TagFrame[] = [];
  for (let at = 0; at + 10 <= bytes.byteLength;) {
    const size = bytes.readUInt32BE(at + 4);
    frames.push({
      name: bytes.toString("latin1", at, at + 4),
      body: bytes.subarray(at + 10, at + 10 + size),
    });
    at += 10 + size;
  }
  return frames;
}

function opened(file: Uint8Array) {
  const bytes = Buffer.from(file);
  const size = [...bytes.subarray(6, 10)].reduce((sum, part) => sum * 128 + part, 0);
  const tag = bytes.subarray(10, 10 + size);
  return {
    start: bytes.toString("latin1", 0, 3),
    frames: framesOf(tag),
    tag,
    sound: bytes.subarray(10 + size),
  };
}

const words = (body: Buffer): string => body.subarray(3).toString("utf16le");

function chapters(frames: TagFrame[]) {
  return frames.flatMap(({ name, body }) => {
    if (name !== "CHAP") return [];
    const from = body.indexOf(0) + 1;
    const [title] = framesOf(body.subarray(from + 16));
    return [
      {
        name: words(title?.body ?? Buffer.alloc(0)),
        startMs: body.readUInt32BE(from),
        endMs: body.readUInt32BE(from + 4),
      },
    ];
  });
}

describe("15.5: an audio book", () => {
  test("is the pages' sound, one after the other, a chapter each", async () => {
    const sounds = [10, 20, 30].map(silentMp3);
    const { start, frames, sound } = opened(buildAudioBook(await heard(sounds)));
    expect(start).toBe("ID3");
    expect(sound.equals(Buffer.concat(sounds))).toBe(true);
    expect(chapters(frames)).toEqual([
      { name: "The Blue Kite", startMs: 0, endMs: 10 * FRAME_MS },
      { name: "Page 1", startMs: 10 * FRAME_MS, endMs: 30 * FRAME_MS },
      { name: "Page 2", startMs: 30 * FRAME_MS, endMs: 60 * FRAME_MS },
    ]);
    const contents = frames.find(({ name }) => name === "CTOC")?.body.toString("latin1") ?? "";
    expect(contents).toBe("contents\0\x03\x03page0\0page1\0page2\0");
  });

  test("has its title in any script, and its cover", async () => {
    const book = await heard([silentMp3(3)], { title: "小明 & 👩‍🚀" });
    const { frames } = opened(buildAudioBook(book));
    expect(words(frames.find(({ name }) => name === "TIT2")?.body ?? Buffer.alloc(0))).toBe("小明 & 👩‍🚀");
    const cover = frames.find(({ name }) => name === "APIC")?.body;
    expect(cover?.subarray(14).equals(Buffer.from(book.cover ?? []))).toBe(true);
    const bare = opened(buildAudioBook({ ...book, cover: null })).frames.map(({ name }) => name);
    expect(bare).not.toContain("APIC");
  });

  test("leaves out tags and notes of the single sounds", async () => {
    const noted = silentMp3(4);
    noted.write("Info", 13, "latin1");
    const tagged = Buffer.concat([
      Buffer.from("ID3\x03\0\0\0\0\0\x05hello", "latin1"),
      silentMp3(2),
      Buffer.from("TAG".padEnd(128)),
    ]);
    const { frames, sound } = opened(buildAudioBook(await heard([noted, tagged])));
    expect(sound.equals(silentMp3(5))).toBe(true);
    expect(chapters(frames).map(({ endMs }) => endMs)).toEqual([3 * FRAME_MS, 5 * FRAME_MS]);
  });

  test("isn't there for a story that nobody read aloud, or in sounds that can't be one", async () => {
    const other = Buffer.from(silentMp3(2));
    for (let at = 0; at < other.byteLength; at += 216) other[at + 2] = 0x64; // 24 kHz
    const silent = await portableBook(0);
    for (const book of [silent, await heard([silentMp3(2), other]), await heard([Buffer.from("no sound")])]) {
      expect(() => buildAudioBook(book)).toThrow(expect.objectContaining({ code: "CONFLICT" }) as Error);
    }
  });
});
