import { endMembership } from "@/lib/features/family/end-membership";
import { familyEndpoints } from "@/lib/features/family/endpoints";
import { route } from "@/lib/http/route";

export const DELETE = route(familyEndpoints.end, (ctx, { params: { id } }) => endMembership(ctx, id));
