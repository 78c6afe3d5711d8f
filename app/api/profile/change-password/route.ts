import { changePassword } from "@/lib/features/accounts/password/change-password";
import { profileEndpoints } from "@/lib/features/accounts/profile-endpoints";
import { route } from "@/lib/http/route";

export const PUT = route(profileEndpoints.changePassword, (ctx, { body }) => changePassword(ctx, body));
