import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import { aiBookInput } from "@/lib/features/stories/contract";
import { getBook } from "@/lib/features/stories/library/get-book";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { CHARACTER_NOTE } from "@/lib/features/stories/rules";
import { startAiBook } from "@/lib/features/stories/ordering/start-ai-book";
import { uploadPhoto } from "@/lib/features/uploads/upload-photo";
import { createChild } from "@/lib/features/children/create-child";
import { aChild, signedInParent } from "@/tests/support/family";
import { aFamily, aWish, creditsOf, runOrder, type Family } from "@/tests/support/orders";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

const consent = CONSENT_TEXTS["child-photo-character"].version;

let system: TestSystem;
let photo: Buffer;

beforeAll(async () => {
  system = await workerDatabase();
  photo = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#c84" } })
    .jpeg()
    .toBuffer();
});

const wished = (family: Family, childPhotoUrl: string, characterStyle = "superhero") =>
  aiBookInput.parse({ bookRequest: aWish(family.childId), childPhotoUrl, characterStyle });

const photosOf = (parentId: string) => system.db.storedFile.count({ where: { parentId, kind: "ai_photo" } });

describe("a story with the child as a drawn character", () => {
  it("has the hero in the chosen style, says what became of the photo, and deletes it", async () => {
    const family = await aFamily(system);
    const { fileUrl } = await uploadPhoto(family.ctx, { bytes: photo, purpose: "character", consent });
    const input = wished(family, `http://localhost:3000${fileUrl}`, "Brave Knight");
    const { id } = await startAiBook(family.ctx, { input, idempotencyKey: null });
    await runOrder(system, id);
    const job = await getBookJob(family.ctx, id);
    expect(job).toMatchObject({ status: "COMPLETED", message: CHARACTER_NOTE });
    const book = await getBook(family.ctx, job.bookId ?? "");
    const stored = await system.db.book.findUniqueOrThrow({
      where: { id: book.id },
      select: { heroLook: true },
    });
    expect(stored.heroLook).toMatchObject({ style: "brave-knight" });
    expect(await photosOf(family.parentId)).toBe(0);
  });

  it("deletes the photo also when the story fails", async () => {
    const family = await aFamily(system);
    const { fileUrl } = await uploadPhoto(family.ctx, { bytes: photo, purpose: "character", consent });
    const { id } = await startAiBook(family.ctx, { input: wished(family, fileUrl), idempotencyKey: null });
    await system.db.child.update({ where: { id: family.childId }, data: { deletedAt: new Date() } });
    await runOrder(system, id);
    expect(await getBookJob(family.ctx, id)).toMatchObject({ status: "FAILED" });
    expect(await photosOf(family.parentId)).toBe(0);
  });

  it("takes the caller's own photo only, and costs nothing otherwise", async () => {
    const family = await aFamily(system);
    const stranger = await signedInParent(system);
    const theirs = await uploadPhoto(stranger, { bytes: photo, purpose: "character", consent });
    const profile = await uploadPhoto(family.ctx, { bytes: photo, purpose: "profile" });
    await createChild(family.ctx, aChild({ profileImage: profile.fileUrl }));
    const urls = [
      theirs.fileUrl,
      profile.fileUrl,
      `/api/files/${randomUUID()}`,
      "https://example.test/photo.jpg",
      "http://169.254.169.254/latest/meta-data",
      `${profile.fileUrl}/../${randomUUID()}`,
    ];
    for (const url of urls) {
      const order = startAiBook(family.ctx, { input: wished(family, url), idempotencyKey: null });
      await expect(order, url).rejects.toMatchObject({
        code: "VALIDATION",
        details: { childPhotoUrl: "Please upload the picture again." },
      });
    }
    expect(await creditsOf(system, family.parentId)).toMatchObject({ reserved: 0, RESERVE: 0 });
  });

  it("takes an upload that nothing uses yet, and deletes it with the story", async () => {
    const family = await aFamily(system);
    const { fileUrl } = await uploadPhoto(family.ctx, { bytes: photo, purpose: "profile" });
    const { id } = await startAiBook(family.ctx, { input: wished(family, fileUrl), idempotencyKey: null });
    await runOrder(system, id);
    expect(await getBookJob(family.ctx, id)).toMatchObject({ status: "COMPLETED", message: CHARACTER_NOTE });
    expect(await system.db.storedFile.count({ where: { id: fileUrl.split("/").at(-1) ?? "" } })).toBe(0);
  });

  it("answers the same order with its key although the photo is gone by then", async () => {
    const family = await aFamily(system);
    const { fileUrl } = await uploadPhoto(family.ctx, { bytes: photo, purpose: "character", consent });
    const order = () => startAiBook(family.ctx, { input: wished(family, fileUrl), idempotencyKey: "once" });
    const first = await order();
    await runOrder(system, first.id);
    expect(await order()).toMatchObject({ id: first.id, status: "COMPLETED" });
  });
});
