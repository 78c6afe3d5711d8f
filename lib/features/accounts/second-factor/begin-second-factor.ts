import "server-only";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import type { NewFactorView } from "@/lib/features/second-factor/contract";
import { drawQrCode, newSecret, secretAddress } from "@/lib/platform/codes/time-codes";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { sealSecret } from "@/lib/platform/tokens/second-factor-secret";
import { requireParent, requireParentActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { insertFactor, lockFactor } from "./data";

/** Makes a secret for an app to take over; asked again, the last one counts. */
export async function beginSecondFactor(ctx: Context): Promise<NewFactorView> {
  requireRecentProof(ctx);
  const parent = requireParent(ctx.actor);
  const { email } = requireParentActor(ctx.actor);
  const secret = newSecret();
  const sealed = await sealSecret(ctx.config.AUTH_SECRET, secret);
  return answerInTransaction(ctx, async (tx) => {
    if ((await lockFactor(tx, parent))?.confirmedAt) {
      throw new AppError("CONFLICT", "Codes are asked for already. Turn that off first.");
    }
    await insertFactor(tx, parent, sealed);
    return { secret, qr: drawQrCode(secretAddress(secret, email)) };
  });
}
