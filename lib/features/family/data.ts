import "server-only";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

type Bytes = Uint8Array<ArrayBuffer>;

const INVITATION = { id: true, email: true, sentAt: true, expiresAt: true, answer: true } as const;

export type InvitationRow = {
  id: string;
  email: string;
  sentAt: Date;
  expiresAt: Date;
  answer: string | null;
};

export const findInvitations = (db: DbOrTx, owner: ParentScope): Promise<InvitationRow[]> =>
  db.familyInvitation.findMany({ where: { parentId: owner }, select: INVITATION, orderBy: { id: "asc" } });

export const findInvitation = (db: DbOrTx, owner: ParentScope, id: string): Promise<InvitationRow | null> =>
  db.familyInvitation.findFirst({ where: { id, parentId: owner }, select: INVITATION });

type Person = { email: string; firstName: string; lastName: string };
const PERSON = { email: true, firstName: true, lastName: true } as const;
export type MemberRow = { id: string; joinedAt: Date; person: Person };

/** Who reads with this parent. */
export async function findReaders(db: DbOrTx, owner: ParentScope): Promise<MemberRow[]> {
  const rows = await db.familyMember.findMany({
    where: { ownerId: owner },
    select: { id: true, joinedAt: true, reader: { select: PERSON } },
    orderBy: { id: "asc" },
  });
  return rows.map(({ reader, ...row }) => ({ ...row, person: reader }));
}

/** Whose children this parent reads with, also where that family is about to go. */
export async function findReadsWith(db: DbOrTx, reader: ParentScope): Promise<MemberRow[]> {
  const rows = await db.familyMember.findMany({
    where: { readerId: reader },
    select: { id: true, joinedAt: true, owner: { select: PERSON } },
    orderBy: { id: "asc" },
  });
  return rows.map(({ owner, ...row }) => ({ ...row, person: owner }));
}

/** Holds an account until the transaction ends: one change of its family at a time. */
export async function lockFamily(tx: Tx, parent: ParentScope): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM parents WHERE id = ${parent}::uuid FOR NO KEY UPDATE`;
}

/** Holds both accounts, in one order for everybody. Says which of them are there and not about to go. */
export async function lockBoth(tx: Tx, ids: [string, string]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string; isThere: boolean }[]>`
    SELECT id, deleted_at IS NULL AND deletion_due_at IS NULL AS "isThere"
    FROM parents WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
  return rows.filter(({ isThere }) => isThere).map(({ id }) => id);
}

type Sent = { tokenHash: Bytes; sentAt: Date; expiresAt: Date };

/** Takes the place of an earlier one to this address, whose link ends with it. */
export async function putInvitation(
  tx: Tx,
  owner: ParentScope,
  { email, ...sent }: Sent & { email: string },
): Promise<string> {
  await tx.familyInvitation.deleteMany({ where: { parentId: owner, email } });
  const row = await tx.familyInvitation.create({
    data: { parentId: owner, email, ...sent },
    select: { id: true },
  });
  return row.id;
}

export async function deleteInvitation(tx: Tx, owner: ParentScope, id: string): Promise<boolean> {
  const { count } = await tx.familyInvitation.deleteMany({ where: { id, parentId: owner } });
  return count > 0;
}

const ASKED = {
  id: true,
  parentId: true,
  email: true,
  answer: true,
  parent: { select: { email: true, firstName: true } },
} as const;

const isThere = (now: Date) => ({
  expiresAt: { gt: now },
  parent: { deletedAt: null, deletionDueAt: null },
});

/** By a link, or by its id for the account of a proven address. */
export type WhichInvitation = { tokenHash: Bytes } | { id: string; email: string };

/** An invitation, also one that was answered, as long as its family is there. */
export const findAsked = (db: DbOrTx, which: WhichInvitation, now: Date) =>
  db.familyInvitation.findFirst({ where: { ...which, ...isThere(now) }, select: ASKED });
export type AskedInvitation = NonNullable<Awaited<ReturnType<typeof findAsked>>>;

/** Those that wait for the account of this address. */
export const findAskedBy = (
  db: DbOrTx,
  { parent, email, now }: { parent: ParentScope; email: string; now: Date },
) =>
  db.familyInvitation.findMany({
    where: { email, answer: null, NOT: { parentId: parent }, ...isThere(now) },
    select: ASKED,
    orderBy: { id: "asc" },
  });

export type InvitationAnswer = "accepted" | "declined";

/** False where somebody has answered before. */
export async function answerInvitation(
  tx: Tx,
  id: string,
  { answer, now }: { answer: InvitationAnswer; now: Date },
): Promise<boolean> {
  const { count } = await tx.familyInvitation.updateMany({
    where: { id, answer: null },
    data: { answer, answeredAt: now },
  });
  return count > 0;
}

export const countReaders = (tx: Tx, ownerId: string): Promise<number> =>
  tx.familyMember.count({ where: { ownerId } });

export const countFamilies = (tx: Tx, reader: ParentScope): Promise<number> =>
  tx.familyMember.count({ where: { readerId: reader } });

export async function insertMember(
  tx: Tx,
  member: { ownerId: string; readerId: string; joinedAt: Date },
): Promise<void> {
  await tx.familyMember.createMany({ data: [member], skipDuplicates: true });
}

const ENDED = {
  id: true,
  ownerId: true,
  readerId: true,
  owner: { select: { ...PERSON, deletedAt: true } },
  reader: { select: { ...PERSON, deletedAt: true } },
} as const;

/** A membership that this parent may end: their own family's, or their own in another. */
export const findMembership = (db: DbOrTx, parent: ParentScope, id: string) =>
  db.familyMember.findFirst({
    where: { id, OR: [{ ownerId: parent }, { readerId: parent }] },
    select: ENDED,
  });

export async function deleteMembership(tx: Tx, id: string): Promise<boolean> {
  const { count } = await tx.familyMember.deleteMany({ where: { id } });
  return count > 0;
}

export async function deleteInvitationsEndedBefore(db: DbOrTx, before: Date): Promise<number> {
  const { count } = await db.familyInvitation.deleteMany({ where: { expiresAt: { lt: before } } });
  return count;
}
