import { authEndpoints } from "@/lib/features/accounts/endpoints";
import { signIn } from "@/lib/features/accounts/sign-in/sign-in";
import { callerOf } from "@/lib/http/caller";
import { route } from "@/lib/http/route";
import { signedIn } from "@/lib/http/session-response";

export const POST = route(authEndpoints.login, async (ctx, { body, request, address }) =>
  signedIn(ctx, request, await signIn(ctx, { ...body, caller: callerOf(ctx, request, address) })),
);
