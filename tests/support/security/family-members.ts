import { randomUUID } from "node:crypto";
import { sha256 } from "@/lib/platform/tokens/random-token";
import type { GuardedSystem } from "./guarded-system";

/** A grown-up who was asked to read with the family, one who does, and another family that asks this parent. */
export type FamilyIds = { invitation: string; member: string; asked: string };

const WEEK_MS = 7 * 24 * 3600 * 1000;

export async function anInvitation(system: GuardedSystem, parentId: string, email: string): Promise<string> {
  const data = {
    parentId,
    email,
    tokenHash: sha256(randomUUID()),
    expiresAt: new Date(Date.now() + WEEK_MS),
  };
  return (await system.db.familyInvitation.create({ data, select: { id: true } })).id;
}

/** Somebody who reads with a family. */
export async function aMember(system: GuardedSystem, ownerId: string, firstName: string): Promise<string> {
  const email = `reader-${randomUUID()}@example.test`;
  const person = { email, firstName, lastName: "Hale", emailVerifiedAt: new Date() };
  const { id: readerId } = await system.db.parent.create({ data: person, select: { id: true } });
  return (await system.db.familyMember.create({ data: { ownerId, readerId }, select: { id: true } })).id;
}

/** An invitation by somebody else to this address. */
export async function anAsked(system: GuardedSystem, email: string): Promise<string> {
  const inviter = `owner-${randomUUID()}@example.test`;
  const person = { email: inviter, firstName: "Robin", lastName: "Hale", emailVerifiedAt: new Date() };
  const { id } = await system.db.parent.create({ data: person, select: { id: true } });
  return anInvitation(system, id, email);
}

export const familyOf = async (
  system: GuardedSystem,
  { parentId, email }: { parentId: string; email: string },
  mark: (what: string) => string,
): Promise<FamilyIds> => ({
  invitation: await anInvitation(system, parentId, `${mark("invited").toLowerCase()}@example.test`),
  asked: await anAsked(system, email),
  member: await aMember(system, parentId, mark("reads")),
});
