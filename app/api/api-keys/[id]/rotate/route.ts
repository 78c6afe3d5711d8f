import { apiKeyEndpoints } from "@/lib/features/api-keys/endpoints";
import { rotateKey } from "@/lib/features/api-keys/rotate-key";
import { route } from "@/lib/http/route";

export const POST = route(apiKeyEndpoints.rotate, (ctx, { params: { id } }) => rotateKey(ctx, id));
