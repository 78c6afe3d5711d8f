import { beginPasskey } from "@/lib/features/passkeys/begin-passkey";
import { passkeyEndpoints } from "@/lib/features/passkeys/endpoints";
import { route } from "@/lib/http/route";

export const POST = route(passkeyEndpoints.begin, (ctx) => beginPasskey(ctx));
