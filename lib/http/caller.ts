import { readTimeZone } from "@/lib/features/accounts/devices/name-place";
import type { Caller } from "@/lib/features/accounts/sessions/open-session";
import { cookieName, readCookie } from "@/lib/http/cookies";
import type { Context } from "@/lib/platform/context";

const USER_AGENT_MAX = 300;
/** How a program says that it is one: `x-talewick-client: program`. */
const CLIENT_HEADER = "x-talewick-client";
/** In which zone the caller's clock is. */
const ZONE_HEADER = "x-talewick-zone";

/** Only browsers send these, and no script in a page can leave them out. (Node's `fetch` sends `Sec-Fetch-Mode`.) */
const isBrowser = (request: Request): boolean =>
  ["origin", "sec-fetch-site", "sec-fetch-dest"].some((name) => request.headers.has(name));

/**
 * Whether the caller says that it is no browser. Leaving out what browsers send proves nothing: older ones never sent
 * it, and a proxy may strip it. No page of ours sends this header, and no other site's page may.
 */
export const isProgram = (request: Request): boolean =>
  request.headers.get(CLIENT_HEADER) === "program" && !isBrowser(request);

/** What a caller says that it is. PostgreSQL stores no broken text, and headers may carry any. */
export const userAgentOf = (request: Request): string | null =>
  request.headers.get("user-agent")?.toWellFormed().slice(0, USER_AGENT_MAX) ?? null;

/** Of the clock of the caller, who may not say it. */
export const timeZoneOf = (request: Request): string | null => readTimeZone(request.headers.get(ZONE_HEADER));

/** What a sign-in needs to know of the request that asks for it. */
export function callerOf(ctx: Context, request: Request, address: string): Caller {
  return {
    address,
    isBrowser: isBrowser(request),
    isProgram: isProgram(request),
    userAgent: userAgentOf(request),
    timeZone: timeZoneOf(request),
    deviceCookie: readCookie(request, cookieName(ctx.config, "device")),
    confirmationCookie: readCookie(request, cookieName(ctx.config, "confirmation")),
    sessionCookie: readCookie(request, cookieName(ctx.config, "session")),
  };
}
