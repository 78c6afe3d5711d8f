import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import { openFile } from "@/lib/features/uploads/open-file";
import { sweepFiles } from "@/lib/features/uploads/sweep-files";
import { uploadPhoto } from "@/lib/features/uploads/upload-photo";
import type { Context } from "@/lib/platform/context";
import { signedInParent, system as systemContext } from "@/tests/support/family";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

const consent = CONSENT_TEXTS["child-photo-character"].version;
const MEGABYTE = 1024 * 1024;

let system: TestSystem;
let jpeg: Buffer;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 60 } } });

beforeAll(async () => {
  system = await workerDatabase();
  jpeg = await plain(1600, 1200)
    .withExif({
      IFD0: { Copyright: "CANARY-COPYRIGHT" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
    })
    .jpeg()
    .toBuffer();
});

const idOf = (fileUrl: string) => fileUrl.replace("/api/files/", "");

async function upload(ctx: Context, bytes: Uint8Array, purpose: "profile" | "character" = "profile") {
  const { fileUrl } = await uploadPhoto(ctx, { bytes, purpose, consent });
  return openFile(ctx, idOf(fileUrl));
}

const filled = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.byteLength)]);

describe("a photo", () => {
  it("is stored as a smaller JPEG of our own, without what the camera wrote", async () => {
    expect(jpeg.includes("CANARY-COPYRIGHT")).toBe(true);
    const ctx = await signedInParent(system);
    const file = await upload(ctx, Buffer.concat([jpeg, Buffer.from("CANARY-TRAILER")]));
    expect(file).toMatchObject({ mime: "image/jpeg", kind: "profile_photo" });
    const facts = await sharp(file.bytes).metadata();
    expect(facts).toMatchObject({ format: "jpeg", width: 512, height: 384 });
    expect(facts.exif).toBeUndefined();
    expect(file.bytes.includes("CANARY")).toBe(false);
    const png = await upload(ctx, await plain(40, 30).png().toBuffer());
    expect(await sharp(png.bytes).metadata()).toMatchObject({ format: "jpeg", width: 40, height: 30 });
  });

  it("is as large as the specification allows, to the byte", async () => {
    const ctx = await signedInParent(system);
    await upload(ctx, filled(5 * MEGABYTE - 1));
    await upload(ctx, filled(10 * MEGABYTE - 1), "character");
    await expect(upload(ctx, filled(5 * MEGABYTE))).rejects.toMatchObject({
      code: "TOO_LARGE",
      message: "Image size must be less than 5MB",
    });
    await expect(upload(ctx, filled(6 * MEGABYTE))).rejects.toMatchObject({ code: "TOO_LARGE" });
    await expect(upload(ctx, filled(10 * MEGABYTE), "character")).rejects.toMatchObject({
      code: "TOO_LARGE",
      message: "Photo size must be less than 10MB",
    });
  });

  it("is refused when it is no picture, or a broken one, and nothing of it is kept", async () => {
    const ctx = await signedInParent(system);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const hostile: Record<string, Buffer> = {
      "SVG renamed to .png": svg,
      "SVG behind a PNG's first bytes": Buffer.concat([pngHead, svg]),
      "half a JPEG": jpeg.subarray(0, Math.floor(jpeg.byteLength / 2)),
      "the head of a JPEG": jpeg.subarray(0, 20),
      "the head of a GIF": Buffer.from("GIF89a"),
      AVIF: await plain(16, 16).avif({ effort: 0 }).toBuffer(),
      TIFF: await plain(8, 8).tiff().toBuffer(),
      HTML: Buffer.from("<!doctype html><script>alert(1)</script>"),
      PDF: Buffer.from("%PDF-1.7\n%%EOF"),
      noise: randomBytes(4096),
      nothing: Buffer.alloc(0),
    };
    for (const [name, bytes] of Object.entries(hostile)) {
      await expect(upload(ctx, bytes), name).rejects.toMatchObject({ code: "UNSUPPORTED_MEDIA" });
    }
    expect(await system.db.storedFile.count({ where: { parentId: ctx.parentId } })).toBe(0);
  });

  it("16.30: is taken as GIF and WebP for a profile, and named where it can't be", async () => {
    const ctx = await signedInParent(system);
    for (const format of ["gif", "webp"] as const) {
      const bytes = await plain(40, 30)[format]().toBuffer();
      await expect(upload(ctx, bytes)).resolves.toMatchObject({ mime: "image/jpeg" });
      await expect(upload(ctx, bytes, "character")).rejects.toMatchObject({
        message: expect.stringMatching(/^This is a (?:GIF|WebP) picture/) as string,
      });
    }
    const heic = Buffer.concat([
      Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1"),
      Buffer.alloc(50),
    ]);
    await expect(upload(ctx, heic)).rejects.toMatchObject({
      message: expect.stringMatching(/^This is a HEIC picture/) as string,
    });
  });

  it("is refused when it has more pixels than anybody needs", async () => {
    const ctx = await signedInParent(system);
    const many = await plain(5_000, 5_000).png().toBuffer();
    const wide = await plain(8_001, 10).png().toBuffer();
    for (const bytes of [many, wide]) {
      const failure = await upload(ctx, bytes).catch((error: unknown) => error);
      expect(["VALIDATION", "UNSUPPORTED_MEDIA"]).toContain((failure as { code?: string }).code);
    }
  });

  it("is its parent's alone", async () => {
    const ctx = await signedInParent(system);
    const stranger = await signedInParent(system);
    const { fileUrl } = await uploadPhoto(ctx, { bytes: jpeg, purpose: "profile" });
    await expect(openFile(stranger, idOf(fileUrl))).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("counts for the account's limit", async () => {
    const ctx = await signedInParent(system);
    const { fileUrl } = await uploadPhoto(ctx, { bytes: jpeg, purpose: "profile" });
    await system.db.storedFile.update({ where: { id: idOf(fileUrl) }, data: { bytes: 200 * MEGABYTE } });
    await expect(upload(ctx, jpeg)).rejects.toMatchObject({ code: "LIMIT_REACHED" });
  });

  it("survives eight at once", async () => {
    const ctx = await signedInParent(system);
    const files = await Promise.all(Array.from({ length: 8 }, () => upload(ctx, jpeg)));
    for (const file of files) expect(file.bytes.equals(files[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
  });
});

describe("a photo for a story", () => {
  it("records the consent each time and is gone after a day", async () => {
    const ctx = await signedInParent(system);
    await uploadPhoto(ctx, { bytes: jpeg, purpose: "character", consent });
    const { fileUrl } = await uploadPhoto(ctx, { bytes: jpeg, purpose: "character", consent });
    const consents = await system.db.consent.findMany({ where: { parentId: ctx.parentId } });
    expect(consents).toHaveLength(2);
    expect(consents[0]).toMatchObject({
      purpose: "child-photo-character",
      textVersion: consent,
      method: "email_confirmation",
      withdrawnAt: null,
    });
    expect(consents[0]?.evidence).toMatch(/^sha256:[0-9a-f]{64}$/);

    const { storageKey } = await system.db.storedFile.findUniqueOrThrow({ where: { id: idOf(fileUrl) } });
    const almost = { ...systemContext(system), now: () => new Date(Date.now() + 23.9 * 3600 * 1000) };
    await sweepFiles(almost);
    expect((await openFile(ctx, idOf(fileUrl))).kind).toBe("ai_photo");
    const later = new Date(Date.now() + 24.1 * 3600 * 1000);
    await expect(openFile({ ...ctx, now: () => later }, idOf(fileUrl))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await sweepFiles({ ...systemContext(system), now: () => later });
    expect(await system.db.storedFile.count({ where: { parentId: ctx.parentId } })).toBe(0);
    await expect(system.storage.get(storageKey)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("needs no consent for a profile", async () => {
    const ctx = await signedInParent(system);
    await uploadPhoto(ctx, { bytes: jpeg, purpose: "profile" });
    expect(await system.db.consent.count({ where: { parentId: ctx.parentId } })).toBe(0);
  });
});
