import { profileEndpoints } from "@/lib/features/accounts/profile-endpoints";
import { updatePreferences } from "@/lib/features/accounts/profile/update-preferences";
import { route } from "@/lib/http/route";

export const PUT = route(profileEndpoints.changePreferences, (ctx, { body }) => updatePreferences(ctx, body));
