import "server-only";
import type { Context } from "@/lib/platform/context";
import { keptSince } from "@/lib/shared/retention";
import { deleteInvitationsEndedBefore } from "./data";

/** Drops invitations that ended long enough ago, answered or not, with the addresses that they went to. */
export async function forgetInvitations(ctx: Context): Promise<void> {
  const removed = await deleteInvitationsEndedBefore(ctx.db, keptSince("endedInvitations", ctx.now()));
  if (removed > 0) ctx.log.info({ removed }, "invitations dropped");
}
