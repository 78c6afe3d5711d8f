import "server-only";
import { checkRequest, type RequestWords } from "@/lib/features/writing/check-request";
import { AppError } from "@/lib/shared/app-error";

/** The names of other heroes have been checked where they were given. */
type Words = RequestWords & { together?: readonly { name: string }[] };

/**
 * The safety check of what a parent types, wherever it enters a book.
 * @throws AppError REFUSED with kind words
 */
export function refuseWords({ title, topics, interests, heroName, together = [] }: Words): void {
  const hide = (text: string) =>
    together.reduce((rest, { name }) => rest.replaceAll(name, () => "Robin"), text);
  const verdict = checkRequest({ title: hide(title), topics: topics.map(hide), interests, heroName });
  if (!verdict.ok)
    throw new AppError("REFUSED", verdict.reason, { details: { [verdict.field]: verdict.reason } });
}
