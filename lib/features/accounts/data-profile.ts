import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { PersonalInfoInput, PreferencesInput, ProfileView, ProofWaysView } from "./contract";

const PROFILE = {
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  emailNotifications: true,
  storyNotifications: true,
  marketingEmails: true,
} as const;

export const findProfile = (db: DbOrTx, parent: ParentScope): Promise<ProfileView | null> =>
  db.parent.findFirst({ where: { id: parent, deletedAt: null }, select: PROFILE });

/** The profile as it is now; it stays so until the transaction ends. */
export async function lockProfile(tx: DbOrTx, parent: ParentScope): Promise<ProfileView | null> {
  await tx.$queryRaw`SELECT id FROM parents WHERE id = ${parent}::uuid FOR NO KEY UPDATE`;
  return findProfile(tx, parent);
}

type Change = Pick<PersonalInfoInput, "firstName" | "lastName"> & { phone: string | null };

export const updateProfile = (
  db: DbOrTx,
  parent: ParentScope,
  change: Change | PreferencesInput,
): Promise<ProfileView> => db.parent.update({ where: { id: parent }, data: change, select: PROFILE });

export async function findProofWays(
  db: DbOrTx,
  parent: ParentScope,
): Promise<Omit<ProofWaysView, "keepSignedIn">> {
  const row = await db.parent.findFirst({
    where: { id: parent, deletedAt: null },
    select: { passwordHash: true, identities: { select: { provider: true }, distinct: ["provider"] } },
  });
  return {
    hasPassword: typeof row?.passwordHash === "string",
    providers: row?.identities.map(({ provider }) => provider) ?? [],
  };
}
