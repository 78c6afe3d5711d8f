import "server-only";
import { findParentByEmail, lockParent } from "@/lib/features/accounts/data-parents";
import { lockAddress } from "@/lib/features/accounts/data-registrations";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";

/** The account as it stays until the transaction ends, and whether somebody has `email`; `null` where it is gone. */
export async function lockForAddress(
  _ctx: Context,
  tx: Tx,
  { parentId, email }: { parentId: string; email: string },
): Promise<{ email: string; firstName: string; isTaken: boolean } | null> {
  await lockAddress(tx, email);
  const account = await lockParent(tx, parentId);
  if (!account) return null;
  const isTaken = (await findParentByEmail(tx, email)) !== null;
  return { email: account.email, firstName: account.firstName, isTaken };
}
