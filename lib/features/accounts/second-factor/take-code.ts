import "server-only";
import { stepOfCode } from "@/lib/platform/codes/time-codes";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { openSecret } from "@/lib/platform/tokens/second-factor-secret";
import type { ParentScope } from "@/lib/shared/actor";
import { changeFactor, type Factor } from "./data";
import { recoveryHash } from "./make-recovery-codes";

type Given = { parent: ParentScope; factor: Factor; code: string };

/**
 * Takes a code of the app or a recovery code, each once: a code that was taken is none any more, and neither is an older
 * one. Call it with the parent locked, so that of many with one code one gets through.
 */
export async function takeCode(ctx: Context, tx: Tx, { parent, factor, code }: Given): Promise<boolean> {
  const secret = await openSecret(ctx.config.AUTH_SECRET, factor.secret);
  const step = secret === null ? null : stepOfCode(secret, code, ctx.now());
  if (step !== null && step > factor.lastStep) {
    await changeFactor(tx, parent, { lastStep: step });
    return true;
  }
  const hash = recoveryHash(ctx, code);
  if (!factor.confirmedAt || !factor.recoveryHashes.includes(hash)) return false;
  const recoveryHashes = factor.recoveryHashes.filter((one) => one !== hash);
  await changeFactor(tx, parent, { recoveryHashes });
  return true;
}
