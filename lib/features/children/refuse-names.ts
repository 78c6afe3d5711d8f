import { checkRequest } from "@/lib/features/writing/check-request";
import { AppError } from "@/lib/shared/app-error";
import type { ChildInput } from "./contract";

/**
 * Every order has the name in it, and stories are read aloud with the other: both are looked at as in an order.
 * @throws AppError REFUSED with kind words
 */
export function refuseNames(names: Pick<ChildInput, "name" | "sayAs">): void {
  for (const field of ["name", "sayAs"] as const) {
    const heroName = names[field];
    if (!heroName) continue;
    const verdict = checkRequest({ heroName, title: "", topics: [], interests: [] });
    if (!verdict.ok) throw new AppError("REFUSED", verdict.reason, { details: { [field]: verdict.reason } });
  }
}
