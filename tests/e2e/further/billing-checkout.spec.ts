import { DECLINED, expect, payAtProvider, system, test } from "@/tests/e2e/billing-fixtures";

test("a card is declined, another pays for a year", async ({ page, member, enterAs, picture }) => {
  await enterAs(member);
  await page.goto("/subscription");
  await page.getByText("Annual").first().click();
  const card = page.getByRole("article", { name: "Basic", exact: true });
  await expect(card.getByText("99.90")).toBeVisible();
  await expect(card.getByText("/year")).toBeVisible();
  await expect(card.getByText("Billed annually")).toBeVisible();
  await card.getByRole("button").click();

  await page.waitForURL(`${system.stripe}/c/pay/**`);
  await expect(page.getByText("$99.90").first()).toBeVisible();
  await payAtProvider(page, DECLINED);
  await expect(page.getByRole("alert")).toContainText("declined");
  await picture("billing-declined");
  await payAtProvider(page);
  await page.waitForURL("**/payment-success?*");
  await expect(page.getByText("Your subscription is active.")).toBeVisible();
  await expect(page.getByText("Then it is $99.90 a year")).toBeVisible();

  await page.goto("/settings/subscription");
  await expect(page.getByText("$99.90", { exact: true })).toBeVisible();
  await expect(page.getByText("Annual", { exact: true })).toBeVisible();
});

test("a tab that is closed after paying costs nobody their plan", async ({
  page,
  context,
  member,
  enterAs,
}) => {
  await enterAs(member);
  await page.goto("/subscription");
  await page.getByRole("button", { name: "Choose Plan: Family" }).click();
  await context.route("**/payment-success?*", (route) => route.abort());
  const wayBack = page.waitForRequest("**/payment-success?*");
  await payAtProvider(page);
  await wayBack;
  await page.close();

  const later = await context.newPage();
  await expect(async () => {
    await later.goto("/settings/subscription");
    await expect(later.getByRole("heading", { name: "Family" })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await later.goto("/subscription");
  await later.waitForURL("**/dashboard");
});
