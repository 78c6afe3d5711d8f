import { readSession } from "./browser-session";
import { leaveForSignIn } from "./leave-for-sign-in";

export type ApiFailure = {
  ok: false;
  /** 0 when no answer came. */
  status: number;
  code?: string;
  /** Written for the parent; empty where the server gives none: each call has words of its own. */
  message: string;
  /** Message by field name. */
  details?: Record<string, string>;
  /** The body of an answer that is plain text. */
  text?: string;
  retryAfterSeconds?: number;
};
export type ApiResult<T> = { ok: true; status: number; data: T } | ApiFailure;
export type ApiMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type ApiCall = <T>(method: ApiMethod, path: string, body?: unknown) => Promise<ApiResult<T>>;

type ApiOptions = {
  /** `sign-in` clears the session and leaves for /signin; `stay` only reports. */
  onUnauthorized: "sign-in" | "stay";
  /** `never` leaves the token at home: for answers that are the same for everybody. */
  credentials?: "never";
  headers?: Record<string, string>;
  /** Lets the request outlive the page; such a body may have 64 kB. */
  keepalive?: boolean;
};

export const NETWORK_ERROR = "Network error. Please check your connection and try again.";
/** For calls without words of their own, where the server has none either. */
export const UNEXPECTED_ERROR = "An unexpected error occurred";

/** Builds a call that never throws. `T` is the promise of the route's contract; it isn't checked again here. */
export function createApi(options: ApiOptions): ApiCall {
  return async (method, path, body) => {
    let response: Response;
    try {
      // eslint-disable-next-line no-restricted-syntax -- the one way to our own API; the token goes to own paths only
      response = await fetch(path, requestFor(method, { path, body, options }));
    } catch {
      return { ok: false, status: 0, code: "NETWORK", message: NETWORK_ERROR };
    }
    if (response.ok) return readSuccess(response);
    if (response.status === 401 && options.onUnauthorized === "sign-in" && isOwnPath(path)) {
      leaveForSignIn();
    }
    return readFailure(response);
  };
}

/** For signed-in screens: a 401 ends the session. */
export const api = createApi({ onUnauthorized: "sign-in" });
/** For forms where a 401 is an answer, such as a wrong password. */
export const apiStaying = createApi({ onUnauthorized: "stay" });
/** For public answers. */
export const apiPublic = createApi({ onUnauthorized: "stay", credentials: "never" });

type RequestFacts = { path: string; body: unknown; options: ApiOptions };

function requestFor(method: ApiMethod, { path, body, options }: RequestFacts): RequestInit {
  const headers = new Headers({ Accept: "application/json", ...options.headers });
  const base = { method, headers, ...(options.keepalive && { keepalive: true }) };
  const session = options.credentials === "never" ? null : readSession();
  if (session && isOwnPath(path)) headers.set("Authorization", `Bearer ${session.token}`);
  if (body === undefined || body instanceof FormData) return { ...base, body: body ?? null };
  headers.set("Content-Type", "application/json");
  return { ...base, body: JSON.stringify(body) };
}

function isOwnPath(path: string): boolean {
  return new URL(path, window.location.href).origin === window.location.origin;
}

async function readSuccess<T>(response: Response): Promise<ApiResult<T>> {
  const text = await response.text().catch(() => null);
  if (text === null) return { ok: false, status: 0, code: "NETWORK", message: NETWORK_ERROR };
  const json = parseJson(text);
  // The route's contract types the answer; an empty or plain-text one is handed over as it is.
  const data = (json === undefined ? text || undefined : json) as T;
  return { ok: true, status: response.status, data };
}

async function readFailure(response: Response): Promise<ApiFailure> {
  const text = await response.text().catch(() => "");
  const retryAfter = Number(response.headers.get("Retry-After"));
  return {
    ok: false,
    status: response.status,
    ...readBody(response, text),
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  };
}

function readBody(response: Response, text: string): Refusal & Pick<ApiFailure, "text"> {
  const body = parseJson(text);
  if (isRecord(body)) return readRefusal(body, response.status);
  if (body !== undefined) return { message: "" };
  // Markup is some gateway's page, not an answer of ours.
  const isPlain = /^text\/plain\b/i.test(response.headers.get("Content-Type") ?? "");
  return {
    message: `HTTP ${response.status}: ${response.statusText}`,
    ...(isPlain && text && { text }),
  };
}

type Refusal = Pick<ApiFailure, "code" | "message" | "details">;

function readRefusal(body: Record<string, unknown>, status: number): Refusal {
  const { code, message, error, details } = body;
  // Some calls answer a refused form with `{field: message}` alone.
  if (status === 400 && !message && !error && isTextRecord(body)) {
    return { message: Object.values(body).join(" "), details: body };
  }
  return {
    message: firstText(message, error) ?? "",
    ...(typeof code === "string" && { code }),
    ...(isTextRecord(details) && { details }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function firstText(...values: unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === "string" && value !== "");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((entry) => typeof entry === "string");
}
