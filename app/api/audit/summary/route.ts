import { auditEndpoints } from "@/lib/features/audit/endpoints";
import { summariseAudit } from "@/lib/features/audit/summarise-audit";
import { route } from "@/lib/http/route";

export const GET = route(auditEndpoints.summary, (ctx) => summariseAudit(ctx));
