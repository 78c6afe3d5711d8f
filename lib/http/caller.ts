import type { Caller } from "@/lib/features/accounts/open-session";
import { cookieName, readCookie } from "@/lib/http/cookies";
import type { Context } from "@/lib/platform/context";

const USER_AGENT_MAX = 300;

/** Only browsers send these, and no script in a page can leave them out. (Node's `fetch` sends `Sec-Fetch-Mode`.) */
export const isBrowser = (request: Request): boolean =>
  ["origin", "sec-fetch-site", "sec-fetch-dest"].some((name) => request.headers.has(name));

/** What a sign-in needs to know of the request that asks for it. */
export function callerOf(ctx: Context, request: Request, address: string): Caller {
  return {
    address,
    isBrowser: isBrowser(request),
    // PostgreSQL stores no broken text, and headers may carry any.
    userAgent: request.headers.get("user-agent")?.toWellFormed().slice(0, USER_AGENT_MAX) ?? null,
    deviceCookie: readCookie(request, cookieName(ctx.config, "device")),
    confirmationCookie: readCookie(request, cookieName(ctx.config, "confirmation")),
    sessionCookie: readCookie(request, cookieName(ctx.config, "session")),
  };
}
