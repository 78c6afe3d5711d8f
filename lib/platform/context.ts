import { parentOf, type Actor } from "@/lib/shared/actor";
import type { AiProvider } from "@/lib/platform/ai/ai-provider";
import type { Config } from "@/lib/platform/config";
import { asBusy, isUndone } from "@/lib/platform/db/busy-database";
import { transactionLimits, type DatabasePatience, type Db, type Tx } from "@/lib/platform/db/database";
import type { Email } from "@/lib/platform/email/email";
import type { JobQueue } from "@/lib/platform/jobs/queue";
import type { Log } from "@/lib/platform/log/logger";
import type { Payments } from "@/lib/platform/payments/payments";
import type { RateLimiter } from "@/lib/platform/rate-limit/rate-limit";
import type { Storage } from "@/lib/platform/storage/storage";

/** The outside world behind small types; built once per process. */
export type Ports = {
  config: Config;
  db: Db;
  jobs: JobQueue;
  email: Email;
  payments: Payments;
  storage: Storage;
  limits: RateLimiter;
  /** `null` where the product writes on its own. */
  ai: AiProvider | null;
  log: Log;
};

/** Everything a use case may touch; built once per request, page or job. */
export type Context = Ports & {
  actor: Actor;
  requestId: string;
  now: () => Date;
  /** There while a call with an Idempotency-Key is answered; `answerInTransaction` calls it. */
  keepAnswer?: (tx: Tx, result: unknown) => Promise<void>;
};

/** How often a transaction that stood in another's way begins anew. */
const NEW_BEGINNINGS = 2;

/** The longest that `inTransaction` is at work, in milliseconds: each time it waits for a connection, and then does all. */
export function longestTransaction(patience: DatabasePatience): number {
  const { maxWait, timeout } = transactionLimits(patience);
  return (1 + NEW_BEGINNINGS) * (maxWait + timeout);
}

function runOnce<T>(ctx: Context, work: (tx: Tx) => Promise<T>): Promise<T> {
  const actorId = parentOf(ctx.actor) ?? "";
  return ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT set_config('app.actor_id', ${actorId}, true), set_config('app.request_id', ${ctx.requestId}, true)`;
    return work(tx);
  }, transactionLimits(ctx.config));
}

/**
 * Runs `work` in one transaction in which the audit triggers know who acts. One that the database undoes because two stood
 * in each other's way is run again a few times: `work` changes nothing but through `tx`, or what may be done twice.
 * @throws AppError UNAVAILABLE where a row stays locked, or the database is too slow or away
 */
export async function inTransaction<T>(ctx: Context, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let before = 0; ; before += 1) {
    try {
      return await runOnce(ctx, work);
    } catch (error) {
      if (before < NEW_BEGINNINGS && isUndone(error)) continue;
      throw asBusy(error) ?? error;
    }
  }
}

/** Runs once the transaction is committed; may fail without undoing anything. */
type AfterCommit = (last: () => Promise<void>) => void;

/**
 * The transaction in which a call does its work. What `work` returns is what the caller is answered: under an
 * Idempotency-Key both are committed together, so that a repeated call finds the answer wherever the work is done.
 */
export async function answerInTransaction<T>(
  ctx: Context,
  work: (tx: Tx, afterCommit: AfterCommit) => Promise<T>,
): Promise<T> {
  let last: (() => Promise<void>)[] = [];
  const result = await inTransaction(ctx, async (tx) => {
    last = [];
    const result = await work(tx, (step) => void last.push(step));
    await ctx.keepAnswer?.(tx, result);
    return result;
  });
  for (const step of last) await step();
  return result;
}
