import "server-only";
import type { Context } from "@/lib/platform/context";
import { auditScope } from "./audit-scope";
import type { AuditSummaryView } from "./contract";
import { countEverything, countOwn } from "./data";

/** What the caller's part of the log holds. An own account has one user. @throws AppError PROOF_NEEDED */
export async function summariseAudit(ctx: Context): Promise<AuditSummaryView> {
  const scope = auditScope(ctx);
  if (!scope.everybody) return { totalAuditLogs: await countOwn(ctx.db, scope.parent), totalUsers: 1 };
  const { entries, actors } = await countEverything(ctx.db);
  return { totalAuditLogs: entries, totalUsers: actors };
}
