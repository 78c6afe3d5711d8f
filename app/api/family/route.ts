import { familyEndpoints } from "@/lib/features/family/endpoints";
import { showFamily } from "@/lib/features/family/show-family";
import { route } from "@/lib/http/route";

export const GET = route(familyEndpoints.show, (ctx) => showFamily(ctx));
