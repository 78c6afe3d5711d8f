import "server-only";
import type { TokenKind } from "@/prisma/generated/enums";
import type { DbOrTx } from "@/lib/platform/db/database";

type Bytes = Uint8Array<ArrayBuffer>;

type NewToken = {
  kind: TokenKind;
  hash: Bytes;
  expiresAt: Date;
  bindingHash?: Bytes;
  provenAt?: Date | null;
} & ({ parentId: string } | { pendingRegistrationId: string });

export async function insertToken(tx: DbOrTx, token: NewToken): Promise<void> {
  await tx.token.create({ data: token, select: { id: true } });
}

type TokenKey = { kind: TokenKind; hash: Bytes; now: Date };

/** The parent of a token that is still good, without using it up. */
export async function findParentOfToken(db: DbOrTx, { kind, hash, now }: TokenKey) {
  const token = await db.token.findFirst({
    where: { kind, hash, usedAt: null, expiresAt: { gt: now }, parent: { deletedAt: null } },
    select: { provenAt: true, parent: { select: { id: true, email: true, firstName: true } } },
  });
  return token?.parent ? { ...token.parent, provenAt: token.provenAt } : null;
}

/** Uses a token up: of any number of callers, one gets the parent's id. */
export async function claimToken(
  tx: DbOrTx,
  key: TokenKey & { bindingHash?: Bytes },
): Promise<string | null> {
  const { kind, hash, now, bindingHash = null } = key;
  const [claimed] = await tx.token.updateManyAndReturn({
    where: { kind, hash, bindingHash, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { parentId: true },
  });
  return claimed?.parentId ?? null;
}

export type VerifyToken = {
  usedAt: Date | null;
  /** Used up by a "No, it was not me". */
  wasRefused: boolean;
  /** `null` once the link was used. */
  registrationId: string | null;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  passwordHash: string;
  userAgent: string | null;
  createdAt: Date;
  confirmedParentId: string | null;
};

/** A verification link with the registration that it confirms, both as of one moment. */
export async function findVerifyToken(
  db: DbOrTx,
  { hash, now }: { hash: Bytes; now: Date },
): Promise<VerifyToken | null> {
  const rows = await db.$queryRaw<VerifyToken[]>`
    SELECT t.used_at AS "usedAt", t.was_refused AS "wasRefused", r.id AS "registrationId", r.email, r.first_name AS "firstName",
      r.last_name AS "lastName", r.phone, r.password_hash AS "passwordHash", r.user_agent AS "userAgent",
      r.created_at AS "createdAt", r.confirmed_parent_id AS "confirmedParentId"
    FROM tokens t LEFT JOIN pending_registrations r ON r.id = t.pending_registration_id
    WHERE t.hash = ${hash} AND t.kind = 'verify_email' AND t.expires_at > ${now}`;
  return rows[0] ?? null;
}

type Settled = { parentId: string; now: Date };

/** Every link for the address now says: done. So a second click, or an older e-mail, is no failure. */
export async function settleVerifyTokens(
  tx: DbOrTx,
  { email, parentId, now }: Settled & { email: string },
): Promise<void> {
  await tx.token.updateMany({
    where: { pendingRegistration: { email } },
    data: { pendingRegistrationId: null, parentId, usedAt: now },
  });
}

/** Every link of the registration now says: answered with a no. */
export async function refuseVerifyTokens(
  tx: DbOrTx,
  { registrationId, parentId, now }: Settled & { registrationId: string },
): Promise<void> {
  await tx.token.updateMany({
    where: { pendingRegistrationId: registrationId },
    data: { pendingRegistrationId: null, parentId, usedAt: now, wasRefused: true },
  });
}

/** Ends every unused token of a kind. */
export async function voidTokens(tx: DbOrTx, { parentId, kind }: { parentId: string; kind: TokenKind }) {
  await tx.token.deleteMany({ where: { parentId, kind, usedAt: null } });
}

export async function deleteExpiredTokens(db: DbOrTx, now: Date): Promise<void> {
  await db.token.deleteMany({ where: { expiresAt: { lt: now } } });
}
