import { familyEndpoints } from "@/lib/features/family/endpoints";
import { withdrawInvitation } from "@/lib/features/family/withdraw-invitation";
import { route } from "@/lib/http/route";

export const DELETE = route(familyEndpoints.withdraw, (ctx, { params: { id } }) =>
  withdrawInvitation(ctx, id),
);
