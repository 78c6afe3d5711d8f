import { apiKeyEndpoints } from "@/lib/features/api-keys/endpoints";
import { revokeKey } from "@/lib/features/api-keys/revoke-key";
import { route } from "@/lib/http/route";

export const DELETE = route(apiKeyEndpoints.revoke, (ctx, { params: { id } }) => revokeKey(ctx, id));
