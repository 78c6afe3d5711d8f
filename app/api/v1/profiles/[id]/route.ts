import { changeProfile } from "@/lib/features/public-api/change-profile";
import { publicApiEndpoints } from "@/lib/features/public-api/endpoints";
import { toProfile } from "@/lib/features/public-api/to-view";
import { route } from "@/lib/http/route";

export const PUT = route(
  publicApiEndpoints.changeProfile,
  (ctx, { params: { id }, body }) => changeProfile(ctx, { id, profile: body }),
  toProfile,
);
