import { randomUUID } from "node:crypto";
import { identifyCaller } from "@/lib/features/accounts/sessions/identify-caller";
import { acceptInvitation } from "@/lib/features/family/accept-invitation";
import { invite } from "@/lib/features/family/invite";
import type { Context } from "@/lib/platform/context";
import { signAccessToken } from "@/lib/platform/tokens/access-token";
import { requireParentActor } from "@/lib/shared/actor";
import { linkIn, runJobs, type AccountsSystem } from "@/tests/integration/accounts/run-jobs";
import { signedInParent } from "@/tests/support/family";
import { aBook } from "@/tests/support/library";

export type Grown = Context & { parentId: string };

export const emailOf = ({ actor }: Context): string => requireParentActor(actor).email;

let network = 0;
/** Somebody who has not asked before. */
export const fromElsewhere = (): string => {
  network += 1;
  return `198.51.${Math.floor(network / 250)}.${network % 250}`;
};

/** The same person with the next call: who that is and whose stories they read is looked up anew, as with each request. */
export async function again(ctx: Grown): Promise<Grown> {
  const { parentId, sessionId } = requireParentActor(ctx.actor);
  const lifetime = { issuedAt: new Date(), expiresAt: new Date(Date.now() + 3_600_000) };
  const session = { parentId, sessionId, fingerprintHash: null };
  const bearer = await signAccessToken(ctx.config.AUTH_SECRET, session, lifetime);
  const actor = await identifyCaller(ctx, { bearer, sessionCookie: null, fingerprintCookie: null });
  return { ...ctx, actor };
}

/** A family with one child and one story. */
export async function aFamily(system: AccountsSystem, firstName: string, childName: string) {
  const ctx = await signedInParent(system, { firstName });
  const { parentId } = ctx;
  const child = await system.db.child.create({
    data: { parentId, name: childName, age: 6, gender: "Girl", readingLevel: "Emerging" },
    select: { id: true },
  });
  const bookId = await aBook(system, {
    parentId,
    childId: child.id,
    childName,
    title: `${childName}’s Kite`,
  });
  return { ctx, parentId, childId: child.id, bookId };
}

export const inviteFrom = (ctx: Context, email: string) => invite(ctx, { email, address: fromElsewhere() });

/** The token in the newest invitation that was mailed to an address. */
export async function mailedTo(system: AccountsSystem, email: string): Promise<string> {
  await runJobs(system);
  return linkIn(system, email, "/join-family").searchParams.get("token") ?? "";
}

export const accept = (ctx: Context, token: string) =>
  acceptInvitation(ctx, { token, address: fromElsewhere() });

/** Invited, mailed and accepted; the reader as of the next call. */
export async function join(system: AccountsSystem, owner: Context, reader: Grown): Promise<Grown> {
  await inviteFrom(owner, emailOf(reader));
  await accept(reader, await mailedTo(system, emailOf(reader)));
  return again(reader);
}

export async function aStoredFile(
  system: AccountsSystem,
  parentId: string,
  kind: "picture" | "narration" | "profile_photo" | "pdf",
) {
  const storageKey = randomUUID();
  await system.storage.put(storageKey, Buffer.from("bytes"));
  const facts = { kind, storageKey, mime: "image/jpeg", bytes: 5, sha256: new Uint8Array(32) };
  return (await system.db.storedFile.create({ data: { parentId, ...facts }, select: { id: true } })).id;
}

export async function aVoice(system: AccountsSystem, bookId: string, voice: string, fileId: string) {
  const page = {
    pageNumber: 0,
    textSha256: new Uint8Array(32),
    durationMs: 9,
    by: "word",
    words: [],
    fileId,
  } as const;
  const data = {
    bookId,
    level: "Emerging",
    voice,
    status: "ready",
    finishedAt: new Date(),
    pages: { create: page },
  } as const;
  return (await system.db.narration.create({ data, select: { id: true } })).id;
}
