import { passkeyEndpoints } from "@/lib/features/passkeys/endpoints";
import { removePasskey } from "@/lib/features/passkeys/remove-passkey";
import { route } from "@/lib/http/route";

export const DELETE = route(passkeyEndpoints.remove, (ctx, { params }) => removePasskey(ctx, params));
