import { familyEndpoints } from "@/lib/features/family/endpoints";
import { inviteAgain } from "@/lib/features/family/invite";
import { route } from "@/lib/http/route";

export const POST = route(familyEndpoints.inviteAgain, (ctx, { params: { id }, address }) =>
  inviteAgain(ctx, { id, address }),
);
