import { profileEndpoints } from "@/lib/features/accounts/profile-endpoints";
import { showProfile } from "@/lib/features/accounts/profile/show-profile";
import { route } from "@/lib/http/route";

export const GET = route(profileEndpoints.show, showProfile);
