import { passkeyEndpoints } from "@/lib/features/passkeys/endpoints";
import { signInByPasskey } from "@/lib/features/passkeys/sign-in-by-passkey";
import { callerOf } from "@/lib/http/caller";
import { route } from "@/lib/http/route";
import { signedIn } from "@/lib/http/session-response";

export const POST = route(passkeyEndpoints.signIn, async (ctx, { body, request, address }) =>
  signedIn(ctx, request, await signInByPasskey(ctx, { ...body, caller: callerOf(ctx, request, address) })),
);
