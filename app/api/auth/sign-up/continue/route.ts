import { signUpEndpoints } from "@/lib/features/accounts/endpoints";
import { continueSignUp } from "@/lib/features/accounts/registration/continue-sign-up";
import { callerOf } from "@/lib/http/caller";
import { cookieName, readCookie } from "@/lib/http/cookies";
import { route } from "@/lib/http/route";
import { signedIn } from "@/lib/http/session-response";

export const POST = route(signUpEndpoints.goOn, async (ctx, { body, request, address }) =>
  signedIn(
    ctx,
    request,
    await continueSignUp(ctx, {
      ...body,
      registrationCookie: readCookie(request, cookieName(ctx.config, "registration")),
      caller: callerOf(ctx, request, address),
    }),
  ),
);
