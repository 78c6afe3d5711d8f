import { expect, expectAccessible, holdCountdowns, payAtProvider, system, test } from "./billing-fixtures";

// Pictures and a look at accessibility on the way take their time on a busy machine.
test("a parent subscribes by the month", async ({ page, member, enterAs, picture }) => {
  await enterAs(member);
  await page.goto("/subscription");

  await test.step("sees the plans as they are sold", async () => {
    const card = (name: string) => page.getByRole("article", { name, exact: true });
    await expect(page.getByRole("article")).toHaveCount(3);
    for (const [name, price, button] of [
      ["Basic", "9.99", "Choose Plan"],
      ["Standard", "29.99", "Get Started Now"],
      ["Family", "49.99", "Choose Plan"],
    ] as const) {
      await expect(card(name).getByText(price, { exact: true })).toBeVisible();
      await expect(card(name).getByText("/month")).toBeVisible();
      await expect(card(name).getByText("Billed monthly")).toBeVisible();
      await expect(card(name).getByRole("listitem")).toHaveCount(4);
      await expect(card(name).getByRole("button")).toHaveText(button);
    }
    await expect(card("Standard").getByText("Most Popular")).toBeVisible();
    await expect(page.getByText("Most Popular")).toHaveCount(1);
    for (const note of ["Secure Payment", "30-Day Refund", "4.9/5 Rating", "50K+", "10K+", "95%"])
      await expect(page.getByText(note).first()).toBeVisible();
    await picture("billing-plans-top");
    await page.getByRole("heading", { name: "Choose Your Plan" }).scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector("#plans")?.scrollIntoView());
    await picture("billing-plans");
    await expectAccessible(page);
  });

  await test.step("pays on the provider's page", async () => {
    await page.getByRole("button", { name: "Get Started Now: Standard" }).click();
    await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
    await expect(page.getByText("Redirecting to secure payment...")).toBeVisible();
    await page.waitForURL(`${system.stripe}/c/pay/**`);
    await picture("billing-checkout");
    await expectAccessible(page);
    await holdCountdowns(page);
    await payAtProvider(page);
  });

  await test.step("is active when the page comes back", async () => {
    await page.waitForURL("**/payment-success?session_id=cs_*");
    await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
    await expect(page.getByText("Welcome to Standard")).toBeVisible();
    await expect(page.getByText("Your subscription is active.")).toBeVisible();
    await expect(page.getByText(/^Free until \w+ \d+, 20\d\d\. Then it is \$\d+\.99 a month/)).toBeVisible();
    await picture("billing-success");
    // 16.14: nothing is cut.
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole("button", { name: "Back to Home" })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.getByRole("button", { name: "Skip countdown and go now" }).click();
    await page.waitForURL("**/dashboard");
  });

  await test.step("is not asked to subscribe again", async () => {
    await page.goto("/subscription");
    await page.waitForURL("**/dashboard");
    await page.goto("/");
    await expect(page.getByText("You already have an active subscription!")).toBeVisible();
    await page.locator("#pricing").getByRole("link", { name: "Go to Dashboard" }).click();
    await page.waitForURL("**/dashboard");
  });
});
