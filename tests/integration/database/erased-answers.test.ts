import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { updatePersonalInfo } from "@/lib/features/accounts/profile/update-personal-info";
import { askEmailChange } from "@/lib/features/addresses/ask-email-change";
import { withdrawEmailChange } from "@/lib/features/addresses/withdraw-email-change";
import { createChild } from "@/lib/features/children/create-child";
import { updateChild } from "@/lib/features/children/update-child";
import { removeOwnComment } from "@/lib/features/comments/remove-own-comment";
import { writeComment } from "@/lib/features/comments/write-comment";
import { answerOnce } from "@/lib/features/operations/answer-once";
import { deleteBook } from "@/lib/features/stories/erasure/delete-book";
import { deleteChild } from "@/lib/features/stories/erasure/delete-child";
import { renameBook } from "@/lib/features/stories/revising/rename-book";
import type { Context } from "@/lib/platform/context";
import { requireParentActor } from "@/lib/shared/actor";
import { aChild, signedInParent } from "@/tests/support/family";
import { aBook } from "@/tests/support/library";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

type Family = Context & { parentId: string };
type Work<T> = (ctx: Context) => Promise<T>;

let system: TestSystem;
beforeAll(async () => {
  system = await workerDatabase();
});

/** A call with this key, as often as it is made. */
async function asked<T>(family: Family, key: string, work: Work<T>): Promise<T> {
  const toAnswer = (result: T) => ({ status: 200, body: JSON.stringify(result) });
  const request = { key, method: "PUT", path: "/api/something", body: null };
  const outcome = await answerOnce(family, request, { work, toAnswer });
  return "kept" in outcome ? (JSON.parse(outcome.kept.body) as T) : outcome.result;
}

async function keptOf({ parentId }: Family): Promise<string> {
  const rows = await system.db.keptAnswer.findMany({ where: { parentId } });
  return rows.map(({ body }) => body).join("");
}

const twice = () => expect.unreachable("done again") as Promise<never>;
const refused = (family: Family, key: string) =>
  expect(asked(family, key, twice)).rejects.toMatchObject({
    code: "CONFLICT",
    message: /changed or deleted/,
  });

const wondersOf = (family: Family, childId: string) =>
  aBook(system, { parentId: family.parentId, childId, childName: "Zorabina", title: "Zorabina's Boat" });

const personOf = (ctx: Context) => {
  const { firstName, lastName, email } = requireParentActor(ctx.actor);
  return { firstName, lastName, email };
};

describe("23.6: a kept answer goes with what it tells", () => {
  it("has no name of a deleted child, and a repeated key makes no second one", async () => {
    const family = await signedInParent(system);
    const { id } = await asked(family, "made", (ctx) => createChild(ctx, aChild({ name: "Zorabina" })));
    const book = await wondersOf(family, id);
    const titled = (ctx: Context) => renameBook(ctx, { id: book, title: "Zorabina at Sea" });
    await asked(family, "told", titled);
    expect(await keptOf(family)).toContain("Zorabina");

    await deleteChild(family, { id });
    expect(await keptOf(family)).not.toContain("Zorabina");
    await refused(family, "made");
    await refused(family, "told");
    expect(await system.db.child.count({ where: { parentId: family.parentId } })).toBe(0);
  });

  it("has no title and no name of a deleted story", async () => {
    const family = await signedInParent(system);
    const { id } = await createChild(family, aChild({ name: "Zorabina" }));
    const book = await wondersOf(family, id);
    await asked(family, "told", (ctx) => renameBook(ctx, { id: book, title: "Zorabina at Sea" }));
    await deleteBook(family, book);
    expect(await keptOf(family)).toBe("");
    await refused(family, "told");
  });

  it("has no name that a child or a parent had before", async () => {
    const family = await signedInParent(system);
    const first = aChild({ name: "Zorabina", sayAs: 'Zo "ra" bina' });
    const { id } = await asked(family, "made", (ctx) => createChild(ctx, first));
    const renamed = (ctx: Context) =>
      updateChild(ctx, { id, profile: { ...first, name: "Ada", sayAs: null } });
    await asked(family, "renamed", renamed);
    const me = (phoneNumber: string | null) => (ctx: Context) =>
      updatePersonalInfo(ctx, { ...personOf(ctx), phoneNumber });
    await asked(family, "phone", me("+44 20 7946 0018"));
    await updatePersonalInfo(family, { ...personOf(family), phoneNumber: null });

    expect(await keptOf(family)).not.toMatch(/Zo|7946/);
    await refused(family, "made");
    await refused(family, "phone");
    // What it tells is as it was: the same again.
    expect(await asked(family, "renamed", twice)).toMatchObject({ id, name: "Ada" });
  });

  it("has nothing of a comment or an address that was taken back", async () => {
    const family = await signedInParent(system);
    const words = { slug: "two-languages-one-bedtime", text: "We read in two languages." };
    const { id } = await asked(family, "comment", (ctx) => writeComment(ctx, words));
    const newEmail = `zorabina-${randomUUID()}@example.test`;
    await asked(family, "address", (ctx) => askEmailChange(ctx, { newEmail, address: randomUUID() }));
    expect(await keptOf(family)).toMatch(/two languages[^]*zorabina/);
    await removeOwnComment(family, id);
    await withdrawEmailChange(family);
    expect(await keptOf(family)).toBe("");
    await refused(family, "comment");
    await refused(family, "address");
  });

  it("has nothing of a reader, a passkey or a program's address that is gone", async () => {
    const { db } = system;
    const family = await signedInParent(system);
    const { parentId } = family;
    const key = { credentialId: randomUUID(), publicKey: new Uint8Array(1), counter: 0, isSynced: false };
    const rows = {
      reader: await db.recordedVoice.create({ data: { parentId, label: "Grandad Joe" } }),
      passkey: await db.passkey.create({ data: { parentId, device: "Safari on iPhone", ...key } }),
      program: await db.webhook.create({ data: { parentId, url: "https://hooks.example.test/zorabina" } }),
    };
    const views = {
      reader: { voice: `own:${rows.reader.id}`, reader: rows.reader.label },
      passkey: { passkeys: [{ id: rows.passkey.id, device: rows.passkey.device }] },
      program: { id: rows.program.id, url: rows.program.url },
    };
    for (const [name, view] of Object.entries(views)) await asked(family, name, () => Promise.resolve(view));
    await db.recordedVoice.delete({ where: { id: rows.reader.id } });
    await db.passkey.delete({ where: { id: rows.passkey.id } });
    await db.webhook.delete({ where: { id: rows.program.id } });
    expect(await keptOf(family)).toBe("");
    for (const name of Object.keys(views)) await refused(family, name);
  });

  it("tells nobody who read with the family of what is gone, and nothing at all once the reading has ended", async () => {
    const [owner, reader] = [await signedInParent(system), await signedInParent(system)];
    const { id } = await createChild(owner, aChild({ name: "Zorabina" }));
    const between = { ownerId: owner.parentId, readerId: reader.parentId };
    const membership = await system.db.familyMember.create({ data: between });
    await asked(reader, "seen", () => Promise.resolve({ id, name: "Zorabina" }));
    await asked(reader, "voice", () => Promise.resolve({ progress: 7 }));
    await deleteChild(owner, { id });
    expect(await keptOf(reader)).toBe('{"progress":7}');
    await refused(reader, "seen");
    await system.db.familyMember.delete({ where: { id: membership.id } });
    expect(await keptOf(reader)).toBe("");
    await refused(reader, "voice");
  });

  it("stays where it tells of somebody else", async () => {
    const [family, other] = [await signedInParent(system), await signedInParent(system)];
    const make = (ctx: Context) => createChild(ctx, aChild({ name: "Zorabina" }));
    const { id } = await asked(family, "made", make);
    const child = await asked(other, "made", make);
    await deleteChild(family, { id });
    expect(await asked(other, "made", twice)).toEqual(child);
  });
});
