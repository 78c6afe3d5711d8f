import { expect, test } from "vitest";
import { describeChange, type Shown } from "./portal-change";

const basic: Shown = {
  hasSubscription: true,
  status: "active",
  planName: "Basic",
  billingPeriod: "monthly",
  cancelAtPeriodEnd: false,
  nextPlan: null,
};
const toStandard = { name: "Standard", billingPeriod: "annual", price: 299.9 } as const;

// 16.17
test.each<[string, Shown | null, Partial<Shown>, string]>([
  ["nothing known", null, {}, "Your billing details are up to date."],
  ["nothing", basic, {}, "Nothing about your plan has changed."],
  [
    "a cancellation",
    basic,
    { cancelAtPeriodEnd: true },
    "Your plan is cancelled. Until it ends everything stays open.",
  ],
  ["second thoughts", { ...basic, cancelAtPeriodEnd: true }, {}, "Your plan goes on. Nothing is cancelled."],
  ["another plan", basic, { planName: "Family" }, "Your plan is now Family, paid by the month."],
  ["another period", basic, { billingPeriod: "annual" }, "Your plan is now Basic, paid by the year."],
  [
    "a plan to come",
    basic,
    { nextPlan: toStandard },
    "Standard, paid by the year, begins with your next period.",
  ],
  ["a plan taken back", { ...basic, nextPlan: toStandard }, {}, "You keep Basic."],
  [
    "a payment",
    { ...basic, status: "past_due" },
    {},
    "Thank you, the payment has gone through. Everything is open.",
  ],
  ["an end", basic, { hasSubscription: false, status: "canceled" }, "Your plan has ended."],
])("16.17: %s", (_name, before, change, sentence) => {
  expect(describeChange(before, { ...basic, ...change })).toBe(sentence);
});
