import { describe, expect, test } from "vitest";
import {
  FREE_PERIOD,
  entitlementOf,
  graceEnd,
  grantsAccess,
  isInvoiceAddress,
  overdueSince,
  subscriptionInForce,
  subscriptionShown,
  surplusSubscriptions,
  usageWindow,
  type SubscriptionState,
} from "./rules";

const NOW = new Date("2026-03-10T12:00:00Z");
const DAY = 24 * 3600 * 1000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY);
const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe("grantsAccess", () => {
  test.each<{ status: SubscriptionState; pastDueSince: Date | null; open: boolean }>([
    { status: "trialing", pastDueSince: null, open: true },
    { status: "active", pastDueSince: null, open: true },
    { status: "past_due", pastDueSince: daysAgo(0), open: true },
    { status: "past_due", pastDueSince: daysAgo(6.9), open: true },
    { status: "past_due", pastDueSince: daysAgo(7), open: false },
    { status: "past_due", pastDueSince: daysAgo(40), open: false },
    { status: "past_due", pastDueSince: null, open: false },
    { status: "unpaid", pastDueSince: daysAgo(1), open: false },
    { status: "canceled", pastDueSince: null, open: false },
    { status: "incomplete", pastDueSince: null, open: false },
    { status: "incomplete_expired", pastDueSince: null, open: false },
    { status: "paused", pastDueSince: null, open: false },
  ])("$status since $pastDueSince: $open", ({ open, ...facts }) => {
    expect(grantsAccess(facts, NOW)).toBe(open);
  });

  test("grace runs seven days from the first failure, and only while overdue", () => {
    expect(graceEnd({ status: "past_due", pastDueSince: day("2026-03-08") })).toEqual(day("2026-03-15"));
    expect(graceEnd({ status: "active", pastDueSince: day("2026-03-08") })).toBeNull();
  });
});

describe("which subscription counts", () => {
  const held = (status: SubscriptionState, createdAt: string, pastDueSince: Date | null = null) => ({
    status,
    createdAt: day(createdAt),
    pastDueSince,
    stripeSubscriptionId: `sub_${createdAt}`,
  });
  const old = held("active", "2026-01-01");
  const young = held("trialing", "2026-02-01");
  const overdue = held("past_due", "2026-03-01", daysAgo(1));
  const ended = held("canceled", "2026-03-05");

  test.each([
    { name: "the newest paid one", items: [old, young, ended], inForce: young, shown: young },
    { name: "paid before overdue", items: [overdue, old], inForce: old, shown: old },
    { name: "overdue in grace", items: [ended, overdue], inForce: overdue, shown: overdue },
    {
      name: "what wants mending is shown",
      items: [ended, held("unpaid", "2026-01-02")],
      inForce: null,
      shown: held("unpaid", "2026-01-02"),
    },
    {
      name: "the last one that ended",
      items: [held("canceled", "2025-01-01"), ended],
      inForce: null,
      shown: ended,
    },
    { name: "none", items: [], inForce: null, shown: null },
  ])("$name", ({ items, inForce, shown }) => {
    for (const order of [items, items.toReversed()]) {
      expect(subscriptionInForce(order, NOW)).toEqual(inForce);
      expect(subscriptionShown(order, NOW)).toEqual(shown);
    }
  });
});

describe("overdueSince", () => {
  const invoice = (status: string, attempted: boolean, issued: string, finalized: string | null) => ({
    status,
    attempted,
    issuedAt: day(issued),
    finalizedAt: finalized === null ? null : day(finalized),
    paidAt: null as Date | null,
    amountPaidCents: 0,
    failedAt: [] as Date[],
  });
  const payment = (on: string) => ({
    ...invoice("paid", true, on, null),
    paidAt: day(on),
    amountPaidCents: 999,
  });
  const open = invoice("open", true, "2026-03-01", "2026-03-02");

  test.each<{ name: string; status: SubscriptionState; invoices: (typeof open)[]; since: Date | null }>([
    {
      name: "from when the bill was made payable",
      status: "past_due",
      invoices: [open],
      since: day("2026-03-02"),
    },
    {
      name: "from the oldest of several bills",
      status: "past_due",
      invoices: [open, invoice("open", true, "2026-02-01", null)],
      since: day("2026-02-01"),
    },
    {
      name: "bills that are paid or were never tried do not count",
      status: "past_due",
      invoices: [invoice("paid", true, "2026-01-01", null), invoice("open", false, "2026-01-02", null)],
      since: day("2026-03-05"),
    },
    {
      // 16.70
      name: "a payment in between starts anew, with the next failure",
      status: "past_due",
      invoices: [{ ...open, failedAt: [day("2026-03-02"), day("2026-03-09")] }, payment("2026-03-04")],
      since: day("2026-03-09"),
    },
    {
      name: "a payment before changes nothing",
      status: "past_due",
      invoices: [open, payment("2026-02-02")],
      since: day("2026-03-02"),
    },
    { name: "not overdue", status: "active", invoices: [open], since: null },
  ])("$name", ({ status, invoices, since }) => {
    expect(overdueSince(status, day("2026-03-05"), invoices)).toEqual(since);
  });
});

describe("surplusSubscriptions", () => {
  const reported = (id: string, status: SubscriptionState, createdAt = "2026-03-01") => ({
    stripeSubscriptionId: id,
    status,
    createdAt: day(createdAt),
  });

  test.each<{ name: string; all: ReturnType<typeof reported>[]; surplus: string[] }>([
    { name: "one alone stays", all: [reported("a", "active")], surplus: [] },
    {
      name: "the newest paid one stays",
      all: [reported("a", "active", "2026-01-01"), reported("b", "trialing")],
      surplus: ["a"],
    },
    {
      name: "of one second, always the same one stays",
      all: [reported("a", "active"), reported("b", "active")],
      surplus: ["a"],
    },
    {
      name: "an older overdue, unpaid or paused one goes",
      all: [
        reported("a", "past_due"),
        reported("b", "unpaid"),
        reported("c", "paused"),
        reported("d", "active"),
      ],
      surplus: ["a", "b", "c"],
    },
    {
      name: "one that is being paid for is left alone",
      all: [reported("a", "active"), reported("b", "incomplete")],
      surplus: [],
    },
    {
      name: "what has ended is left alone",
      all: [reported("a", "canceled"), reported("b", "incomplete_expired"), reported("c", "active")],
      surplus: [],
    },
    {
      name: "without a paid one nothing goes",
      all: [reported("a", "past_due"), reported("b", "unpaid")],
      surplus: [],
    },
  ])("$name", ({ all, surplus }) => {
    for (const order of [all, all.toReversed()]) {
      expect(
        surplusSubscriptions(order)
          .map((item) => item.stripeSubscriptionId)
          .toSorted(),
      ).toEqual(surplus);
    }
  });
});

describe("the window in which stories are counted", () => {
  test("a monthly plan is counted by its own period, however long the month", () => {
    const period = { start: day("2026-02-28"), end: day("2026-03-31") };
    expect(usageWindow(period, "monthly", day("2026-03-30"))).toEqual(period);
  });

  test.each([
    { now: "2026-01-31", start: "2026-01-31", end: "2026-02-28" },
    { now: "2026-02-27", start: "2026-01-31", end: "2026-02-28" },
    { now: "2026-02-28", start: "2026-02-28", end: "2026-03-31" },
    { now: "2027-01-30", start: "2026-12-31", end: "2027-01-31" },
    { now: "2027-02-15", start: "2026-12-31", end: "2027-01-31" },
  ])("a year paid on 31 January, seen on $now: $start to $end", ({ now, start, end }) => {
    const year = { start: day("2026-01-31"), end: day("2027-01-31") };
    expect(usageWindow(year, "annual", day(now))).toEqual({ start: day(start), end: day(end) });
  });

  test.each(["2026-02-10", "2026-03-01"])("a trial before a paid year is one window, seen on %s", (now) => {
    const trial = { start: day("2026-01-31"), end: day("2026-03-02") };
    expect(usageWindow(trial, "annual", day(now))).toEqual(trial);
  });
});

describe("entitlementOf", () => {
  const free = { name: "Free", features: ["2 stories in all"], storiesLimit: 2, childrenLimit: 1 };
  const basic = {
    status: "active" as const,
    pastDueSince: null,
    createdAt: day("2026-03-01"),
    stripeSubscriptionId: "sub_1",
    billingPeriod: "monthly" as const,
    period: { start: day("2026-03-01"), end: day("2026-04-01") },
    plan: { name: "Basic", features: ["10 stories"], storiesLimit: 10, childrenLimit: 3 },
  };

  test("a paid plan brings its limits and its period", () => {
    expect(entitlementOf([basic], free, NOW)).toEqual({
      hasActiveSubscription: true,
      planName: "Basic",
      planFeatures: ["10 stories"],
      subscriptionStatus: "active",
      storiesLimit: 10,
      childrenLimit: 3,
      periodStart: day("2026-03-01"),
      periodEnd: day("2026-04-01"),
    });
  });

  test("what has ended leaves the free plan, whose stories count in all", () => {
    expect(entitlementOf([{ ...basic, status: "canceled" }], free, NOW)).toEqual({
      hasActiveSubscription: false,
      planName: "Free",
      planFeatures: ["2 stories in all"],
      subscriptionStatus: "canceled",
      storiesLimit: 2,
      childrenLimit: 1,
      periodStart: FREE_PERIOD.start,
      periodEnd: FREE_PERIOD.end,
    });
  });
});

describe("where an invoice may be", () => {
  const SANDBOX = "http://localhost:4242";

  test.each([
    "https://invoice.stripe.com/i/acct_1/live_abc?s=ap",
    "https://pay.stripe.com/invoice/acct_1/live_abc/pdf?s=ap",
    `${SANDBOX}/i/in_1/pdf`,
  ])("%s", (address) => {
    expect(isInvoiceAddress(address, SANDBOX)).toBe(true);
  });

  test.each([
    "https://invoice.stripe.com.evil.example/i/in_1",
    "https://invoice.stripe.com@evil.example/i/in_1",
    "https://evil@invoice.stripe.com/i/in_1",
    "https://checkout.stripe.com/c/pay/cs_1",
    "http://invoice.stripe.com/i/in_1",
    "https://pay.stripe.com:8443/invoice",
    "javascript:alert(1)",
    "//invoice.stripe.com/i/in_1",
    "/i/in_1",
    "",
  ])("not %j", (address) => {
    expect(isInvoiceAddress(address, SANDBOX)).toBe(false);
  });

  test("not in somebody's sandbox where the provider is the real one", () => {
    expect(isInvoiceAddress(`${SANDBOX}/i/in_1`, null)).toBe(false);
  });
});
