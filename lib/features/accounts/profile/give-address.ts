import "server-only";
import { updateAddress } from "@/lib/features/accounts/data-parents";
import { deleteRegistrations } from "@/lib/features/accounts/data-registrations";
import { revokeAllSessions, revokeOtherSessions } from "@/lib/features/accounts/data-sessions";
import { voidTokens } from "@/lib/features/accounts/data-tokens";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { scopeForSystem } from "@/lib/shared/actor";

type Given = {
  parentId: string;
  from: string;
  to: string;
  /** The session that asked for it; every other one ends. */
  keepSession: string | null;
};

/**
 * Gives a parent another address, whose mailbox has said yes. Whatever was sent to the old one and could still open the
 * account ends, and so do registrations of both. See `lockForAddress`.
 */
export async function giveAddress(ctx: Context, tx: Tx, given: Given): Promise<void> {
  const { parentId, from, to, keepSession } = given;
  const now = ctx.now();
  const parent = scopeForSystem({ kind: "system", name: "email-change" }, parentId);
  await updateAddress(tx, parentId, { email: to, verifiedAt: now });
  for (const kind of ["reset_password", "oauth_code"] as const) await voidTokens(tx, { parentId, kind });
  for (const email of [from, to]) await deleteRegistrations(tx, email);
  if (keepSession) await revokeOtherSessions(tx, parent, { keep: keepSession, now });
  else await revokeAllSessions(tx, parent, now);
}
