import { checkRequest } from "@/lib/features/writing/check-request";
import { AppError } from "@/lib/shared/app-error";

/**
 * A story is read aloud with it, so it is looked at as the name of an order is.
 * @throws AppError REFUSED with kind words
 */
export function refuseSpokenName(sayAs: string | null | undefined): void {
  if (!sayAs) return;
  const verdict = checkRequest({ heroName: sayAs, title: "", topics: [], interests: [] });
  if (!verdict.ok) throw new AppError("REFUSED", verdict.reason, { details: { sayAs: verdict.reason } });
}
