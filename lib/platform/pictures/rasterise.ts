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
  new AppError("UNSUPPORTED_MEDIA", "This file is not a JPEG or PNG picture that we can read.", { cause });

const JPEG_START = [0xff, 0xd8, 0xff];
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const startsWith = (bytes: Uint8Array, magic: number[]) =>
  magic.every((byte, index) => bytes[index] === byte);

function formatByMagic(bytes: Uint8Array): "jpeg" | "png" | null {
  if (startsWith(bytes, JPEG_START)) return "jpeg";
  return startsWith(bytes, PNG_START) ? "png" : null;
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
 * Decodes an untrusted JPEG or PNG and encodes it anew: upright, at most `maxSide` pixels a side, and without anything
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
