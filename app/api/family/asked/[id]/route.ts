import { acceptInvitation } from "@/lib/features/family/accept-invitation";
import { declineInvitation } from "@/lib/features/family/decline-invitation";
import { familyEndpoints } from "@/lib/features/family/endpoints";
import { route } from "@/lib/http/route";

export const POST = route(familyEndpoints.acceptAsked, (ctx, { params: { id } }) =>
  acceptInvitation(ctx, { id }),
);

export const DELETE = route(familyEndpoints.declineAsked, (ctx, { params: { id } }) =>
  declineInvitation(ctx, { id }),
);
