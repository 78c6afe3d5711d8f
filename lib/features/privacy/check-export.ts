import "server-only";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { ExportLinkView } from "./contract";
import { findReadyExport } from "./data-exports";

/**
 * Where an archive can be taken, right now and by this caller: a browser that leaves for a file can't be asked anything.
 * @throws AppError NOT_FOUND, also for another parent's and for one whose day is over
 */
export async function checkExport(ctx: Context, id: string): Promise<ExportLinkView> {
  requireRecentProof(ctx);
  const row = await findReadyExport(ctx.db, requireParent(ctx.actor), { id, now: ctx.now() });
  if (!row) throw new AppError("NOT_FOUND", "Resource not found.");
  return { fileUrl: `/api/account/exports/${id}/file` };
}
