import { AppError } from "@/lib/shared/app-error";

export const STORE_DOWN = "Our file store is not available right now. Please try again in a few minutes.";
const STORE_FULL = "There is no room left to store files right now. Please try again later.";
const RETRY_SECONDS = 10;

export const storeDown = (cause: unknown): AppError =>
  new AppError("UNAVAILABLE", STORE_DOWN, { cause, retryAfterSeconds: RETRY_SECONDS });

export const storeFull = (cause: unknown): AppError => new AppError("NO_SPACE", STORE_FULL, { cause });

export const missingFile = (cause?: unknown): AppError =>
  new AppError("NOT_FOUND", "Resource not found.", { cause });

const FULL = new Set(["ENOSPC", "EDQUOT"]);
/** The machine or the mount is at fault, not the request: out of handles, read-only, broken, forbidden, gone. */
const DOWN = new Set([
  "EMFILE",
  "ENFILE",
  "EROFS",
  "EIO",
  "EACCES",
  "EPERM",
  "ESTALE",
  "ETIMEDOUT",
  "ENODEV",
]);

/** What a failed call on the file system means to a parent; anything else is a fault of ours and stays as it is. */
export function explainDiskError(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (FULL.has(code)) return storeFull(error);
  return DOWN.has(code) ? storeDown(error) : error;
}
