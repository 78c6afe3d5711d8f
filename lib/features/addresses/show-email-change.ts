import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { EmailChangeView } from "./contract";
import { findOpenChange } from "./data";

/** The change of address that is on its way, for its own parent. */
export async function showEmailChange(ctx: Context): Promise<EmailChangeView> {
  const row = await findOpenChange(ctx.db, requireParent(ctx.actor), ctx.now());
  return {
    change: row && {
      newEmail: row.newEmail,
      newConfirmed: row.newConfirmedAt !== null,
      oldConfirmed: row.oldConfirmedAt !== null,
      expiresAt: row.expiresAt.toISOString(),
    },
  };
}
