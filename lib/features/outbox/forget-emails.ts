import "server-only";
import type { Context } from "@/lib/platform/context";
import { keptSince } from "@/lib/shared/retention";
import { blankAddresses, deleteMessagesBefore } from "./data";

/** Drops the addresses of e-mails that went out a month ago, and the rows of a year ago. */
export async function forgetEmails(ctx: Context): Promise<void> {
  const now = ctx.now();
  const blanked = await blankAddresses(ctx.db, keptSince("emailAddresses", now));
  const removed = await deleteMessagesBefore(ctx.db, keptSince("emails", now));
  if (blanked + removed > 0) ctx.log.info({ blanked, removed }, "e-mails forgotten");
}
