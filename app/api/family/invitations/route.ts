import { familyEndpoints } from "@/lib/features/family/endpoints";
import { invite } from "@/lib/features/family/invite";
import { route } from "@/lib/http/route";

export const POST = route(familyEndpoints.invite, (ctx, { body, address }) =>
  invite(ctx, { ...body, address }),
);
