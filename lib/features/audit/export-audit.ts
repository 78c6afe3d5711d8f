import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParentActor } from "@/lib/shared/actor";
import { auditScope } from "./audit-scope";
import type { AuditExportQuery } from "./contract";
import { findEntries, recordReader, type AuditRow, type AuditScope } from "./data";
import { filterNames } from "./list-audit";
import { exportFileName } from "./rules";
import { toEntryView } from "./to-entry-view";

const AT_ONCE = 2_000;

type AuditExport = {
  fileName: string;
  /** JSON, in pieces of constant size. */
  pieces: AsyncGenerator<string>;
};

/** Every entry that the caller may see. That it was taken is an entry itself. @throws AppError PROOF_NEEDED */
export async function exportAudit(ctx: Context, wish: AuditExportQuery): Promise<AuditExport> {
  const scope = auditScope(ctx);
  const { parentId } = requireParentActor(ctx.actor);
  await recordReader(ctx.db, {
    action: "EXPORT",
    actorId: parentId,
    subjectId: scope.everybody ? null : parentId,
    filters: filterNames(wish),
    requestId: ctx.requestId,
  });
  return {
    fileName: exportFileName(ctx.now().toISOString().slice(0, 10)),
    pieces: piecesOf(ctx, scope, wish),
  };
}

/** From the newest on by key: no transaction is held open, and what is written meanwhile stands before the first. */
async function* piecesOf(ctx: Context, scope: AuditScope, wish: AuditExportQuery): AsyncGenerator<string> {
  let last: AuditRow | undefined;
  let isMore = true;
  while (isMore) {
    const rows = await findEntries(ctx.db, scope, { ...wish, after: last, limit: AT_ONCE });
    if (rows.length > 0) {
      yield (last ? ",\n" : "[\n") + rows.map((row) => JSON.stringify(toEntryView(row))).join(",\n");
    }
    last = rows.at(-1) ?? last;
    isMore = rows.length === AT_ONCE;
  }
  yield last ? "\n]\n" : "[]\n";
}
