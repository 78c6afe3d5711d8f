import "server-only";
import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { longestTransaction, type Context } from "@/lib/platform/context";
import type { DbOrTx } from "@/lib/platform/db/database";
import { requireReader } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { claimKey, findAnswer, keepAnswer, releaseKey, type Claim, type KeptAnswer } from "./data";

const WAIT_MS = 10_000;
const LOOK_EVERY_MS = 40;

const ERASED = "This was done before, and has been changed or deleted since.";

type Request = { key: string; method: string; path: string; body: unknown };

type Work<Result> = {
  /** Does what it does in `answerInTransaction`, with the context that it is given. */
  work: (ctx: Context) => Promise<Result>;
  /** What the caller is sent; nothing but the result decides it. */
  toAnswer: (result: Result) => KeptAnswer | Promise<KeptAnswer>;
};

/** The result of the work that was done now, or the answer to the same request before. */
type Outcome<Result> = { result: Result } | { kept: KeptAnswer };

/**
 * Does the work of a request once for each Idempotency-Key of a parent: whoever sends the same request again, also at
 * the same moment or after a crash, gets the first answer. It is committed with the work, so that there is never one
 * without the other. Work that fails may be tried again with its key.
 * @throws AppError CONFLICT where the key belongs to another request, the first is still at work, or what it told is gone
 */
export async function answerOnce<Result>(
  ctx: Context,
  { key, ...request }: Request,
  work: Work<Result>,
): Promise<Outcome<Result>> {
  // Keyed, because the body may be a password and a fast hash of one can be guessed.
  const digest = createHmac("sha256", ctx.config.AUTH_SECRET).update(JSON.stringify(request)).digest();
  const keyed = { parent: requireReader(ctx.actor).parent, key, requestHash: new Uint8Array(digest) };
  // Whoever is at work still after that is thought dead, and can't commit any more.
  const abandoned = { afterMs: longestTransaction(ctx.config) };
  const latest = Date.now() + WAIT_MS;
  while (Date.now() < latest) {
    const claim = await claimKey(ctx.db, keyed, abandoned);
    if (claim) return { result: await doWork(ctx, claim, work) };
    const known = await findAnswer(ctx.db, keyed);
    if (known && !digest.equals(known.requestHash)) {
      throw new AppError("CONFLICT", "This Idempotency-Key was used for another request.");
    }
    if (known?.isErased) throw new AppError("CONFLICT", ERASED);
    if (known?.answer) return { kept: known.answer };
    await pause(LOOK_EVERY_MS);
  }
  throw stillAtWork();
}

const stillAtWork = () =>
  new AppError("CONFLICT", "The same request is still being answered. Please try again in a moment.");

async function doWork<Result>(ctx: Context, claim: Claim, { work, toAnswer }: Work<Result>): Promise<Result> {
  const committed: { result?: unknown } = {};
  const keep = async (db: DbOrTx, result: unknown): Promise<void> => {
    // Whoever took the key over meanwhile does the work: this one is undone.
    if (!(await keepAnswer(db, claim, await toAnswer(result as Result)))) throw stillAtWork();
    committed.result = result;
  };
  try {
    const result = await work({ ...ctx, keepAnswer: keep });
    // Where nothing of ours was written, there is no transaction to keep the answer in.
    if (!("result" in committed)) await keep(ctx.db, result);
    else if (committed.result !== result) throw new Error("the answer differs from the one that was kept");
    return result;
  } catch (error) {
    // Frees nothing once an answer is kept.
    await releaseKey(ctx.db, claim);
    throw error;
  }
}
