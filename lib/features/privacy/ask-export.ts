import "server-only";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { ExportView } from "./contract";
import { insertExport } from "./data-exports";
import { makeExportJob } from "./job-names";
import { toExportView } from "./to-export-view";

/** Has an archive of all the parent's data made. Where one is being made already, that is the one. */
export async function askExport(ctx: Context): Promise<ExportView> {
  requireRecentProof(ctx);
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    const { row, isNew } = await insertExport(tx, parent);
    if (isNew) await ctx.jobs.enqueue(tx, makeExportJob, { exportId: row.id });
    return toExportView(row, ctx.now());
  });
}
