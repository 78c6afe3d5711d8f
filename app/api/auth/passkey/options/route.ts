import { askForPasskey } from "@/lib/features/passkeys/ask-for-passkey";
import { passkeyEndpoints } from "@/lib/features/passkeys/endpoints";
import { route } from "@/lib/http/route";

export const POST = route(passkeyEndpoints.ask, (ctx) => askForPasskey(ctx));
