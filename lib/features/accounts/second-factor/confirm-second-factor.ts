import "server-only";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent, requireParentActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { RecoveryCodesView } from "@/lib/features/second-factor/contract";
import { changeFactor, lockFactor } from "./data";
import { makeRecoveryCodes } from "./make-recovery-codes";
import { CODE_TRIES, WRONG_CODE } from "@/lib/features/second-factor/rules";
import { takeCode } from "./take-code";

/** Turns the codes on, by the first that the app made. */
export async function confirmSecondFactor(
  ctx: Context,
  { code }: { code: string },
): Promise<RecoveryCodesView> {
  requireRecentProof(ctx);
  const parent = requireParent(ctx.actor);
  const { email, firstName } = requireParentActor(ctx.actor);
  await ctx.limits.spend(CODE_TRIES, parent);
  return answerInTransaction(ctx, async (tx) => {
    const factor = await lockFactor(tx, parent);
    if (!factor || factor.confirmedAt) throw new AppError("CONFLICT", "Please begin again.");
    if (!(await takeCode(ctx, tx, { parent, factor, code }))) {
      throw new AppError("VALIDATION", WRONG_CODE, { details: { code: WRONG_CODE } });
    }
    const { shown, hashes } = makeRecoveryCodes(ctx);
    const now = ctx.now();
    await changeFactor(tx, parent, { confirmedAt: now, recoveryHashes: hashes });
    await enqueueEmail(ctx, tx, {
      template: "second-factor-changed",
      to: email,
      props: { firstName, isOn: true, resetUrl: `${ctx.config.APP_URL}/forgot-password` },
      idempotencyKey: `second-factor-on:${parent}:${now.getTime()}`,
      parentId: parent,
    });
    await ctx.limits.forget(CODE_TRIES, parent);
    return { recoveryCodes: shown };
  });
}
