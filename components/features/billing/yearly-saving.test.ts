import { describe, expect, test } from "vitest";
import type { PlanView } from "@/lib/features/billing/contract";
import { monthsFree } from "./yearly-saving";

const plan = (priceMonthly: number, priceAnnual: number): PlanView => ({
  id: `${priceMonthly}`,
  name: "Plan",
  description: "",
  priceMonthly,
  priceAnnual,
  free: false,
  popular: false,
  feature: [],
  limits: { stories: 1, children: 1 },
});

describe("monthsFree", () => {
  test.each([
    { name: "ten months' price for twelve", plans: [plan(9.99, 99.9), plan(29.99, 299.9)], months: 2 },
    { name: "the same by a cent", plans: [plan(9.99, 99.99)], months: 2 },
    { name: "different savings", plans: [plan(10, 100), plan(30, 330)], months: null },
    { name: "no saving", plans: [plan(10, 120)], months: null },
    { name: "dearer by the year", plans: [plan(10, 140)], months: null },
    { name: "one without a yearly price", plans: [plan(10, 100), plan(20, 0)], months: null },
    { name: "no plans", plans: [], months: null },
  ])("$name: $months", ({ plans, months }) => {
    expect(monthsFree(plans)).toBe(months);
  });
});
