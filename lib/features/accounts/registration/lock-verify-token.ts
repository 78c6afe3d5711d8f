import "server-only";
import { lockAddress } from "@/lib/features/accounts/data-registrations";
import { findVerifyToken, type VerifyToken } from "@/lib/features/accounts/data-tokens";
import type { Tx } from "@/lib/platform/db/database";

export type LiveVerifyToken = VerifyToken & { registrationId: string };

/**
 * The verification link of this hash, with its address locked: from here on nobody confirms or replaces the
 * registration. `settled`: it did what it is for. `refused`: its reader said that it was somebody else's. `dead`: never
 * issued, replaced, or too old.
 */
export async function lockVerifyToken(
  tx: Tx,
  key: { hash: Uint8Array<ArrayBuffer>; now: Date },
): Promise<LiveVerifyToken | "settled" | "refused" | "dead"> {
  const seen = await findVerifyToken(tx, key);
  if (seen?.usedAt) return endOf(seen);
  if (!seen?.registrationId) return "dead";
  await lockAddress(tx, seen.email);
  const token = await findVerifyToken(tx, key);
  if (token?.usedAt) return endOf(token);
  return token?.registrationId ? { ...token, registrationId: token.registrationId } : "dead";
}

const endOf = ({ wasRefused }: VerifyToken) => (wasRefused ? "refused" : "settled");
