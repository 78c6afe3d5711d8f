import { AppError, type ErrorCode } from "@/lib/shared/app-error";
import type { ErrorShape } from "@/lib/shared/endpoint";

/** The status that each failure answers with. */
export const STATUS: Record<ErrorCode, number> = {
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  QUOTA_EXHAUSTED: 402,
  FORBIDDEN: 403,
  PROOF_NEEDED: 403,
  SECOND_FACTOR: 403,
  CHILDS_MODE: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  LIMIT_REACHED: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  REFUSED: 422,
  RATE_LIMITED: 429,
  UPSTREAM_FAILED: 502,
  UNAVAILABLE: 503,
  NO_SPACE: 507,
};

const SERVER_ERROR = "Server error. Please try again later or contact support.";

// Can't connect, too slow, locked by somebody else, deadlock, shutting down: try again.
const BUSY_CODES = new Set([
  ...["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2034"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENOTFOUND", "EAI_AGAIN"],
  ...["ConnectionClosed", "DatabaseNotReachable", "SocketTimeout", "TooManyConnections"],
]);
const BUSY_STATES = /^(?:55P03|57014|40001|40P01|57P0\d|53\d{3}|08\d{3})$/;
// The driver gives these no code: no connection to be had, one that broke, one that fell silent.
const BUSY_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/;

type DatabaseFault = {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: { cause?: { originalCode?: unknown; kind?: unknown } } };
};

function saysBusy({ code, message, meta }: DatabaseFault): boolean {
  const { originalCode, kind } = meta?.driverAdapterError?.cause ?? {};
  const names = [code, kind].map(String);
  if (names.some((name) => BUSY_CODES.has(name)) || BUSY_STATES.test(String(originalCode ?? code)))
    return true;
  return typeof message === "string" && BUSY_MESSAGES.test(message);
}

function isBusyDatabase(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const fault: DatabaseFault = error;
  return saysBusy(fault) || isBusyDatabase(fault.cause);
}

/** What a caller may know about a failure. Anything that is not an `AppError` is ours, and says nothing. */
export function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (isBusyDatabase(error)) {
    return new AppError("UNAVAILABLE", "We are busy right now. Please try again in a moment.", {
      cause: error,
      retryAfterSeconds: 2,
    });
  }
  return null;
}

type Answer = {
  status: number;
  code: ErrorCode | "INTERNAL";
  message: string;
  details?: Record<string, string>;
};

function answerOf(known: AppError | null): Answer {
  if (!known) return { status: 500, code: "INTERNAL", message: SERVER_ERROR };
  const { code, message, details } = known;
  return { status: STATUS[code], code, message, ...(details ? { details } : {}) };
}

function headersOf(known: AppError | null, requestId: string): Headers {
  const headers = new Headers({ "cache-control": "no-store", "x-request-id": requestId });
  if (known?.retryAfterSeconds) headers.set("retry-after", String(known.retryAfterSeconds));
  return headers;
}

/** The one mapping from failures to HTTP. */
export function errorResponse(error: unknown, requestId: string, shape: ErrorShape = "envelope"): Response {
  const known = asAppError(error);
  const { status, code, message, details } = answerOf(known);
  const headers = headersOf(known, requestId);
  if (shape === "text") {
    headers.set("content-type", "text/plain; charset=utf-8");
    return new Response(message, { status, headers });
  }
  if (shape === "fields" && code === "VALIDATION" && details)
    return Response.json(details, { status, headers });
  const body = { code, message, error: message, ...(details ? { details } : {}), requestId };
  return Response.json(body, { status, headers });
}
