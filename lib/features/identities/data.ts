import "server-only";
import type { OauthProvider } from "@/lib/features/accounts/contract";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

export type Ways = {
  email: string;
  firstName: string;
  passwordHash: string | null;
  identities: { id: string; provider: OauthProvider; createdAt: Date }[];
  _count: { passkeys: number };
};

/** By what a parent can get in, oldest first. */
export const findWays = (db: DbOrTx, parent: ParentScope): Promise<Ways | null> =>
  db.parent.findFirst({
    where: { id: parent, deletedAt: null },
    select: {
      email: true,
      firstName: true,
      passwordHash: true,
      identities: { select: { id: true, provider: true, createdAt: true }, orderBy: { id: "asc" } },
      _count: { select: { passkeys: true } },
    },
  });

/** The same; they stay so until the transaction ends. */
export async function lockWays(tx: Tx, parent: ParentScope): Promise<Ways | null> {
  await tx.$queryRaw`SELECT id FROM parents WHERE id = ${parent}::uuid FOR NO KEY UPDATE`;
  return findWays(tx, parent);
}

type Key = { provider: OauthProvider; subject: string };
type Owned = { id: string; parentId: string };

/** Whose the identity is then: an identity has one parent. */
export async function claimIdentity(tx: Tx, parent: ParentScope, key: Key): Promise<Owned | null> {
  await tx.identity.createMany({ data: { parentId: parent, ...key }, skipDuplicates: true });
  return findOwner(tx, key);
}

export const findOwner = (db: DbOrTx, key: Key): Promise<Owned | null> =>
  db.identity.findUnique({ where: { provider_subject: key }, select: { id: true, parentId: true } });

/** With every sign-in code of theirs that is on its way. */
export async function deleteIdentities(tx: Tx, parent: ParentScope, provider: OauthProvider): Promise<void> {
  await tx.identity.deleteMany({ where: { parentId: parent, provider } });
  await tx.token.deleteMany({ where: { parentId: parent, kind: "oauth_code", usedAt: null } });
}
