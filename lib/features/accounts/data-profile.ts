import "server-only";
import { z } from "zod";
import { isCalledByRole } from "@/lib/shared/called-by-role";
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
): Promise<Pick<ProofWaysView, "hasPassword" | "hasPasskey" | "providers">> {
  const row = await db.parent.findFirst({
    where: { id: parent, deletedAt: null },
    select: {
      passwordHash: true,
      identities: { select: { provider: true }, distinct: ["provider"] },
      _count: { select: { passkeys: true } },
    },
  });
  return {
    hasPassword: typeof row?.passwordHash === "string",
    hasPasskey: (row?._count.passkeys ?? 0) > 0,
    providers: row?.identities.map(({ provider }) => provider) ?? [],
  };
}

/** The parent's own name and those of all profiles, also of earlier ones. */
export async function findFamilyNames(db: DbOrTx, parent: ParentScope): Promise<string[]> {
  const family = await db.parent.findUnique({
    where: { id: parent },
    select: { firstName: true, lastName: true, children: { select: { name: true, relatives: true } } },
  });
  if (!family) return [];
  const named = family.children.flatMap(({ name, relatives }) => [name, ...listNamesOf(relatives)]);
  return [...new Set([family.firstName, family.lastName, ...named])];
}

const withNames = z.array(z.object({ name: z.string() }));

/** "Nani Asha" among whom the profile describes; "Mum" names nobody. */
function listNamesOf(relatives: unknown): string[] {
  const { data = [] } = withNames.safeParse(relatives);
  return data.map(({ name }) => name).filter((name) => !isCalledByRole(name));
}
