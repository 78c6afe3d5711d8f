export type Chapter = { name: string; startMs: number; endMs: number };

type Described = {
  title: string;
  artist: string;
  durationMs: number;
  cover: Uint8Array | null;
  chapters: readonly Chapter[];
};

const LATIN = Buffer.from([0]);
const UTF_16 = Buffer.from([1, 0xff, 0xfe]);
const END = Buffer.from([0]);

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const frame = (name: string, ...body: Uint8Array[]): Buffer => {
  const content = Buffer.concat(body);
  return Buffer.concat([Buffer.from(name, "latin1"), number(content.byteLength), Buffer.alloc(2), content]);
};

const text = (name: string, words: string): Buffer =>
  frame(name, UTF_16, Buffer.from(words.toWellFormed(), "utf16le"));

const plain = (name: string, words: string): Buffer => frame(name, LATIN, Buffer.from(words, "latin1"));

const idOf = (index: number): Buffer => Buffer.from(`page${index}\0`, "latin1");
/** Chapters are told by their times alone. */
const NO_OFFSET = 0xff_ff_ff_ff;

const chapterFrame = ({ name, startMs, endMs }: Chapter, index: number): Buffer =>
  frame("CHAP", idOf(index), ...[startMs, endMs, NO_OFFSET, NO_OFFSET].map(number), text("TIT2", name));

const contentsFrame = (chapters: readonly Chapter[]): Buffer =>
  // The only list of contents, and in order.
  frame(
    "CTOC",
    Buffer.from("contents\0\x03", "latin1"),
    Buffer.from([chapters.length]),
    ...chapters.map((_, index) => idOf(index)),
  );

const coverFrame = (cover: Uint8Array): Buffer =>
  frame("APIC", LATIN, Buffer.from("image/jpeg\0\x03", "latin1"), END, cover);

/** What stands ahead of an MP3: its names, its cover and its chapters (ID3v2.3 with CHAP and CTOC). */
export function chapterTag({ title, artist, durationMs, cover, chapters }: Described): Buffer {
  const frames = Buffer.concat([
    text("TIT2", title),
    text("TALB", title),
    text("TPE1", artist),
    plain("TCON", "Audiobook"),
    plain("TLAN", "eng"),
    plain("TLEN", String(durationMs)),
    contentsFrame(chapters),
    ...chapters.map(chapterFrame),
    ...(cover ? [coverFrame(cover)] : []),
  ]);
  const size = Buffer.from([21, 14, 7, 0].map((shift) => (frames.byteLength >> shift) & 0x7f));
  return Buffer.concat([Buffer.from("ID3\x03\0\0", "latin1"), size, frames]);
}
