import { checkExport } from "@/lib/features/privacy/check-export";
import { privacyEndpoints } from "@/lib/features/privacy/endpoints";
import { route } from "@/lib/http/route";

export const GET = route(privacyEndpoints.checkExport, (ctx, { params: { id } }) => checkExport(ctx, id));
