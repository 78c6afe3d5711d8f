import "server-only";
import type { z } from "zod";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { postToTarget } from "@/lib/platform/webhooks/post-to-target";
import { signedHeaders, webhookSecret } from "@/lib/platform/webhooks/sign";
import { Unreached } from "@/lib/platform/webhooks/unreached";
import { findDue, findOwner, noteFailing, noteReached, noteTry, switchOff } from "./data";
import { deliverJob } from "./job-names";
import { FAILING_DAYS, isGone, isGood, pauseAfter, problemOf } from "./rules";

type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;
type Outcome = { answered: number | null; problem: string | null };

/**
 * Tries once to tell a webhook something. A crash between the telling and the noting repeats it at most, under the
 * same id; a failure queues the next try, or gives up.
 */
export async function deliver(ctx: Context, wanted: z.output<typeof deliverJob.payload>): Promise<void> {
  const due = await findDue(ctx.db, wanted);
  if (!due || due.webhook.offSince) return;
  const outcome = await post(ctx, due);
  await inTransaction(ctx, (tx) => note(ctx, tx, due, outcome));
}

async function post(ctx: Context, { id, body, webhook }: Due): Promise<Outcome> {
  const { AUTH_SECRET, TALEWICK_LOCAL } = ctx.config;
  try {
    const answered = await postToTarget({
      url: webhook.url,
      headers: signedHeaders(webhookSecret(AUTH_SECRET, webhook), { id, body, now: ctx.now() }),
      body,
      mayBeLocal: TALEWICK_LOCAL,
    });
    return { answered, problem: isGood(answered) ? null : problemOf(answered) };
  } catch (error) {
    if (!(error instanceof Unreached)) throw error;
    return { answered: null, problem: error.message };
  }
}

async function note(
  ctx: Context,
  tx: Tx,
  { id, tries, webhook }: Due,
  { answered, problem }: Outcome,
): Promise<void> {
  const now = ctx.now();
  const about = { id, tries, answered, problem };
  if (problem === null) {
    await noteTry(tx, { ...about, status: "delivered", nextTryAt: null, endedAt: now });
    return noteReached(tx, webhook.id);
  }
  const hasGone = answered !== null && isGone(answered);
  const pause = hasGone ? null : pauseAfter(tries + 1);
  const ended = pause === null;
  const nextTryAt = ended ? null : new Date(now.getTime() + pause * 1000);
  const status = ended ? "given_up" : "waiting";
  if (!(await noteTry(tx, { ...about, status, nextTryAt, endedAt: ended ? now : null }))) return;
  await noteFailing(tx, webhook.id, now);
  if (!ended)
    return ctx.jobs.enqueue(
      tx,
      deliverJob,
      { deliveryId: id, tries: tries + 1 },
      { startAfterSeconds: pause },
    );
  if (hasGone || hasFailedLong(webhook, now)) await endWebhook(ctx, tx, webhook);
}

const hasFailedLong = ({ failingSince }: Due["webhook"], now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() > FAILING_DAYS * 24 * 3600 * 1000;

async function endWebhook(ctx: Context, tx: Tx, { id, url, parentId }: Due["webhook"]): Promise<void> {
  const now = ctx.now();
  if (!(await switchOff(tx, id, now))) return;
  const owner = await findOwner(tx, parentId);
  if (!owner) return;
  await enqueueEmail(ctx, tx, {
    template: "webhook-off",
    to: owner.email,
    props: {
      firstName: owner.firstName,
      host: new URL(url).host,
      settingsUrl: `${ctx.config.APP_URL}/settings/api`,
    },
    idempotencyKey: `webhook-off:${id}:${now.getTime()}`,
    parentId,
  });
}
