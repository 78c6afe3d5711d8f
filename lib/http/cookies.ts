import type { Config } from "@/lib/platform/config";

type CookieKind =
  | "session"
  | "fingerprint"
  | "device"
  | "oauth-tx"
  | "registration"
  | "confirmation"
  /** A page of ours sets it when a sign-out did not reach us: the id of the session that this browser has left. */
  | "leaving";

/**
 * `__Host-` binds a cookie to this host over https; plain http (local only) can't carry the prefix, and neither can a
 * page's script that doesn't know which of the two it is.
 */
export const cookieName = (config: Config, kind: CookieKind): string =>
  `${config.secureCookies && kind !== "leaving" ? "__Host-" : ""}talewick-${kind}`;

export function readCookie(request: Request, name: string): string | null {
  for (const part of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return value.join("=");
  }
  return null;
}

/** Every cookie of a request; of two with one name the first counts, as browsers send the more specific one first. */
export function allCookies(request: Request): Record<string, string> {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((part) => {
    const [key = "", ...value] = part.trim().split("=");
    return [key, value.join("=")] as const;
  });
  return Object.fromEntries(pairs.reverse());
}

type CookieOptions = { maxAgeSeconds: number };

export function setCookie(
  config: Config,
  kind: CookieKind,
  value: string,
  { maxAgeSeconds }: CookieOptions,
): string {
  const parts = [
    `${cookieName(config, kind)}=${value}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    `Max-Age=${maxAgeSeconds}`,
  ];
  if (config.secureCookies) parts.push("Secure");
  return parts.join("; ");
}

export const clearCookie = (config: Config, kind: CookieKind): string =>
  setCookie(config, kind, "", { maxAgeSeconds: 0 });
