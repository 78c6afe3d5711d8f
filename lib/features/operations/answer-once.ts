import "server-only";
import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { claimKey, findAnswer, keepAnswer, releaseKey, type KeptAnswer, type KeyedRequest } from "./data";

const WAIT_MS = 10_000;
const LOOK_EVERY_MS = 40;
/** A process that died at work answers no more. */
const ABANDONED_MS = 60_000;

type Request = { key: string; method: string; path: string; body: unknown };

/**
 * Does the work of a request once for each Idempotency-Key of a parent: whoever sends the same request again, also at
 * the same moment, gets the first answer. Work that fails may be tried again with its key.
 * @throws AppError CONFLICT where the key belongs to another request, or the first is still at work
 */
export async function answerOnce(
  ctx: Context,
  { key, ...request }: Request,
  work: () => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  // Keyed, because the body may be a password and a fast hash of one can be guessed.
  const digest = createHmac("sha256", ctx.config.AUTH_SECRET).update(JSON.stringify(request)).digest();
  const keyed = { parent: requireParent(ctx.actor), key, requestHash: new Uint8Array(digest) };
  const latest = Date.now() + WAIT_MS;
  while (Date.now() < latest) {
    const abandoned = new Date(ctx.now().getTime() - ABANDONED_MS);
    if (await claimKey(ctx.db, keyed, abandoned)) return doWork(ctx, keyed, work);
    const known = await findAnswer(ctx.db, keyed);
    if (known && !digest.equals(known.requestHash)) {
      throw new AppError("CONFLICT", "This Idempotency-Key was used for another request.");
    }
    if (known?.answer) return known.answer;
    await pause(LOOK_EVERY_MS);
  }
  throw new AppError("CONFLICT", "The same request is still being answered. Please try again in a moment.");
}

async function doWork(
  ctx: Context,
  keyed: KeyedRequest,
  work: () => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  try {
    const answer = await work();
    await keepAnswer(ctx.db, keyed, answer);
    return answer;
  } catch (error) {
    await releaseKey(ctx.db, keyed);
    throw error;
  }
}
