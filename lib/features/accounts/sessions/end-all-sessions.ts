import "server-only";
import { revokeAllSessions } from "@/lib/features/accounts/data-sessions";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";

/** Signs the parent out of all devices, this one included. */
export async function endAllSessions(ctx: Context): Promise<void> {
  await revokeAllSessions(ctx.db, requireParent(ctx.actor), ctx.now());
}
