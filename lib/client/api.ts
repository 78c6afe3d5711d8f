import type { z } from "zod";
import type { AnyEndpoint } from "@/lib/http/endpoints";
import type { Method } from "@/lib/shared/endpoint";
import type { OwnWords } from "@/lib/shared/app-error";
import { leaveForShelf } from "@/lib/shared/leave-for-shelf";
import { leaveForSignIn } from "@/lib/shared/leave-for-sign-in";
import { leaveForWhoeverIsHere } from "@/lib/shared/leave-for-whoever-is-here";
import { renewSession } from "@/lib/shared/renew-session";
import { stepUp } from "@/lib/shared/step-up";
import { addressOf, type AddressParts } from "./address-of";
import { callerHeaders } from "./caller-headers";

export type ApiFailure = {
  ok: false;
  /** 0 when no answer came. */
  status: number;
  code?: string;
  /** Written for the parent; empty where the server gives none: each call has words of its own. */
  message: string;
  /** Message by field name. */
  details?: Record<string, string>;
  /** What may be written in place of words that were refused. */
  instead?: OwnWords;
  /** The body of an answer that is plain text. */
  text?: string;
  retryAfterSeconds?: number;
};
export type ApiResult<T> =
  | {
      ok: true;
      status: number;
      data: T;
      /** For what a call says beside its body. */
      headers?: Headers;
    }
  | ApiFailure;

/** What fits where nothing has to be given. */
type Empty = Record<string, never>;

type Sent<E, Part extends string> =
  E extends Record<Part, infer Schema extends z.ZodType>
    ? Empty extends z.input<Schema>
      ? { [Key in Part]?: z.input<Schema> }
      : { [Key in Part]: z.input<Schema> }
    : unknown;

/** Path parameters, query, body or form of a call, as the endpoint takes them. */
type Parts<E> = Sent<E, "params"> &
  Sent<E, "query"> &
  Sent<E, "body"> &
  (E extends { form: object } ? { form: FormData } : unknown);

type Success = 200 | 201 | 202 | 204;
type Data<A> = A extends z.ZodType ? z.output<A> : undefined;
type AnswerOf<E> = E extends { response: infer R }
  ? { [Status in keyof R]: Status extends Success ? Data<R[Status]> : never }[keyof R]
  : never;

type CallFacts<E> = {
  given: Empty extends Parts<E> ? [parts?: Parts<E>] : [parts: Parts<E>];
  data: AnswerOf<E>;
};

type Table = {
  [M in Method]: { [E in AnyEndpoint as E["method"] extends M ? E["path"] : never]: CallFacts<E> };
};

/** The paths that a method is good for. */
export type PathOf<M extends Method> = keyof Table[M] & string;
/** What a call is given beside its path. */
export type Given<M extends Method, P extends PathOf<M>> = Table[M][P] extends {
  given: infer G extends unknown[];
}
  ? G
  : never;
/** What a call answers when all went well. */
export type ApiData<M extends Method, P extends PathOf<M>> = Table[M][P] extends { data: infer D }
  ? D
  : never;

export type ApiCall = <M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  ...parts: Given<M, P>
) => Promise<ApiResult<ApiData<M, P>>>;

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
/** The refusal for lack of a recent password. */
export const ASKS_AGAIN = "PROOF_NEEDED";
/** The refusal of a device that was handed over to a child. */
export const CHILDS_MODE = "CHILDS_MODE";
/** The refusal of a page that was made for another parent. */
export const OTHERS_PAGE = "OTHERS_PAGE";
/** For calls without words of their own, where the server has none either. */
export const UNEXPECTED_ERROR = "An unexpected error occurred";

type AnyParts = AddressParts & { body?: unknown; form?: FormData };
type Call = { method: Method; path: string; parts: AnyParts };

/** Builds a call that never throws. The endpoint's types are the promise of its contract; it isn't checked again here. */
export function createApi(options: ApiOptions): ApiCall {
  const call = (method: Method, path: string, parts: AnyParts = {}) =>
    sendProven({ method, path, parts }, options);
  return call as ApiCall;
}

/** Refused for lack of a recent password: once it was given, the same call goes through. */
async function sendProven<T>(call: Call, options: ApiOptions): Promise<ApiResult<T>> {
  const result = await send<T>(call, options);
  // eslint-disable-next-line no-restricted-syntax -- the name of a refusal, no secret
  const isAsked = !result.ok && result.code === ASKS_AGAIN && options.onUnauthorized === "sign-in";
  return isAsked && (await stepUp()) ? send<T>(call, options) : result;
}

/** The session's token may be refused while the session lives: it is asked for anew, and what was sent is sent again. */
async function send<T>(call: Call, options: ApiOptions): Promise<ApiResult<T>> {
  const result = await sendOnce<T>(call, options);
  if (result.ok || result.status !== 401 || options.onUnauthorized !== "sign-in") return result;
  const again = (await renewSession()) ? await sendOnce<T>(call, options) : result;
  if (!again.ok && again.status === 401) leaveForSignIn();
  return again;
}

async function sendOnce<T>(call: Call, options: ApiOptions): Promise<ApiResult<T>> {
  let response: Response;
  try {
    // eslint-disable-next-line no-restricted-syntax -- the one way to our own API: every path of the table is ours
    response = await fetch(addressOf(call.path, call.parts), requestFor(call, options));
  } catch {
    return { ok: false, status: 0, code: "NETWORK", message: NETWORK_ERROR };
  }
  if (response.ok) return readSuccess(response);
  const failure = await readFailure(response);
  // eslint-disable-next-line no-restricted-syntax -- the name of a refusal, no secret
  if (failure.code === CHILDS_MODE && options.onUnauthorized === "sign-in") leaveForShelf();
  // eslint-disable-next-line no-restricted-syntax -- the name of a refusal, no secret
  if (failure.code === OTHERS_PAGE) leaveForWhoeverIsHere();
  return failure;
}

/** For signed-in screens: a 401 ends the session. */
export const api = createApi({ onUnauthorized: "sign-in" });
/** For forms where a 401 is an answer, such as a wrong password. */
export const apiStaying = createApi({ onUnauthorized: "stay" });
/** For public answers. */
export const apiPublic = createApi({ onUnauthorized: "stay", credentials: "never" });

function requestFor({ method, path, parts: { body, form } }: Call, options: ApiOptions): RequestInit {
  const caller = options.credentials === "never" ? {} : callerHeaders();
  const headers = new Headers({ Accept: "application/json", ...caller, ...options.headers });
  const base = { method, headers, ...(options.keepalive && { keepalive: true }) };
  // All that a list of devices says of where one of them is.
  if (path.startsWith("/api/auth/")) headers.set("X-Talewick-Zone", zoneHere());
  if (body === undefined) return { ...base, body: form ?? null };
  headers.set("Content-Type", "application/json");
  return { ...base, body: JSON.stringify(body) };
}

const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

async function readSuccess<T>(response: Response): Promise<ApiResult<T>> {
  const text = await response.text().catch(() => null);
  if (text === null) return { ok: false, status: 0, code: "NETWORK", message: NETWORK_ERROR };
  // A page is never an answer of ours: some network's sign-in stands between us.
  if (isMarkup(response)) return { ok: false, status: 0, code: "NETWORK", message: NETWORK_ERROR };
  const json = parseJson(text);
  // The endpoint types the answer; an empty or plain-text one is handed over as it is.
  const data = (json === undefined ? text || undefined : json) as T;
  return { ok: true, status: response.status, data, headers: response.headers };
}

export async function readFailure(response: Response): Promise<ApiFailure> {
  const text = await response.text().catch(() => "");
  const retryAfter = Number(response.headers.get("Retry-After"));
  return {
    ok: false,
    status: response.status,
    ...readBody(response, text),
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  };
}

const isMarkup = (response: Response): boolean =>
  /^text\/html\b/i.test(response.headers.get("Content-Type") ?? "");

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

type Refusal = Pick<ApiFailure, "code" | "message" | "details" | "instead">;

function readRefusal(body: Record<string, unknown>, status: number): Refusal {
  const { code, message, error, details, instead } = body;
  // Some calls answer a refused form with `{field: message}` alone.
  if (status === 400 && !message && !error && isTextRecord(body)) {
    return { message: Object.values(body).join(" "), details: body };
  }
  return {
    message: firstText(message, error) ?? "",
    ...(typeof code === "string" && { code }),
    ...(isTextRecord(details) && { details }),
    // As the contract has it, like every answer of ours.
    ...(isRecord(instead) && { instead: instead as OwnWords }),
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
