// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import type { CurrentSubscriptionView } from "@/lib/features/billing/contract";
import { rendered } from "@/tests/support/rendered";
import { PortalReturn } from "./portal-return";

const basic = {
  hasSubscription: true,
  status: "active",
  planName: "Basic",
  billingPeriod: "monthly",
  cancelAtPeriodEnd: false,
  nextPlan: null,
} as CurrentSubscriptionView;

const PAGE = "/settings/subscription";

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  window.history.replaceState(null, "", "/");
});

function show(subscription: CurrentSubscriptionView, returned: boolean) {
  window.history.replaceState(null, "", returned ? `${PAGE}?updated=1` : PAGE);
  return rendered(<PortalReturn subscription={subscription} returned={returned} />);
}

test("16.17: what was changed at the provider is said once, and leaves no mark in the address", async () => {
  const before = show(basic, false);
  await expect.poll(() => sessionStorage.length).toBe(1);
  expect(before.screen.textContent).toBe("");
  before.remove();

  const after = show({ ...basic, cancelAtPeriodEnd: true }, true);
  await expect
    .poll(() => after.screen.textContent)
    .toBe("Your plan is cancelled. Until it ends everything stays open.");
  expect(window.location.pathname + window.location.search).toBe(PAGE);
  after.remove();

  // A reload of the page, whose address has no mark any more.
  const again = show({ ...basic, cancelAtPeriodEnd: true }, false);
  await expect.poll(() => sessionStorage.length).toBe(1);
  expect(again.screen.textContent).toBe("");
  again.remove();
});
