import { AppError } from "@/lib/shared/app-error";

/** @throws AppError NOT_FOUND, for what isn't there as for what is another parent's */
export function orNotFound<T>(found: T | null): T {
  if (found === null) throw new AppError("NOT_FOUND", "Resource not found.");
  return found;
}
