import { authEndpoints } from "@/lib/features/accounts/endpoints";
import { beginOauth } from "@/lib/http/oauth-flow";
import { route } from "@/lib/http/route";

export const GET = route(
  authEndpoints.authorize,
  (ctx, { params: { provider }, query: { from, keep, again } }) =>
    beginOauth(ctx, provider, { from: from ?? null, keepSignedIn: keep === "on", askAgain: again === "on" }),
);
