import { apiKeyEndpoints } from "@/lib/features/api-keys/endpoints";
import { listKeys } from "@/lib/features/api-keys/list-keys";
import { makeKey } from "@/lib/features/api-keys/make-key";
import { route } from "@/lib/http/route";

export const GET = route(apiKeyEndpoints.list, (ctx) => listKeys(ctx));

export const POST = route(apiKeyEndpoints.make, (ctx, { body }) => makeKey(ctx, body));
