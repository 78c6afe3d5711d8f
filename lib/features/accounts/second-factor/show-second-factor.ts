import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { SecondFactorView } from "@/lib/features/second-factor/contract";
import { findFactor } from "./data";

/** Whether sign-in asks this parent for a code. */
export async function showSecondFactor(ctx: Context): Promise<SecondFactorView> {
  const factor = await findFactor(ctx.db, requireParent(ctx.actor));
  const since = factor?.confirmedAt ?? null;
  return {
    isOn: since !== null,
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: since ? (factor?.recoveryHashes.length ?? 0) : 0,
  };
}
