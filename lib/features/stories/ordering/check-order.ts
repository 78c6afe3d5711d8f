import "server-only";
import { checkRequest } from "@/lib/features/writing/check-request";
import { AppError } from "@/lib/shared/app-error";
import type { StoryOrder } from "@/lib/shared/story";

/**
 * The safety check of what a parent typed.
 * @throws AppError REFUSED with kind words
 */
export function checkOrder({ title, topics, interests, heroName }: StoryOrder): void {
  const verdict = checkRequest({ title, topics, interests, heroName });
  if (!verdict.ok)
    throw new AppError("REFUSED", verdict.reason, { details: { [verdict.field]: verdict.reason } });
}
