import { authEndpoints } from "@/lib/features/accounts/endpoints";
import { verifyEmail } from "@/lib/features/accounts/registration/verify-email";
import { REGISTRATION_SECONDS } from "@/lib/features/accounts/rules";
import { isProgram } from "@/lib/http/caller";
import { cookieName, readCookie, setCookie } from "@/lib/http/cookies";
import { reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";

export const GET = route(authEndpoints.verifyEmail, async (ctx, { query: { token }, address, request }) => {
  const { view, confirmation } = await verifyEmail(ctx, {
    token,
    address,
    isProgram: isProgram(request),
    registrationCookie: readCookie(request, cookieName(ctx.config, "registration")),
  });
  const maxAgeSeconds = REGISTRATION_SECONDS;
  return reply(view, {
    cookies: confirmation ? [setCookie(ctx.config, "confirmation", confirmation, { maxAgeSeconds })] : [],
  });
});
