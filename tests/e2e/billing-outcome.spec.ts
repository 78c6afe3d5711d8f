import { expect, expectAccessible, holdCountdowns, system, test } from "./billing-fixtures";
import { openCheckout, openStopped } from "@/tests/e2e/outcome-fixtures";

test.describe("the success page", () => {
  test("without a session thanks, claims nothing, and leads to the dashboard after ten seconds", async ({
    page,
    picture,
  }) => {
    await openStopped(page, "/payment-success");
    await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
    await expect(page.getByText("What’s Included in Your Plan")).toBeVisible();
    await expect(page.getByText("Premium Plan")).toBeVisible();
    expect(await page.getByRole("listitem").allInnerTexts()).toEqual([
      "Unlimited AI-generated stories",
      "Multiple child profiles",
      "Advanced customization",
      "Progress tracking",
      "Premium support",
    ]);
    await expect(page.getByText("Your subscription is active.")).toBeHidden();
    await picture("billing-success-without-session");
    await page.clock.runFor(9000);
    await expect(page.getByText("in 1 second", { exact: false })).toBeVisible();
    await page.clock.runFor(1000);
    // Nobody is signed in here, so the dashboard asks who it is.
    await page.waitForURL("**/signin?from=%2Fdashboard");
  });
});

test.describe("the cancelled page", () => {
  test("leads back to the payment that was left", async ({ page, member, enterAs, picture }) => {
    await enterAs(member);
    await page.goto(await openCheckout(member, "Family"));
    const held = await holdCountdowns(page);
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.waitForURL("**/payment-cancel?*");
    await expect(page.getByRole("heading", { name: "Payment Cancelled" })).toBeVisible();
    await expect(page.getByText("Payment Not Completed")).toBeVisible();
    await expect(page.getByText("Family", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "help center" })).toHaveAttribute("href", "/help-center");
    await picture("billing-cancelled");
    await expectAccessible(page);

    // From here on nothing else goes on either: the two seconds in which it can be read are the page's own.
    await page.clock.pauseAt(held);
    await page.getByRole("button", { name: "Retry Payment" }).click();
    const restored = page.getByText("Payment session restored! Redirecting to checkout...");
    await expect(restored).toBeVisible();
    await page.clock.runFor(1_900);
    await expect(restored).toBeVisible();
    await page.clock.runFor(2_000);
    await page.waitForURL(`${system.stripe}/c/pay/**`);
    await expect(page.getByRole("heading", { name: "Subscribe to Family" })).toBeVisible();
  });
});
