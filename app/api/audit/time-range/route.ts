import { auditEndpoints } from "@/lib/features/audit/endpoints";
import { listAudit } from "@/lib/features/audit/list-audit";
import { nextPage } from "@/lib/http/next-page";
import { route } from "@/lib/http/route";

export const GET = route(
  auditEndpoints.byTime,
  (ctx, { query }) => listAudit(ctx, query),
  ({ entries, nextCursor }) => nextPage(entries, nextCursor),
);
