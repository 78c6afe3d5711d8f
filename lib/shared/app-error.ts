/** What a caller could act on; `lib/http/error-response.ts` maps each to a status. */
export type ErrorCode =
  | "VALIDATION"
  | "UNAUTHENTICATED"
  /** Only after the password was given again. */
  | "PROOF_NEEDED"
  /** Only with a code of the parent's app as well. */
  | "SECOND_FACTOR"
  /** The device is handed over to a child, and this isn't for children. */
  | "CHILDS_MODE"
  /** The page that asks was made for another parent than the one who is signed in now. */
  | "OTHERS_PAGE"
  | "QUOTA_EXHAUSTED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "CONFLICT"
  | "LIMIT_REACHED"
  | "TOO_LARGE"
  | "UNSUPPORTED_MEDIA"
  | "REFUSED"
  | "RATE_LIMITED"
  | "UPSTREAM_FAILED"
  | "UNAVAILABLE"
  | "NO_SPACE";

/** A story that can be ordered instead of one that was refused. */
export type Alternative = {
  idea: string;
  sentence: string;
  /** What the book may be called, and the order's own title. */
  title: string;
  offeredFor: string;
  /** Goes along in place of the order's own, where it is told of the first child alone. */
  withChildIds?: string[];
};

/** Words that may be written in place of those that were refused. */
export type OwnWords = { title: string; topics: string[] };

type AppErrorOptions = {
  /** Message by field name. */
  details?: Record<string, string>;
  alternatives?: readonly Alternative[];
  instead?: OwnWords;
  cause?: unknown;
  /** Becomes `Retry-After`. */
  retryAfterSeconds?: number;
};

const BRAND = Symbol.for("talewick.app-error");

/** An expected failure. `message` is read by parents: no ids, no SQL, no vendor text. */
export class AppError extends Error {
  readonly [BRAND] = true;
  readonly code: ErrorCode;
  readonly details: Record<string, string> | undefined;
  readonly alternatives: readonly Alternative[] | undefined;
  readonly instead: OwnWords | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.details = options.details;
    this.alternatives = options.alternatives;
    this.instead = options.instead;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  // Pages and routes are bundled with a copy of this class each, and share the ports: what one throws, another catches.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && BRAND in value;
  }
}
