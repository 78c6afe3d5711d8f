import "server-only";
import type { z } from "zod";
import { inTransaction, type Context } from "@/lib/platform/context";
import { findParentByEmail } from "./data-parents";
import { findRegistrationByEmail, lockAddress } from "./data-registrations";
import type { mailLinkPayload } from "./jobs";
import { mayMailToday } from "./may-mail-today";
import { queueVerifyLink } from "./queue-verify-link";

/** Sends the confirmation link again, if a registration waits for it. */
export async function mailVerification(
  ctx: Context,
  { email, ask }: z.output<typeof mailLinkPayload>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockAddress(tx, email);
    const registration = await findRegistrationByEmail(tx, email, ctx.now());
    if (!registration) return;
    const parent = await findParentByEmail(tx, email);
    // A parent that this registration's own link has made may still need a link, for another browser.
    if (parent && parent.id !== registration.confirmedParentId) return;
    if (!(await mayMailToday(ctx, { flow: "verify", email }))) return;
    await queueVerifyLink(ctx, tx, { registration, from: null, idempotencyKey: `verify-email-again:${ask}` });
  });
}
