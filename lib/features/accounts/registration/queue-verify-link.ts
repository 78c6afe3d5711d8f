import "server-only";
import { insertToken } from "@/lib/features/accounts/data-tokens";
import { VERIFY_LINK_HOURS, withFrom } from "@/lib/features/accounts/rules";
import { writtenTime } from "@/lib/features/accounts/written-time";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { randomToken, sha256 } from "@/lib/platform/tokens/random-token";
import { mailableOrigin } from "./mailable-origin";

type Link = {
  registration: { id: string; email: string; createdAt: Date };
  from: string | null;
  /** Of the clock of whoever asked for the e-mail. */
  timeZone: string | null;
  idempotencyKey: string;
};

/** Makes a link that confirms a registration, and queues the e-mail that carries it. */
export async function queueVerifyLink(
  ctx: Context,
  tx: Tx,
  { registration, from, timeZone, idempotencyKey }: Link,
) {
  const token = randomToken();
  const isNew = await enqueueEmail(ctx, tx, {
    template: "verify-email",
    to: registration.email,
    props: {
      when: writtenTime(registration.createdAt, timeZone),
      verifyUrl: `${ctx.config.APP_URL}${withFrom(`/verify-email?token=${token}`, mailableOrigin(from))}`,
    },
    idempotencyKey,
  });
  if (!isNew) return;
  await insertToken(tx, {
    kind: "verify_email",
    hash: sha256(token),
    pendingRegistrationId: registration.id,
    expiresAt: new Date(ctx.now().getTime() + VERIFY_LINK_HOURS * 3600 * 1000),
  });
}
