import { NextResponse, type NextRequest } from "next/server";
import { withFrom } from "@/lib/features/accounts/rules";
import { cookieName } from "@/lib/http/cookies";
import { config } from "@/lib/platform/config";

/**
 * Sends a visitor without a session cookie to sign in, before anything is rendered. For comfort only: every page and
 * every use case asks again, with the session row.
 */
export function edgeGuard(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  if (request.cookies.get(cookieName(config(), "session"))?.value) return NextResponse.next();
  return NextResponse.redirect(new URL(withFrom("/signin", `${pathname}${search}`), request.url), 307);
}
