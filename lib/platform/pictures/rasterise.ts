import sharp, { type Sharp } from "sharp";
import { AppError } from "@/lib/shared/app-error";

// One thread and no cache: memory stays flat, and pictures are drawn side by side anyway.
sharp.concurrency(1);
sharp.cache(false);

const QUALITY = 82;
/** It is encoded once more when it is stored. */
const PAINTING_QUALITY = 92;
const MAX_PIXELS = 24_000_000;
const MAX_SIDE = 8_000;

/** Draws an SVG of our own as JPEG, its longer side `side` pixels. */
export function svgToJpeg(svg: string, { side }: { side: number }): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize({ width: side, height: side, fit: "inside" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: QUALITY, chromaSubsampling: "4:2:0" })
    .toBuffer();
}

export type ReencodedPhoto = { bytes: Buffer; width: number; height: number };

const refuse = (cause?: unknown) =>
  new AppError("UNSUPPORTED_MEDIA", "This file is not a picture that we can read.", { cause });

const STARTS = {
  jpeg: /^\u00ff\u00d8\u00ff/,
  png: /^\u0089PNG\r\n/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF[^]{4}WEBP/,
} as const;

function formatByMagic(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return Object.entries(STARTS).find(([, magic]) => magic.test(start))?.[0] ?? null;
}

async function openUntrusted(bytes: Uint8Array): Promise<Sharp> {
  const format = formatByMagic(bytes);
  if (!format) throw refuse();
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 });
  const facts = await picture.metadata();
  if (facts.format !== format) throw refuse();
  if (facts.width > MAX_SIDE || facts.height > MAX_SIDE) {
    throw new AppError("VALIDATION", "This picture is too large: at most 8,000 pixels a side.");
  }
  return picture;
}

/**
 * Decodes an untrusted JPEG, PNG, GIF or WebP and encodes it anew: the first picture of it, upright, at most `maxSide` pixels a side, and without anything
 * but its pixels. Whatever does not decode whole is refused.
 */
export async function reencodePhoto(
  bytes: Uint8Array,
  { maxSide }: { maxSide: number },
): Promise<ReencodedPhoto> {
  try {
    const picture = await openUntrusted(bytes);
    const { data, info } = await picture
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuse(error);
  }
}

const LEAST_SIDE = 256;
const PAINTINGS = { square: { width: 1024, height: 1024 }, landscape: { width: 1024, height: 768 } } as const;

/** A painting from outside in the shape of our pages; too small a one is no picture. */
export async function reencodePainting(bytes: Uint8Array, shape: keyof typeof PAINTINGS): Promise<Buffer> {
  const { bytes: jpeg, width, height } = await reencodePhoto(bytes, { maxSide: MAX_SIDE });
  if (width < LEAST_SIDE || height < LEAST_SIDE) throw refuse();
  return sharp(jpeg)
    .resize({ ...PAINTINGS[shape], fit: "cover" })
    .jpeg({ quality: PAINTING_QUALITY })
    .toBuffer();
}
