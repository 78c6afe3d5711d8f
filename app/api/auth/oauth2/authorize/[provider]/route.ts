import { z } from "zod";
import { oauthProvider, originPath } from "@/lib/features/accounts/contract";
import { beginOauth } from "@/lib/http/oauth-flow";
import { route } from "@/lib/http/route";

const params = z.object({ provider: oauthProvider });
const query = z.object({ from: originPath });

/** A browser comes here by a link, so a failure is a sentence rather than JSON. */
export const GET = route(
  { access: "public", params, query, errors: "text" },
  (ctx, { params: { provider }, query: { from } }) => beginOauth(ctx, provider, from ?? null),
);
