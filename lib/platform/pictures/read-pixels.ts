import sharp from "sharp";

/** Three bytes each, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number };

/** The pixels of a picture of our own making, its longer side at most `side`. */
export async function readPixels(jpeg: Uint8Array, { side }: { side: number }): Promise<Pixels> {
  const { data, info } = await sharp(jpeg)
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
