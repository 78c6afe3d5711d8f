import { authEndpoints } from "@/lib/features/accounts/endpoints";
import { finishOauth } from "@/lib/http/oauth-flow";
import { route } from "@/lib/http/route";

export const GET = route(authEndpoints.oauthCallback, (ctx, { params: { provider }, request }) =>
  finishOauth(ctx, provider, request),
);
