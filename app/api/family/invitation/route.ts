import { acceptInvitation } from "@/lib/features/family/accept-invitation";
import { familyEndpoints } from "@/lib/features/family/endpoints";
import { lookAtInvitation } from "@/lib/features/family/look-at-invitation";
import { route } from "@/lib/http/route";

export const GET = route(familyEndpoints.look, (ctx, { query: { token }, address }) =>
  lookAtInvitation(ctx, { token, address }),
);

export const POST = route(familyEndpoints.accept, (ctx, { body, address }) =>
  acceptInvitation(ctx, { ...body, address }),
);
