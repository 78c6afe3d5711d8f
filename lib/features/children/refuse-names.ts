import { checkRequest } from "@/lib/features/writing/check-request";
import { AppError } from "@/lib/shared/app-error";
import type { ChildInput } from "./contract";

type Names = Partial<Pick<ChildInput, "name" | "sayAs">>;

/**
 * Every order has the name in it, and stories are read aloud with the other: both are looked at as in an order. One that
 * the profile has had `before` stays: nobody is kept from changing an age by it.
 * @throws AppError REFUSED with kind words
 */
export function refuseNames(names: Names, before: Names = {}): void {
  for (const field of ["name", "sayAs"] as const) {
    const heroName = names[field];
    if (!heroName || heroName === before[field]) continue;
    const verdict = checkRequest({ heroName, title: "", topics: [], interests: [] });
    if (!verdict.ok) throw new AppError("REFUSED", verdict.reason, { details: { [field]: verdict.reason } });
  }
}
