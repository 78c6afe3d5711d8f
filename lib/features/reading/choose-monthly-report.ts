import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { MonthlyReportChoice } from "./contract";
import { saveMonthlyReport } from "./data-monthly";

export async function chooseMonthlyReport(
  ctx: Context,
  { wanted }: MonthlyReportChoice,
): Promise<MonthlyReportChoice> {
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    await saveMonthlyReport(tx, parent, wanted);
    return { wanted };
  });
}
