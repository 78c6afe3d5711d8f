import "server-only";
import type { Context } from "@/lib/platform/context";
import { keptSince } from "@/lib/shared/retention";
import { deleteExpiredRegistrations } from "./data-registrations";
import { deleteEndedSessions } from "./data-sessions";
import { deleteExpiredTokens } from "./data-tokens";
import { APPROVAL_SECONDS } from "./rules";

/** Drops what has had its time: registrations that were never confirmed, old links, sessions that ended long ago. */
export async function forgetExpired(ctx: Context): Promise<void> {
  const now = ctx.now();
  await deleteExpiredTokens(ctx.db, now);
  const approvedBefore = new Date(now.getTime() - APPROVAL_SECONDS * 1000);
  await deleteExpiredRegistrations(ctx.db, { now, approvedBefore });
  await deleteEndedSessions(ctx.db, keptSince("endedSessions", now));
}
