import { asBusy } from "@/lib/platform/db/busy-database";
import { AppError, type Alternative, type ErrorCode, type OwnWords } from "@/lib/shared/app-error";
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
  OTHERS_PAGE: 403,
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

/** What a caller may know about a failure. Anything that is not an `AppError` is ours, and says nothing. */
export const asAppError = (error: unknown): AppError | null =>
  error instanceof AppError ? error : asBusy(error);

type Answer = {
  status: number;
  code: ErrorCode | "INTERNAL";
  message: string;
  details?: Record<string, string>;
  alternatives?: readonly Alternative[];
  instead?: OwnWords;
};

function answerOf(known: AppError | null): Answer {
  if (!known) return { status: 500, code: "INTERNAL", message: SERVER_ERROR };
  const { code, message, details, alternatives, instead } = known;
  return {
    status: STATUS[code],
    code,
    message,
    ...(details && { details }),
    ...(alternatives && { alternatives }),
    ...(instead && { instead }),
  };
}

function headersOf(known: AppError | null, requestId: string): Headers {
  const headers = new Headers({ "cache-control": "no-store", "x-request-id": requestId });
  if (known?.retryAfterSeconds) headers.set("retry-after", String(known.retryAfterSeconds));
  return headers;
}

/** The one mapping from failures to HTTP. */
export function errorResponse(error: unknown, requestId: string, shape: ErrorShape = "envelope"): Response {
  const known = asAppError(error);
  const { status, ...told } = answerOf(known);
  const { code, message, details, ...more } = told;
  const headers = headersOf(known, requestId);
  if (shape === "text") {
    headers.set("content-type", "text/plain; charset=utf-8");
    return new Response(message, { status, headers });
  }
  if (shape === "fields" && code === "VALIDATION" && details)
    return Response.json(details, { status, headers });
  const body = { code, message, error: message, ...(details && { details }), ...more, requestId };
  return Response.json(body, { status, headers });
}
