import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { AppError } from "@/lib/shared/app-error";
import { reencodePhoto, svgToJpeg } from "./rasterise";

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><path fill="#c04030" d="M0 0H1200V900H0Z"/></svg>';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#4080c0" } });

/** With something in it, so that a part of the bytes is a part of the picture. */
async function noisyJpeg(): Promise<Buffer> {
  const pixels = Buffer.alloc(300 * 200 * 3, 0).map((_, index) => (index * 7919) % 256);
  return sharp(pixels, { raw: { width: 300, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer();
}

async function codeOf(bytes: Uint8Array): Promise<string> {
  try {
    await reencodePhoto(bytes, { maxSide: 512 });
    return "accepted";
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

test("a drawing becomes a baseline JPEG of the size asked for", async () => {
  const jpeg = await svgToJpeg(SVG, { side: 1024 });
  const facts = await sharp(jpeg).metadata();
  expect(facts).toMatchObject({ format: "jpeg", width: 1024, height: 768, isProgressive: false });
  expect(jpeg.equals(await svgToJpeg(SVG, { side: 1024 }))).toBe(true);
});

describe("a photo from outside", () => {
  test("is scaled down, never up, and keeps its shape", async () => {
    const large = await reencodePhoto(await plain(2000, 1000).jpeg().toBuffer(), { maxSide: 512 });
    expect(large).toMatchObject({ width: 512, height: 256 });
    const small = await reencodePhoto(await plain(100, 50).png().toBuffer(), { maxSide: 512 });
    expect(small).toMatchObject({ width: 100, height: 50 });
    expect((await sharp(small.bytes).metadata()).format).toBe("jpeg");
  });

  test("is turned upright and loses everything but its pixels", async () => {
    const photo = await plain(300, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: "CANARY" }, IFD3: { GPSLatitude: "52/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const kept = await reencodePhoto(photo, { maxSide: 512 });
    expect(kept).toMatchObject({ width: 200, height: 300 });
    const facts = await sharp(kept.bytes).metadata();
    expect([facts.exif, facts.icc, facts.xmp, facts.iptc, facts.orientation]).toEqual(
      Array(5).fill(undefined),
    );
    expect(kept.bytes.includes("CANARY")).toBe(false);
  });

  test.each(["gif", "webp"] as const)("16.30: as %s becomes a JPEG of ours", async (format) => {
    const { bytes, width, height } = await reencodePhoto(await plain(120, 80)[format]().toBuffer(), {
      maxSide: 60,
    });
    expect([width, height, (await sharp(bytes).metadata()).format]).toEqual([60, 40, "jpeg"]);
  });

  test("loses what is glued to its end", async () => {
    const photo = Buffer.concat([await noisyJpeg(), Buffer.from("<script>alert(1)</script>")]);
    expect((await reencodePhoto(photo, { maxSide: 512 })).bytes.includes("script")).toBe(false);
  });

  test.each([
    ["an SVG", () => Promise.resolve(Buffer.from(SVG))],
    ["a TIFF", () => plain(10, 10).tiff().toBuffer()],
    ["nothing", () => Promise.resolve(Buffer.alloc(0))],
    ["a page", () => Promise.resolve(Buffer.from("<!doctype html><p>hello"))],
    [
      "a PNG's first bytes and an SVG",
      () =>
        Promise.resolve(
          Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from(SVG)]),
        ),
    ],
    ["a JPEG's first bytes only", () => Promise.resolve(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))],
  ])("that is %s is refused", async (_, make) => {
    expect(await codeOf(await make())).toBe("UNSUPPORTED_MEDIA");
  });

  test("that is cut off is refused, wherever the cut", async () => {
    const jpeg = await noisyJpeg();
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      expect(await codeOf(jpeg.subarray(0, Math.floor(jpeg.length * share)))).toBe("UNSUPPORTED_MEDIA");
    }
    const png = await plain(300, 200).png({ compressionLevel: 0 }).toBuffer();
    expect(await codeOf(png.subarray(0, png.length / 2))).toBe("UNSUPPORTED_MEDIA");
  });

  test("with a side of more than 8,000 pixels or more than 24 million pixels is refused", async () => {
    expect(await codeOf(await plain(8001, 4).png().toBuffer())).toBe("VALIDATION");
    expect(await codeOf(await plain(7000, 3500).png().toBuffer())).not.toBe("accepted");
  });

  test("is refused with words for a parent", async () => {
    await expect(reencodePhoto(Buffer.from("GIF89a"), { maxSide: 512 })).rejects.toThrow(
      "This file is not a picture that we can read.",
    );
  });
});
