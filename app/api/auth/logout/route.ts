import { signOut } from "@/lib/features/accounts/sign-out";
import { cookieName, readCookie } from "@/lib/http/cookies";
import { route } from "@/lib/http/route";
import { signedOut } from "@/lib/http/session-response";

/** Public, so that a browser whose session has ended on its own can still be cleaned up. */
export const POST = route({ access: "public" }, async (ctx, { request }) => {
  const isOwnPage = request.headers.get("sec-fetch-site") === "same-origin";
  const sessionCookie = isOwnPage ? readCookie(request, cookieName(ctx.config, "session")) : null;
  await signOut(ctx, { sessionCookie });
  return signedOut(ctx, "Signed out.");
});
