import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { childInput } from "@/lib/features/children/contract";
import { createChild } from "@/lib/features/children/create-child";
import { deleteChild } from "@/lib/features/stories/erasure/delete-child";
import { getChild } from "@/lib/features/children/get-child";
import { listChildren } from "@/lib/features/children/list-children";
import { updateChild } from "@/lib/features/children/update-child";
import { storeFile } from "@/lib/features/uploads/store-file";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { aChild, signedInParent, subscribe } from "@/tests/support/family";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;

beforeAll(async () => {
  system = await workerDatabase();
});

async function subscribedParent(plan: "basic" | "family" = "basic") {
  const ctx = await signedInParent(system);
  await subscribe(system, ctx.parentId, plan);
  return ctx;
}

async function aPhoto(ctx: Context): Promise<{ id: string; url: string }> {
  const parent = requireParent(ctx.actor);
  const id = await storeFile(ctx, {
    parent,
    kind: "profile_photo",
    mime: "image/jpeg",
    bytes: Buffer.from(randomUUID()),
  });
  return { id, url: `/api/files/${id}` };
}

const filePresent = async (id: string) => (await system.db.storedFile.count({ where: { id } })) === 1;

describe("child profiles", () => {
  it("come back as they were entered, in the order of their making", async () => {
    const ctx = await subscribedParent("family");
    const names = ["Zoë", "O’Connor-Łukasz", "小さい", "مريم", "Sam 🦊", "x".repeat(50)];
    for (const name of names) await createChild(ctx, childInput.parse({ ...aChild(), name }));
    const children = await listChildren(ctx);
    expect(children.map(({ name }) => name)).toEqual(names);
    expect(children[0]).toMatchObject({
      age: 6,
      gender: "Girl",
      interests: ["Space", "Animals"],
      readingLevel: "Emerging",
      profileImage: null,
      totalBooks: 0,
      readingTime: 0,
      totalBadges: 0,
      badges: [],
    });
  });

  it("23.7: take no sentence for a name, and no name that an order would be refused for", async () => {
    const ctx = await subscribedParent();
    const profile = childInput.parse(aChild());
    const { id } = await createChild(ctx, profile);
    for (const told of ["He lives at Elm Street", "She goes to Oak School"]) {
      const faults = childInput.safeParse({ ...profile, name: told }).error?.issues;
      expect(faults).toMatchObject([{ path: ["name"], message: "Please give a name only, not a sentence" }]);
    }
    const rude = { ...profile, name: "Fucker" };
    const where = { ...profile, name: "12 Elm Street" };
    for (const named of [rude, where]) {
      const refused = { code: "REFUSED", details: { name: expect.stringContaining("the name") } };
      await expect(createChild(ctx, named)).rejects.toMatchObject(refused);
      await expect(updateChild(ctx, { id, profile: named })).rejects.toMatchObject(refused);
    }
    expect(await listChildren(ctx)).toMatchObject([{ id, name: profile.name }]);
    // Whoever had one before keeps nobody from changing the rest.
    await ctx.db.child.update({ where: { id }, data: { name: "Demon" } });
    const older = { ...profile, name: "Demon", age: profile.age + 1 };
    expect(await updateChild(ctx, { id, profile: older })).toMatchObject({ name: "Demon", age: older.age });
  });

  it("16.45: take no word for the reading voice that an order would be refused for", async () => {
    const ctx = await subscribedParent();
    const profile = childInput.parse(aChild());
    const { id } = await createChild(ctx, profile);
    const rude = { ...profile, sayAs: "you fucker" };
    const refused = { code: "REFUSED", details: { sayAs: expect.stringContaining("A word in the name") } };
    await expect(createChild(ctx, rude)).rejects.toMatchObject(refused);
    await expect(updateChild(ctx, { id, profile: rude })).rejects.toMatchObject(refused);
    expect(await listChildren(ctx)).toMatchObject([{ id, sayAs: null }]);
  });

  it("16.4: are not undone by a tab that read them earlier; the same field twice is refused", async () => {
    const ctx = await subscribedParent();
    const profile = childInput.parse({ ...aChild(), name: "Ada", age: 6 });
    const { id, name, age, interests, look } = await createChild(ctx, profile);
    const read = { name, age, interests, look, profilePhotoUrl: null };
    const photo = await aPhoto(ctx);
    const one = { ...profile, age: 7, profilePhotoUrl: photo.url, read };
    await updateChild(ctx, { id, profile: one });
    const two = { ...profile, name: "Ida", profilePhotoUrl: null, read };
    expect(await updateChild(ctx, { id, profile: two })).toMatchObject({
      name: "Ida",
      age: 7,
      profilePhotoUrl: photo.url,
    });
    await expect(updateChild(ctx, { id, profile: { ...profile, name: "Eda", read } })).rejects.toMatchObject({
      code: "CONFLICT",
      details: { name: "Changed meanwhile to: Ida." },
    });
    const contenders = Array.from({ length: 8 }, (_, index) =>
      updateChild(ctx, { id, profile: { ...profile, name: `Eda ${index}`, read: { ...read, name: "Ida" } } }),
    );
    const ends = await Promise.allSettled(contenders);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("are not undone in how the name is said either", async () => {
    const ctx = await subscribedParent();
    const profile = childInput.parse({ ...aChild(), name: "Siobhán", sayAs: "" });
    const { id } = await createChild(ctx, profile);
    const read = { name: "Siobhán", sayAs: null };
    await updateChild(ctx, { id, profile: { ...profile, sayAs: "shiv awn", read } });
    const older = { ...profile, age: 9, sayAs: null, read };
    expect(await updateChild(ctx, { id, profile: older })).toMatchObject({ age: 9, sayAs: "shiv awn" });
    await expect(updateChild(ctx, { id, profile: { ...older, sayAs: "sha von" } })).rejects.toMatchObject({
      code: "CONFLICT",
      details: { sayAs: "Changed meanwhile to: shiv awn." },
    });
  });

  it("16.4: keep the photo that another tab chose; the second one is asked for again", async () => {
    const ctx = await subscribedParent();
    const profile = childInput.parse(aChild());
    const { id } = await createChild(ctx, profile);
    const [first, second] = [await aPhoto(ctx), await aPhoto(ctx)];
    const save = (url: string, readUrl: string | null) =>
      updateChild(ctx, {
        id,
        profile: { ...profile, profilePhotoUrl: url, read: { profilePhotoUrl: readUrl } },
      });
    await save(first.url, null);
    await expect(save(second.url, null)).rejects.toMatchObject({
      code: "CONFLICT",
      details: { profileImage: expect.any(String) },
    });
    expect(await filePresent(first.id)).toBe(true);
    // The same wish twice is none against the other.
    expect(await save(first.url, null)).toMatchObject({ profilePhotoUrl: first.url });
    expect(await save(second.url, first.url)).toMatchObject({ profilePhotoUrl: second.url });
    expect(await filePresent(first.id)).toBe(false);
  });

  it("stop at the plan's limit, and say so", async () => {
    const ctx = await signedInParent(system);
    await createChild(ctx, aChild());
    await expect(createChild(ctx, aChild())).rejects.toMatchObject({
      code: "LIMIT_REACHED",
      message: "Your plan has room for 1 child profile. Choose a larger plan to add more.",
    });
  });

  it("stay within the limit when sixteen are added at once", async () => {
    const ctx = await subscribedParent("basic");
    const tries = await Promise.allSettled(Array.from({ length: 16 }, () => createChild(ctx, aChild())));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const refused = tries.flatMap((result) =>
      result.status === "rejected" ? [result.reason as unknown] : [],
    );
    for (const reason of refused) expect(reason).toMatchObject({ code: "LIMIT_REACHED" });
    expect(await listChildren(ctx)).toHaveLength(3);
  });

  it("make room again when one is deleted", async () => {
    const ctx = await signedInParent(system);
    const first = await createChild(ctx, aChild());
    await deleteChild(ctx, { id: first.id });
    const second = await createChild(ctx, aChild({ name: "Ben" }));
    expect(await listChildren(ctx)).toEqual([second]);
  });

  it("of others are not there", async () => {
    const owner = await signedInParent(system);
    const child = await createChild(owner, aChild());
    const stranger = await signedInParent(system);
    const answers = [
      () => getChild(stranger, child.id),
      () => updateChild(stranger, { id: child.id, profile: aChild({ name: "Stolen" }) }),
      () => deleteChild(stranger, { id: child.id }),
      () => getChild(stranger, randomUUID()),
    ];
    for (const answer of answers) {
      await expect(answer()).rejects.toMatchObject({ code: "NOT_FOUND", message: "Resource not found." });
    }
    expect(await getChild(owner, child.id)).toEqual(child);
  });

  it("change as a whole, interests in their new order", async () => {
    const ctx = await signedInParent(system);
    const { id } = await createChild(ctx, aChild());
    const profile = aChild({
      name: "Ada Lou",
      age: 7,
      interests: ["Music", "Space", "Art"],
      look: { glasses: true },
    });
    await updateChild(ctx, { id, profile });
    expect(await getChild(ctx, id)).toMatchObject({
      name: "Ada Lou",
      age: 7,
      interests: ["Music", "Space", "Art"],
      look: { glasses: true },
    });
  });

  it("count what is in the library, in the reading log and on the shelf of badges", async () => {
    const ctx = await signedInParent(system);
    const { id } = await createChild(ctx, aChild());
    const draft = {
      parentId: ctx.parentId,
      childId: id,
      childName: "Ada",
      title: "A",
      theme: "science" as const,
      level: "Emerging" as const,
      writer: "classic",
      illustrator: "classic",
      shape: "quest",
      levelReport: {},
      heroLook: {},
    };
    const pdf = await aPhoto(ctx);
    const finished = { ...draft, status: "completed" as const, finishedAt: new Date(), pdfFileId: pdf.id };
    const book = await system.db.book.create({ data: finished });
    await system.db.book.createMany({ data: [draft, { ...finished, deletedAt: new Date() }] });
    await system.db.readingEvent.createMany({
      data: [61, 58].map((activeSeconds, index) => ({
        id: randomUUID(),
        parentId: ctx.parentId,
        childId: id,
        bookId: book.id,
        pageNumber: index + 1,
        activeSeconds,
        occurredAt: new Date(),
      })),
    });
    await system.db.badge.create({ data: { childId: id, badge: "first-story", bookId: book.id } });
    expect(await getChild(ctx, id)).toMatchObject({
      totalBooks: 1,
      readingTime: 2,
      totalBadges: 1,
      badges: ["First story"],
    });
  });
});

describe("a profile photo", () => {
  it("is shown, replaced and removed with its bytes", async () => {
    const ctx = await signedInParent(system);
    const first = await aPhoto(ctx);
    const child = await createChild(ctx, aChild({ profileImage: first.url }));
    expect(child).toMatchObject({ profileImage: first.url, profilePhotoUrl: first.url });

    const second = await aPhoto(ctx);
    await updateChild(ctx, { id: child.id, profile: aChild({ profilePhotoUrl: second.url }) });
    expect(await filePresent(first.id)).toBe(false);

    const silent = childInput.parse({ name: "Ada", age: 6, gender: "Girl", interests: ["Art"] });
    expect(await updateChild(ctx, { id: child.id, profile: silent })).toMatchObject({
      profileImage: second.url,
    });

    const { storageKey } = await system.db.storedFile.findUniqueOrThrow({ where: { id: second.id } });
    await deleteChild(ctx, { id: child.id });
    expect(await filePresent(second.id)).toBe(false);
    await expect(system.storage.get(storageKey)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("has to be an upload of the same parent", async () => {
    const stranger = await signedInParent(system);
    const theirs = await aPhoto(stranger);
    const ctx = await signedInParent(system);
    const urls = [
      theirs.url,
      `/api/files/${randomUUID()}`,
      `https://example.test${theirs.url}`,
      `//example.test${theirs.url}`,
      "http://localhost:3000.example.test/api/files/x",
      "file:///etc/passwd",
      "data:image/png;base64,AAAA",
    ];
    for (const profileImage of urls) {
      await expect(createChild(ctx, aChild({ profileImage }))).rejects.toMatchObject({
        code: "VALIDATION",
        details: { profileImage: "Please upload the picture again." },
      });
    }
    expect(await listChildren(ctx)).toEqual([]);
  });

  it("stays with the other profile that shows it", async () => {
    const ctx = await subscribedParent("basic");
    const photo = await aPhoto(ctx);
    const one = await createChild(ctx, aChild({ profileImage: photo.url }));
    const two = await createChild(ctx, aChild({ name: "Twin", profileImage: photo.url }));
    await deleteChild(ctx, { id: one.id });
    expect(await getChild(ctx, two.id)).toMatchObject({ profileImage: photo.url });
    expect(await filePresent(photo.id)).toBe(true);
  });

  it("goes with the last of eight profiles that show it, when all are deleted at once", async () => {
    const ctx = await subscribedParent("family");
    const photo = await aPhoto(ctx);
    const ids: string[] = [];
    for (let number = 1; number <= 8; number += 1) {
      ids.push((await createChild(ctx, aChild({ name: `Twin ${number}`, profileImage: photo.url }))).id);
    }
    await Promise.all(ids.map((id) => deleteChild(ctx, { id })));
    expect(await listChildren(ctx)).toEqual([]);
    expect(await filePresent(photo.id)).toBe(false);
  });
});
