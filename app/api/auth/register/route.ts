import { authEndpoints } from "@/lib/features/accounts/endpoints";
import { registerParent } from "@/lib/features/accounts/registration/register-parent";
import { REGISTRATION_SECONDS } from "@/lib/features/accounts/rules";
import { isProgram, timeZoneOf, userAgentOf } from "@/lib/http/caller";
import { setCookie } from "@/lib/http/cookies";
import { reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";

export const POST = route(authEndpoints.register, async (ctx, { body, address, request }) => {
  const { view, registration } = await registerParent(ctx, {
    ...body,
    address,
    userAgent: userAgentOf(request),
    timeZone: timeZoneOf(request),
  });
  const maxAgeSeconds = REGISTRATION_SECONDS;
  const cookie = setCookie(ctx.config, "registration", registration, { maxAgeSeconds });
  return reply(view, { cookies: isProgram(request) ? [] : [cookie] });
});
