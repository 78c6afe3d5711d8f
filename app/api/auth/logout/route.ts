import { authEndpoints } from "@/lib/features/accounts/endpoints";
import { signOut } from "@/lib/features/accounts/sessions/sign-out";
import { cookieName, readCookie } from "@/lib/http/cookies";
import { route } from "@/lib/http/route";
import { signedOut } from "@/lib/http/session-response";

export const POST = route(authEndpoints.logout, async (ctx, { request }) => {
  const isOwnPage = request.headers.get("sec-fetch-site") === "same-origin";
  const sessionCookie = isOwnPage ? readCookie(request, cookieName(ctx.config, "session")) : null;
  await signOut(ctx, { sessionCookie });
  return signedOut(ctx, "Signed out.");
});
