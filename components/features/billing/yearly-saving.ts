import type { PlanView } from "@/lib/features/billing/contract";

/** How many months a year's price leaves out, where that is the same whole number for every plan; else `null`. */
export function monthsFree(plans: readonly PlanView[]): number | null {
  const months = plans.map(({ priceMonthly, priceAnnual }) =>
    priceMonthly > 0 && priceAnnual > 0 ? 12 - priceAnnual / priceMonthly : 0,
  );
  const [first] = months;
  if (first === undefined) return null;
  const whole = Math.round(first);
  return whole > 0 && months.every((month) => Math.abs(month - whole) < 0.05) ? whole : null;
}
