import { checkRequest } from "@/lib/features/writing/check-request";
import { AppError } from "@/lib/shared/app-error";
import type { ChildInput } from "./contract";

type Names = Partial<Pick<ChildInput, "name" | "sayAs" | "relatives">>;

/**
 * Every order has the name in it, stories are read aloud with the other, and relatives are in stories by theirs: all are
 * looked at as in an order. One that the profile has had `before` stays: nobody is kept from changing an age by it.
 * @throws AppError REFUSED with kind words
 */
export function refuseNames(names: Names, before: Names = {}): void {
  for (const field of ["name", "sayAs"] as const) {
    const heroName = names[field];
    if (!heroName || heroName === before[field]) continue;
    refuse(heroName, field);
  }
  const known = before.relatives?.map(({ name }) => name) ?? [];
  for (const { name } of names.relatives ?? []) if (!known.includes(name)) refuse(name, "relatives");
}

function refuse(heroName: string, field: keyof Names): void {
  const verdict = checkRequest({ heroName, title: "", topics: [], interests: [] });
  if (!verdict.ok) throw new AppError("REFUSED", verdict.reason, { details: { [field]: verdict.reason } });
}
