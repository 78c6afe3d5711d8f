import "server-only";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { findFactor } from "./data";
import { CODE_TRIES, WRONG_CODE } from "@/lib/features/second-factor/rules";
import { takeCode } from "./take-code";

const ASKED = "Please enter the code of your app, or a recovery code.";

/**
 * Asks whoever signs in for a code, where their parent wants that. A wrong one counts whatever happens to the
 * transaction; tries are counted before they are looked at.
 *
 * @throws AppError SECOND_FACTOR, RATE_LIMITED
 */
export async function requireSecondFactor(
  ctx: Context,
  tx: Tx,
  { parent, code }: { parent: ParentScope; code: string | null },
): Promise<void> {
  const factor = await findFactor(tx, parent);
  if (!factor?.confirmedAt) return;
  if (code === null) throw new AppError("SECOND_FACTOR", ASKED);
  await ctx.limits.spend(CODE_TRIES, parent);
  if (!(await takeCode(ctx, tx, { parent, factor, code }))) {
    throw new AppError("SECOND_FACTOR", WRONG_CODE, { details: { code: WRONG_CODE } });
  }
  await ctx.limits.forget(CODE_TRIES, parent);
}
