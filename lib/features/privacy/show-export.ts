import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { ExportView } from "./contract";
import { findNewestExport } from "./data-exports";
import { toExportView } from "./to-export-view";

/** Where the parent's newest archive stands. */
export async function showExport(ctx: Context): Promise<ExportView> {
  return toExportView(await findNewestExport(ctx.db, requireParent(ctx.actor)), ctx.now());
}
