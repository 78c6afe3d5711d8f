import { declineInvitation } from "@/lib/features/family/decline-invitation";
import { familyEndpoints } from "@/lib/features/family/endpoints";
import { route } from "@/lib/http/route";

export const POST = route(familyEndpoints.decline, (ctx, { body, address }) =>
  declineInvitation(ctx, { ...body, address }),
);
