import { signUpEndpoints } from "@/lib/features/accounts/endpoints";
import { findSignUpState } from "@/lib/features/accounts/registration/find-sign-up-state";
import { cookieName, readCookie } from "@/lib/http/cookies";
import { route } from "@/lib/http/route";

export const GET = route(signUpEndpoints.state, (ctx, { request }) =>
  findSignUpState(ctx, { registrationCookie: readCookie(request, cookieName(ctx.config, "registration")) }),
);
