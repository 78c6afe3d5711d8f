import "server-only";
import { findHashOfAddress, findParentByEmail } from "@/lib/features/accounts/data-parents";
import { lockAddress } from "@/lib/features/accounts/data-registrations";
import { insertToken, voidTokens } from "@/lib/features/accounts/data-tokens";
import type { mailResetLinkJob } from "@/lib/features/accounts/job-names";
import { NAMELESS, RESET_LINK_MINUTES } from "@/lib/features/accounts/rules";
import { mayMailToday } from "@/lib/features/accounts/throttling/may-mail-today";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { JobPayload } from "@/lib/platform/jobs/job-name";
import { randomToken, sha256 } from "@/lib/platform/tokens/random-token";

/** Sends a reset link, if the address has an account. The newest link is the only one that works. */
export async function mailResetLink(
  ctx: Context,
  { email, ask }: JobPayload<typeof mailResetLinkJob>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockAddress(tx, email);
    const parent = await findParentByEmail(tx, email);
    if (!parent || parent.deletedAt) return;
    const pace = await mayMailToday(ctx, { flow: "reset", email });
    if (!pace) return;
    const hasPassword = (await findHashOfAddress(tx, email)) !== null;
    const token = randomToken();
    const isNew = await enqueueEmail(ctx, tx, {
      template: "reset-password",
      to: parent.email,
      props: {
        // Without a password, whoever signed up may have been anybody, and so may the name that they gave.
        firstName: hasPassword ? parent.firstName : NAMELESS.firstName,
        resetUrl: `${ctx.config.APP_URL}/reset-password/${token}`,
        pace: pace === "slowly" ? "often" : "usual",
      },
      idempotencyKey: `reset-password:${ask}`,
      parentId: parent.id,
    });
    if (!isNew) return;
    await voidTokens(tx, { parentId: parent.id, kind: "reset_password" });
    await insertToken(tx, {
      kind: "reset_password",
      hash: sha256(token),
      parentId: parent.id,
      expiresAt: new Date(ctx.now().getTime() + RESET_LINK_MINUTES * 60 * 1000),
    });
  });
}
