import { describe, expect, test } from "vitest";
import type { PlanView } from "@/lib/features/billing/contract";
import { DASHBOARD_FALLBACK, LANDING_FALLBACK, planOffers } from "./plan-offer";

function plan(over: Partial<PlanView>): PlanView {
  return {
    id: "p",
    name: "Basic",
    description: "",
    priceMonthly: 9.99,
    priceAnnual: 99.9,
    free: false,
    popular: false,
    feature: [],
    limits: { stories: 10, children: 3 },
    ...over,
  };
}

describe("a card", () => {
  test.each([
    { priceMonthly: 29.99, priceAnnual: 299.9, price: "$29.99", period: "/month" },
    { priceMonthly: 9.9, priceAnnual: 0, price: "$9.90", period: "/month" },
    { priceMonthly: 0, priceAnnual: 99.9, price: "$99.90", period: "/year" },
  ])(
    "of $priceMonthly a month and $priceAnnual a year says $price$period",
    ({ price, period, ...prices }) => {
      expect(planOffers([plan(prices)])[0]).toMatchObject({ priceText: price, periodText: period });
    },
  );

  test.each(["monthly", "annual"] as const)("16.19: says the trial beside the %s price", (period) => {
    const trialOf = (days?: number) => planOffers([plan({ trialDays: 30 })], period, days)[0]?.trialText;
    expect(trialOf()).toContain("30");
    expect(trialOf(14)).toContain("14");
    expect(trialOf(0)).toBeNull();
  });

  test("shows the year's price when asked for it", () => {
    expect(planOffers([plan({})], "annual")[0]).toMatchObject({ priceText: "$99.90", periodText: "/year" });
    expect(planOffers([plan({ priceAnnual: 0 })], "annual")[0]).toMatchObject({ periodText: "/month" });
  });

  test("lists the server's first four features", () => {
    expect(planOffers([plan({ feature: ["a", "b", "c", "d", "e"] })])[0]?.features).toEqual([
      "a",
      "b",
      "c",
      "d",
    ]);
  });

  test.each([
    ["Basic", "Up to 10 stories per month"],
    ["Monthly", "Up to 10 stories per month"],
    ["Premium Plan", "Unlimited stories"],
    ["Yearly", "Unlimited stories"],
    ["Family Plan", "Everything in Premium"],
    ["Enterprise", "Everything in Premium"],
  ])("of %s falls back to the features of its name", (name, first) => {
    expect(planOffers([plan({ name })])[0]?.features[0]).toBe(first);
  });
});

describe("a list", () => {
  const names = (plans: readonly PlanView[]) => planOffers(plans).map(({ name }) => name);
  const highlighted = (plans: readonly PlanView[]) =>
    planOffers(plans)
      .filter((offer) => offer.highlighted)
      .map(({ name }) => name);

  test("leaves the free plan out and keeps the order", () => {
    expect(names([plan({ name: "Free", free: true }), plan({ name: "B" }), plan({ name: "A" })])).toEqual([
      "B",
      "A",
    ]);
  });

  test("highlights the standard plan, whatever its case", () => {
    expect(highlighted([plan({ name: "Family", popular: true }), plan({ name: "STANDARD" })])).toEqual([
      "STANDARD",
    ]);
  });

  test("marks yearly, premium and family as popular", () => {
    const offers = planOffers(["Yearly", "PREMIUM", "Family", "Basic"].map((name) => plan({ name })));
    expect(offers.map(({ popular }) => popular)).toEqual([true, true, true, false]);
    expect(offers.map((offer) => offer.highlighted)).toEqual([true, false, false, false]);
  });

  test("of the built-in plans has one highlighted", () => {
    expect(names(LANDING_FALLBACK)).toEqual(["Basic Plan", "Premium Plan", "Family Plan"]);
    expect(highlighted(LANDING_FALLBACK)).toEqual(["Premium Plan"]);
    expect(names(DASHBOARD_FALLBACK)).toEqual(["Basic", "Standard", "Family"]);
    expect(highlighted(DASHBOARD_FALLBACK)).toEqual(["Standard"]);
  });
});
