import { identityEndpoints } from "@/lib/features/identities/endpoints";
import { listIdentities } from "@/lib/features/identities/list-identities";
import { beginLinking } from "@/lib/http/oauth-flow";
import { reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";

export const GET = route(identityEndpoints.list, listIdentities);

export const POST = route(identityEndpoints.begin, async (ctx, { body: { provider } }) => {
  const { location, cookies } = await beginLinking(ctx, provider);
  return reply({ url: location }, { cookies });
});
