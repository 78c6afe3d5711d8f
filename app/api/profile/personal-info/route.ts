import { profileEndpoints } from "@/lib/features/accounts/profile-endpoints";
import { updatePersonalInfo } from "@/lib/features/accounts/profile/update-personal-info";
import { route } from "@/lib/http/route";

export const PUT = route(profileEndpoints.changePersonalInfo, (ctx, { body }) =>
  updatePersonalInfo(ctx, body),
);
