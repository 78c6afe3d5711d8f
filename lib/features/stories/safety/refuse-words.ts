import "server-only";
import { checkRequest, type RequestWords } from "@/lib/features/writing/check-request";
import { AppError } from "@/lib/shared/app-error";

type Words = RequestWords & { together?: readonly { name: string }[] };

/**
 * The safety check of what a parent types, wherever it enters a book.
 * @param options.isFinal it stands in the book as it is, and not in an order that is read once more
 * @throws AppError REFUSED with kind words
 */
export function refuseWords(
  { title, topics, interests, heroName, together = [] }: Words,
  options: { isFinal?: boolean } = {},
): void {
  const verdict = checkRequest(
    { title, topics, interests, heroName },
    together.map(({ name }) => name),
    options,
  );
  if (verdict.ok) return;
  const { field, reason, instead } = verdict;
  throw new AppError("REFUSED", reason, { details: { [field]: reason }, ...(instead && { instead }) });
}
