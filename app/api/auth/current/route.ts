import { sessionEndpoints } from "@/lib/features/accounts/endpoints";
import { findCurrentSession } from "@/lib/features/accounts/sessions/find-current-session";
import { cookieName, readCookie } from "@/lib/http/cookies";
import { route } from "@/lib/http/route";

export const GET = route(sessionEndpoints.current, (ctx, { request }) =>
  findCurrentSession(ctx, { fingerprintCookie: readCookie(request, cookieName(ctx.config, "fingerprint")) }),
);
