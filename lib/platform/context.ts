import { parentOf, type Actor } from "@/lib/shared/actor";
import type { AiProvider } from "@/lib/platform/ai/ai-provider";
import type { Config } from "@/lib/platform/config";
import type { Db, Tx } from "@/lib/platform/db/database";
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

/** Runs `work` in one transaction in which the audit triggers know who acts. */
export function inTransaction<T>(ctx: Context, work: (tx: Tx) => Promise<T>): Promise<T> {
  const actorId = parentOf(ctx.actor) ?? "";
  return ctx.db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT set_config('app.actor_id', ${actorId}, true), set_config('app.request_id', ${ctx.requestId}, true)`;
      return work(tx);
    },
    { maxWait: 5_000, timeout: 10_000 },
  );
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
  const last: (() => Promise<void>)[] = [];
  const result = await inTransaction(ctx, async (tx) => {
    const result = await work(tx, (step) => void last.push(step));
    await ctx.keepAnswer?.(tx, result);
    return result;
  });
  for (const step of last) await step();
  return result;
}
