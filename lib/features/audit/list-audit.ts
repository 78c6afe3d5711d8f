import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParentActor } from "@/lib/shared/actor";
import { readCursor, writeCursor } from "./audit-cursor";
import { auditScope } from "./audit-scope";
import type { AuditEntryView, AuditPageQuery, AuditWish } from "./contract";
import { findActorId, findEntries, recordReader, type AuditScope } from "./data";
import { toEntryView } from "./to-entry-view";

type AuditPage = { entries: AuditEntryView[]; nextCursor: string | null };

/**
 * A page of the log, newest first. What an administrator reads becomes an entry itself, before it is shown.
 * @throws AppError PROOF_NEEDED for an administrator, VALIDATION for a cursor of something else
 */
export async function listAudit(
  ctx: Context,
  { cursor, limit, userEmail, ...wish }: AuditPageQuery & AuditWish,
): Promise<AuditPage> {
  const scope = auditScope(ctx);
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const actorId = userEmail === undefined ? undefined : await whoIs(ctx, scope, userEmail);
  const rows =
    actorId === null ? [] : await findEntries(ctx.db, scope, { ...wish, actorId, after, limit: limit + 1 });
  if (scope.everybody) {
    await recordReader(ctx.db, {
      action: "READ",
      actorId: requireParentActor(ctx.actor).parentId,
      subjectId: actorId ?? null,
      filters: filterNames({ ...wish, userEmail }),
      requestId: ctx.requestId,
    });
  }
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    entries: shown.map(toEntryView),
    nextCursor: rows.length > shown.length && last ? writeCursor(last) : null,
  };
}

/** For a parent, anybody else is nobody: no answer tells whether an address is known here. */
function whoIs(ctx: Context, scope: AuditScope, email: string): Promise<string | null> | string | null {
  if (scope.everybody) return findActorId(ctx.db, email);
  return requireParentActor(ctx.actor).email === email ? scope.parent : null;
}

export const filterNames = (wish: AuditWish): string[] =>
  Object.entries<string | undefined>(wish).flatMap(([name, value]) => (value === undefined ? [] : [name]));
