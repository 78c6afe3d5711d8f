import "server-only";
import { AppError } from "@/lib/shared/app-error";
import type { FailureCode } from "@/lib/features/stories/rules";
import { StoryDelay, StoryFailure } from "./step-once";

/**
 * Asks a provider on an order's behalf. What may pass lets the order wait, with `code` as its end if it doesn't; what
 * won't pass ends it.
 */
export async function delayWhile<T>(code: FailureCode, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw asStoryError(code, error);
  }
}

function asStoryError(code: FailureCode, error: AppError): Error {
  switch (error.code) {
    case "UNAVAILABLE":
      return new StoryDelay(code, error.retryAfterSeconds ?? 0, error);
    case "LIMIT_REACHED":
      return new StoryFailure("OVER_BUDGET");
    case "REFUSED":
      return new StoryFailure("DECLINED");
    case "UPSTREAM_FAILED":
      return new StoryFailure(code === "PROVIDER_DOWN" ? "PROVIDER_FAILED" : code);
    default:
      return error;
  }
}
