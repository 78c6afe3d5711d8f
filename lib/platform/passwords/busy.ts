import { AppError } from "@/lib/shared/app-error";

/** For whoever comes while there is more to hash than one core can do. */
export const busy = (): AppError =>
  new AppError("UNAVAILABLE", "We are busy right now. Please try again in a moment.", {
    retryAfterSeconds: 2,
  });
