import "server-only";
import type { IdentityProvider } from "@/prisma/generated/enums";
import type { DbOrTx } from "@/lib/platform/db/database";

type Waiting = { id: string; passwordHash: string; confirmedParentId: string | null };

type SignInAccounts = {
  parent: { id: string; passwordHash: string | null } | null;
  /** Those whose links were sent, and perhaps a newer one whose e-mail is on its way. */
  registrations: Waiting[];
};

type AccountRow = Omit<Waiting, "passwordHash"> & {
  kind: "parent" | "registration";
  passwordHash: string | null;
};

/** The parent of an address and the registrations that wait for their e-mail. One query for both. */
export async function findSignInAccounts(db: DbOrTx, email: string, now: Date): Promise<SignInAccounts> {
  const rows = await db.$queryRaw<AccountRow[]>`
    SELECT 'parent' AS kind, id, password_hash AS "passwordHash", NULL::uuid AS "confirmedParentId" FROM parents
    WHERE email = ${email} AND deleted_at IS NULL
    UNION ALL
    SELECT 'registration', id, password_hash, confirmed_parent_id FROM pending_registrations
    WHERE email = ${email} AND expires_at > ${now}`;
  return {
    parent: rows.find(({ kind }) => kind === "parent") ?? null,
    registrations: rows.flatMap(({ kind, passwordHash, ...row }) =>
      kind === "registration" && passwordHash ? [{ ...row, passwordHash }] : [],
    ),
  };
}

const PERSON = { id: true, email: true, firstName: true, lastName: true, role: true } as const;

export async function findPasswordHash(db: DbOrTx, parentId: string): Promise<string | null> {
  const row = await db.parent.findFirst({
    where: { id: parentId, deletedAt: null },
    select: { passwordHash: true },
  });
  return row?.passwordHash ?? null;
}

export async function findHashOfAddress(db: DbOrTx, email: string): Promise<string | null> {
  const row = await db.parent.findUnique({ where: { email }, select: { passwordHash: true } });
  return row?.passwordHash ?? null;
}

/** The hash whose salt a registration of this address takes, so that one computation is enough for all of them. */
export async function findSaltOfAddress(db: DbOrTx, email: string): Promise<string | null> {
  const rows = await db.$queryRaw<{ passwordHash: string }[]>`
    SELECT password_hash AS "passwordHash" FROM (
      SELECT password_hash, 0 AS rank FROM parents WHERE email = ${email} AND password_hash IS NOT NULL
      UNION ALL
      SELECT password_hash, 1 FROM pending_registrations WHERE email = ${email}
    ) AS stored ORDER BY rank LIMIT 1`;
  return rows[0]?.passwordHash ?? null;
}

type Locked = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
};

/** Holds the parent until the transaction ends, so that a sign-in and a change of password never pass each other. */
export async function lockParent(tx: DbOrTx, id: string): Promise<Locked | null> {
  const rows = await tx.$queryRaw<Locked[]>`
    SELECT id, email, first_name AS "firstName", last_name AS "lastName", password_hash AS "passwordHash"
    FROM parents WHERE id = ${id}::uuid AND deleted_at IS NULL
    FOR NO KEY UPDATE`;
  return rows[0] ?? null;
}

/** Also finds a deleted parent: the address is taken until the account is purged. */
export const findParentByEmail = (db: DbOrTx, email: string) =>
  db.parent.findUnique({ where: { email }, select: { ...PERSON, deletedAt: true } });

/** @returns `unknown` where nobody lives at the address */
export async function updateRole(
  tx: DbOrTx,
  email: string,
  role: "parent" | "admin",
): Promise<"changed" | "same" | "unknown"> {
  const live = { email, deletedAt: null };
  const { count } = await tx.parent.updateMany({ where: { ...live, role: { not: role } }, data: { role } });
  if (count > 0) return "changed";
  return (await tx.parent.count({ where: live })) > 0 ? "same" : "unknown";
}

type NewParent = {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  passwordHash: string | null;
  emailVerifiedAt: Date;
};

export async function insertParent(tx: DbOrTx, parent: NewParent): Promise<string> {
  const row = await tx.parent.create({ data: parent, select: { id: true } });
  return row.id;
}

export async function updatePasswordHash(tx: DbOrTx, parentId: string, passwordHash: string): Promise<void> {
  await tx.parent.update({ where: { id: parentId }, data: { passwordHash }, select: { id: true } });
}

export async function updateAddress(
  tx: DbOrTx,
  parentId: string,
  { email, verifiedAt }: { email: string; verifiedAt: Date },
): Promise<void> {
  const data = { email, emailVerifiedAt: verifiedAt };
  await tx.parent.update({ where: { id: parentId }, data, select: { id: true } });
}

type Named = { firstName: string; lastName: string };

/** Takes back what a registration gave to a parent who has no password yet. */
export async function takeFactsBack(
  tx: DbOrTx,
  parentId: string,
  { given, instead }: { given: Named & { phone: string | null }; instead: Named },
): Promise<void> {
  await tx.parent.updateMany({
    where: { id: parentId, passwordHash: null, ...given },
    data: { ...instead, phone: null },
  });
}

/** Gives a parent the password of a registration, and who that says they are; a password set meanwhile stays. */
export async function setFirstPassword(
  tx: DbOrTx,
  { parentId, registrationId }: { parentId: string; registrationId: string },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE parents parent SET password_hash = chosen.password_hash, first_name = chosen.first_name,
      last_name = chosen.last_name, phone = chosen.phone, updated_at = now()
    FROM pending_registrations chosen
    WHERE chosen.id = ${registrationId}::uuid AND parent.id = ${parentId}::uuid AND parent.password_hash IS NULL`;
}

type Rehash = { parentId: string; old: string; new: string };

/** The same password under today's cost; a password that was changed meanwhile stays. */
export async function replacePasswordHash(
  db: DbOrTx,
  { parentId, old, new: passwordHash }: Rehash,
): Promise<void> {
  await db.parent.updateMany({ where: { id: parentId, passwordHash: old }, data: { passwordHash } });
}

type IdentityKey = { provider: IdentityProvider; subject: string };

export async function findIdentity(db: DbOrTx, { provider, subject }: IdentityKey) {
  const row = await db.identity.findUnique({
    where: { provider_subject: { provider, subject } },
    select: { parent: { select: { id: true, deletedAt: true } } },
  });
  return row?.parent ?? null;
}

export async function insertIdentity(tx: DbOrTx, parentId: string, key: IdentityKey): Promise<void> {
  await tx.identity.create({ data: { parentId, ...key }, select: { id: true } });
}
