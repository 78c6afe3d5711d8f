import { auditEndpoints } from "@/lib/features/audit/endpoints";
import { listAudit } from "@/lib/features/audit/list-audit";
import { nextPage } from "@/lib/http/next-page";
import { route } from "@/lib/http/route";

export const GET = route(
  auditEndpoints.byAction,
  (ctx, { params, query }) => listAudit(ctx, { ...query, ...params }),
  ({ entries, nextCursor }) => nextPage(entries, nextCursor),
);
