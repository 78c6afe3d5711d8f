import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import type { Random } from "@/lib/features/writing/classic/random";

/** What must never be found in anything that we keep. */
export const CANARY = "TALEWICKCANARY";

const colours = { r: 200, g: 120, b: 60 };
export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: colours } });

const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG chunk; the length may lie. */
export function chunk(type: string, data: Buffer, length = data.byteLength): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(length);
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

export function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2, 0, 0, 0], 8);
  return chunk("IHDR", data);
}

const END = chunk("IEND", Buffer.alloc(0));
const pngOf = (...chunks: Buffer[]) => Buffer.concat([PNG_HEAD, ...chunks, END]);

/** Claims a size and carries a little of it. */
const bomb = (width: number, height: number) =>
  pngOf(header(width, height), chunk("IDAT", deflateSync(Buffer.alloc(1_000_000))));

/** A segment right behind the start of a JPEG. */
export function withSegment(
  jpeg: Buffer,
  marker: number,
  data: Buffer,
  length = data.byteLength + 2,
): Buffer {
  const head = Buffer.from([0xff, marker, length >> 8, length & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** A chunk right behind the header of a PNG. */
export const withChunk = (png: Buffer, extra: Buffer) =>
  Buffer.concat([png.subarray(0, 33), extra, png.subarray(33)]);

const script = `<html><script>alert("${CANARY}")</script></html>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert("${CANARY}")</script></svg>`;
const zip = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), Buffer.from(CANARY), Buffer.alloc(80)]);

export type HostilePhoto = {
  name: string;
  bytes: Buffer;
  /** Refused by everybody; what is not may be taken if it decodes, and comes out as our own JPEG. */
  refused: boolean;
};

const refused = (name: string, bytes: Buffer): HostilePhoto => ({ name, bytes, refused: true });
const harmless = (name: string, bytes: Buffer): HostilePhoto => ({ name, bytes, refused: false });

const renamed = async (): Promise<HostilePhoto[]> => [
  harmless("GIF", await plain(8, 8).gif().toBuffer()),
  harmless("WebP", await plain(8, 8).webp().toBuffer()),
  refused("TIFF", await plain(8, 8).tiff().toBuffer()),
  refused("AVIF", await plain(16, 16).avif({ effort: 0 }).toBuffer()),
  refused(
    "HEIC",
    Buffer.concat([Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1"), Buffer.alloc(500)]),
  ),
  refused("SVG", Buffer.from(svg)),
  refused("HTML", Buffer.from(script)),
  refused("PDF", Buffer.from(`%PDF-1.7\n1 0 obj<</OpenAction<</JS(${CANARY})>>>>endobj\n%%EOF`)),
  refused("ZIP", zip),
  refused("BMP", Buffer.concat([Buffer.from("BM"), Buffer.alloc(200)])),
  refused("ICO", Buffer.concat([Buffer.from([0, 0, 1, 0]), Buffer.alloc(200)])),
  refused("shell script", Buffer.from(`#!/bin/sh\necho ${CANARY}`)),
  refused("program", Buffer.concat([Buffer.from("\u007fELF", "latin1"), Buffer.alloc(200)])),
  refused("nothing", Buffer.alloc(0)),
  refused("one byte", Buffer.from([0xff])),
  refused("SVG behind a PNG's head", Buffer.concat([PNG_HEAD, Buffer.from(svg)])),
  refused(
    "HTML behind a JPEG's head",
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(script)]),
  ),
  refused("HTML before a PNG", Buffer.concat([Buffer.from(script), await plain(8, 8).png().toBuffer()])),
];

const bombs = async (): Promise<HostilePhoto[]> => [
  refused("25 MP", await plain(5_000, 5_000).png({ compressionLevel: 9 }).toBuffer()),
  refused("49 MP as JPEG", await plain(7_000, 7_000).jpeg({ quality: 1 }).toBuffer()),
  refused("8,001 wide", await plain(8_001, 2).png().toBuffer()),
  refused("8,001 high", await plain(2, 8_001).png().toBuffer()),
  refused("65,535 squared", bomb(65_535, 65_535)),
  refused("two thousand million squared", bomb(0x7fffffff, 0x7fffffff)),
  refused("more than a PNG may have", bomb(0xffffffff, 0xffffffff)),
  refused("no width", bomb(0, 10)),
  refused("claims more rows than it has", bomb(4_000, 4_000)),
];

const packed = (bytes: number) => deflateSync(Buffer.alloc(bytes, 0x41), { level: 9 });

/** Whole pictures with something to trip over. */
function oddities(jpeg: Buffer, png: Buffer): HostilePhoto[] {
  const profile = Buffer.concat([Buffer.from("icc\0\0", "latin1"), packed(20_000_000)]);
  const text = Buffer.concat([Buffer.from("Comment\0\0", "latin1"), packed(20_000_000)]);
  const frames = Buffer.alloc(8);
  frames.writeUInt32BE(0xffffffff);
  return [
    harmless("iCCP bomb", withChunk(png, chunk("iCCP", profile))),
    harmless("zTXt bomb", withChunk(png, chunk("zTXt", text))),
    harmless(
      "a thousand text chunks",
      withChunk(png, Buffer.concat(Array(1000).fill(chunk("tEXt", Buffer.from(`k\0${CANARY}`, "latin1"))))),
    ),
    harmless("APNG with countless frames", withChunk(png, chunk("acTL", frames))),
    harmless("PNG with a ZIP behind it", Buffer.concat([png, zip])),
    harmless("JPEG with a ZIP behind it", Buffer.concat([jpeg, zip])),
    harmless("JPEG with HTML behind it", Buffer.concat([jpeg, Buffer.from(script)])),
    harmless("JPEG with a PDF behind it", Buffer.concat([jpeg, Buffer.from(`%PDF-1.7 ${CANARY}`)])),
    harmless("JPEG with HTML in a comment", withSegment(jpeg, 0xfe, Buffer.from(script))),
    harmless("JPEG with another JPEG behind it", Buffer.concat([jpeg, jpeg])),
    harmless(
      "JPEG with an EXIF that is none",
      withSegment(jpeg, 0xe1, Buffer.from(`Exif\0\0${CANARY}`, "latin1")),
    ),
    harmless(
      "JPEG with a segment that lies about its length",
      withSegment(jpeg, 0xe1, Buffer.from(CANARY), 0xffff),
    ),
    harmless("JPEG with a segment of no length", withSegment(jpeg, 0xe2, Buffer.from(CANARY), 0)),
    harmless(
      "PNG with a chunk that lies about its length",
      withChunk(png, chunk("tEXt", Buffer.from(CANARY), 0x7fffffff)),
    ),
    harmless("PNG with a chunk of 4 GB", withChunk(png, chunk("tEXt", Buffer.from(CANARY), 0xffffffff))),
    harmless("PNG with two headers", withChunk(png, header(3_000, 3_000))),
    harmless("PNG with an unknown critical chunk", withChunk(png, chunk("EVIL", Buffer.from(CANARY)))),
  ];
}

const share = (bytes: Buffer, percent: number) =>
  bytes.subarray(0, Math.floor((bytes.byteLength * percent) / 100));

/** The list of those that somebody thought of. */
export async function handMadePhotos(): Promise<HostilePhoto[]> {
  const [jpeg, progressive, png] = await Promise.all([
    plain(320, 240).jpeg().toBuffer(),
    plain(320, 240).jpeg({ progressive: true }).toBuffer(),
    plain(320, 240).png().toBuffer(),
  ]);
  const truncated = Object.entries({ jpeg, progressive, png }).flatMap(([kind, bytes]) =>
    // The last hundredth may be nothing but the end mark.
    Array.from({ length: 99 }, (_, percent) => harmless(`${kind} cut at ${percent}%`, share(bytes, percent))),
  );
  return [
    ...(await renamed()),
    ...(await bombs()),
    ...oddities(jpeg, png),
    harmless("progressive", progressive),
    ...truncated,
  ];
}

/** One to eight changes anywhere in a picture: bits, runs, cuts, lengths. */
export function mutate(bytes: Buffer, random: Random): Buffer {
  let result = Buffer.from(bytes);
  const at = () => Math.floor(random.next() * result.byteLength);
  const changes = 1 + Math.floor(random.next() * 8);
  for (let change = 0; change < changes; change += 1) {
    const kind = Math.floor(random.next() * 5);
    const place = at();
    if (kind === 0) result[place] = Math.floor(random.next() * 256);
    else if (kind === 1) result.fill(0xff, place, Math.min(place + 4, result.byteLength));
    else if (kind === 2) result = result.subarray(0, place + 1);
    else if (kind === 3) result = Buffer.concat([result.subarray(0, place), result.subarray(at())]);
    else result = Buffer.concat([result.subarray(0, place), Buffer.from(CANARY), result.subarray(place)]);
    if (result.byteLength === 0) return result;
  }
  return result;
}
