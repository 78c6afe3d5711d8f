import { sessionIdIn } from "@/tests/support/card-payment";
import { registeredParent } from "@/tests/support/http-client";
import { expect, holdCountdowns, system, test } from "@/tests/e2e/billing-fixtures";
import { openCheckout, openStopped } from "@/tests/e2e/outcome-fixtures";

test.describe("the success page", () => {
  for (const [button, target] of [
    ["Skip countdown and go now", "/dashboard"],
    ["Go to Dashboard", "/dashboard"],
    ["Back to Home", "/"],
  ] as const) {
    test(`${button} goes there at once and stops the countdown`, async ({ page }) => {
      await openStopped(page, "/payment-success");
      // While the seconds run the way to the dashboard has other words.
      if (button === "Go to Dashboard") await page.getByRole("button", { name: "Stay on this page" }).click();
      await page.getByRole("button", { name: button }).click();
      await expect(page).not.toHaveURL(/payment-success/);
      await page.clock.runFor(30_000);
      if (target === "/") await expect(page).toHaveURL(`${system.app}/`);
      else await expect(page).toHaveURL(/\/signin\?from=%2Fdashboard/);
    });
  }

  test("16.14: a payment that is not the parent's own, or not finished, is told as what it is", async ({
    page,
    member,
    enterAs,
    picture,
  }) => {
    await enterAs(member);
    await holdCountdowns(page);
    await page.goto("/payment-success?session_id=cs_test_nobody");
    await expect(page.getByRole("heading", { name: "We don’t know this payment" })).toBeVisible();
    await picture("billing-success-unknown");
    const left = sessionIdIn(await openCheckout(member, "Basic"));
    await page.goto(`/payment-success?session_id=${left}`);
    await expect(page.getByRole("heading", { name: "This payment is not finished" })).toBeVisible();
    await expect(page.getByText("Payment Successful!")).toBeHidden();
  });

  test("says so when the plan can't be opened yet", async ({ page, member, enterAs, picture }) => {
    await enterAs(member);
    await holdCountdowns(page);
    await page.route("**/api/payments/session/**", (route) => route.abort());
    await page.goto("/payment-success?session_id=cs_test_nobody");
    await expect(
      page.getByText("⚠️ Subscription activation may take a few minutes. Please check your dashboard."),
    ).toBeVisible();
    await picture("billing-success-activation-failed");
  });
});

test.describe("the cancelled page", () => {
  test("without a session offers no retry and goes home after ten seconds", async ({ page }) => {
    await openStopped(page, "/payment-cancel");
    await expect(page.getByText("your selected plan")).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry Payment" })).toBeHidden();
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(`${system.app}/`);
  });

  for (const [button, target] of [
    ["Start New Subscription", /\/signin\?from=%2Fsubscription/],
    ["Dashboard", /\/signin\?from=%2Fdashboard/],
    ["Home", /\/$/],
  ] as const) {
    test(`${button} stops the countdown`, async ({ page }) => {
      await openStopped(page, "/payment-cancel");
      await page.getByRole("button", { name: button }).click();
      await expect(page).toHaveURL(target);
      await page.clock.runFor(30_000);
      await expect(page).toHaveURL(target);
    });
  }

  test("says why a payment can't be brought back", async ({ page, member, enterAs, picture }) => {
    const stranger = await registeredParent(system);
    const foreign = sessionIdIn(await openCheckout(stranger, "Basic"));
    const retry = page.getByRole("button", { name: "Retry Payment" });
    const reason = page.getByRole("main").getByRole("alert");

    await openStopped(page, `/payment-cancel?session_id=${foreign}&plan_name=Basic`);
    await retry.click();
    await expect(reason).toHaveText("Authentication required. Please sign in again.");
    await page.clock.runFor(30_000);
    await expect(page).toHaveURL(/payment-cancel/);

    await enterAs(member);
    await page.goto(`/payment-cancel?session_id=${foreign}&plan_name=Basic`);
    await retry.click();
    await expect(reason).toHaveText("Resource not found.");
    await picture("billing-retry-failed");

    await page.route("**/api/payments/session/*/retry", (route) => route.abort());
    await retry.click();
    await expect(reason).toHaveText("Failed to retry payment. Please try starting a new subscription.");
    await page.unroute("**/api/payments/session/*/retry");
    await page.route("**/api/payments/session/*/retry", (route) => route.fulfill({ json: {} }));
    await retry.click();
    await expect(page.getByText("Payment session restored! Redirecting to checkout...")).toBeVisible();
    await page.clock.runFor(2000);
    await page.waitForURL("**/subscription");
  });
});
