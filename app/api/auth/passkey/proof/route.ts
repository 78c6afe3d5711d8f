import { passkeyEndpoints } from "@/lib/features/passkeys/endpoints";
import { proveByPasskey } from "@/lib/features/passkeys/prove-by-passkey";
import { route } from "@/lib/http/route";

export const POST = route(passkeyEndpoints.prove, (ctx, { body }) => proveByPasskey(ctx, body));
