import "server-only";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import type { NewKey, StoredKey } from "@/lib/platform/passkeys/passkeys";
import type { ParentScope } from "@/lib/shared/actor";

const SHOWN = { id: true, device: true, isSynced: true, createdAt: true, lastUsedAt: true } as const;
const STORED = { ...SHOWN, credentialId: true, transports: true } as const;

/** Oldest first. */
export const findPasskeys = (db: DbOrTx, parent: ParentScope) =>
  db.passkey.findMany({ where: { parentId: parent }, select: STORED, orderBy: { id: "asc" } });

export type StoredPasskey = Awaited<ReturnType<typeof findPasskeys>>[number];

type Keeper = {
  email: string;
  firstName: string;
  passwordHash: string | null;
  _count: { identities: number };
};

const findKeeper = (db: DbOrTx, parent: ParentScope): Promise<Keeper | null> =>
  db.parent.findFirst({
    where: { id: parent, deletedAt: null },
    select: {
      email: true,
      firstName: true,
      passwordHash: true,
      _count: { select: { identities: true } },
    },
  });

/** The passkeys, and whether they alone open the account. */
export async function findWays(db: DbOrTx, parent: ParentScope) {
  const [keeper, passkeys] = await Promise.all([findKeeper(db, parent), findPasskeys(db, parent)]);
  return (
    keeper && { keeper, passkeys, isOnlyWay: keeper.passwordHash === null && keeper._count.identities === 0 }
  );
}

export type PasskeyWays = NonNullable<Awaited<ReturnType<typeof findWays>>>;

/** The same; they stay so until the transaction ends. */
export async function lockWays(tx: Tx, parent: ParentScope) {
  await tx.$queryRaw`SELECT id FROM parents WHERE id = ${parent}::uuid FOR NO KEY UPDATE`;
  return findWays(tx, parent);
}

type Added = Omit<NewKey, "counter"> & {
  counter: number;
  transports: string[];
  device: string;
  createdAt: Date;
};

/** @returns nothing where some account has this very passkey */
export async function insertPasskey(
  tx: Tx,
  parent: ParentScope,
  { counter, ...passkey }: Added,
): Promise<Pick<StoredPasskey, keyof typeof SHOWN> | null> {
  const { count } = await tx.passkey.createMany({
    data: { parentId: parent, counter: BigInt(counter), ...passkey },
    skipDuplicates: true,
  });
  if (count === 0) return null;
  return tx.passkey.findFirst({
    where: { parentId: parent, credentialId: passkey.credentialId },
    select: SHOWN,
  });
}

export async function deletePasskey(tx: Tx, parent: ParentScope, id: string): Promise<boolean> {
  const { count } = await tx.passkey.deleteMany({ where: { id, parentId: parent } });
  return count > 0;
}

export type FoundPasskey = StoredKey & { id: string; parentId: string };

/** Anybody's, by the name that its device has for it. */
export async function findPasskey(db: DbOrTx, credentialId: string): Promise<FoundPasskey | null> {
  const row = await db.passkey.findUnique({
    where: { credentialId },
    select: { id: true, parentId: true, publicKey: true, counter: true },
  });
  return row && { ...row, publicKey: Uint8Array.from(row.publicKey), counter: Number(row.counter) };
}

/**
 * Notes that a passkey was used. A device that counts has to have counted on, so that of two answers with one count one
 * is taken.
 * @returns whether the passkey is still there
 */
export async function noteUse(
  db: DbOrTx,
  { id, parentId }: Pick<FoundPasskey, "id" | "parentId">,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const { count } = await db.passkey.updateMany({
    where: { id, parentId, ...(counter > 0 && { counter: { lt: BigInt(counter) } }) },
    data: { counter: BigInt(counter), lastUsedAt: now },
  });
  return count > 0;
}
