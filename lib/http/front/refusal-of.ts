import type { IncomingMessage } from "node:http";

const MAX_URL_LENGTH = 8 * 1024;
const READING = ["GET", "HEAD"];
const METHODS = [...READING, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export const isCall = (pathname: string): boolean => pathname.startsWith("/api/");

export type Refusal = { status: number; headers?: Record<string, string> };

const wrongMethod = (allowed: string[]): Refusal => ({ status: 405, headers: { allow: allowed.join(", ") } });

// Next answers a path that can't be decoded with a fault of its own.
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** What is asked for: a path as it was sent. */
export type Address = { pathname: string };

// Most of what is asked for: no query, nothing to decode, and no dots that lead elsewhere.
const PLAIN = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\/?)?$/;

/** The address of a request; `null` where it is none that we answer. */
export function addressOf(raw: string): Address | null {
  if (raw.length <= MAX_URL_LENGTH && PLAIN.test(raw)) return { pathname: raw };
  const url = parseUrl(raw);
  return url && { pathname: url.pathname };
}

function parseUrl(raw: string): URL | null {
  if (raw.length > MAX_URL_LENGTH || !raw.startsWith("/") || raw.startsWith("//")) return null;
  if (!URL.canParse(raw, "http://local")) return null;
  const url = new URL(raw, "http://local");
  return isDecodable(url.pathname) ? url : null;
}

/** What ends a request before anybody looks at it. */
export function refusalOf(
  { url: raw = "", method = "" }: IncomingMessage,
  address: Address | null,
  allowedFor: (pathname: string) => string[] | null,
): Refusal | null {
  if (!address) return { status: raw.length > MAX_URL_LENGTH ? 414 : 400 };
  // Everything that changes something is a call of the API; to a page, Next would take a post for a server action.
  const known = isCall(address.pathname) ? METHODS : READING;
  if (!known.includes(method)) return wrongMethod(known);
  // The optimizer is off; its address must not answer either.
  if (address.pathname === "/_next/image") return { status: 404 };
  const allowed = isCall(address.pathname) ? allowedFor(address.pathname) : null;
  return allowed && !allowed.includes(method) ? wrongMethod(allowed) : null;
}
