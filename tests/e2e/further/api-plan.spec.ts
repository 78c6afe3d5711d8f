import {
  expect,
  expectAccessible,
  payAtProvider,
  subscriptionThat,
  system,
  test,
} from "@/tests/e2e/billing-fixtures";

test("14.7: a parent buys Professional on trial, cancels it and keeps it after all", async ({
  page,
  member,
  enterAs,
  picture,
}) => {
  await enterAs(member);
  await page.goto("/settings/api#tier");
  const tier = page.getByRole("region", { name: /^Your tier: / });
  await expect(tier).toContainText("Your tier: Starter");
  await expect(tier).toContainText("10,000 calls a month, for $49.00 a month");
  await expectAccessible(page);
  await picture("api-tier-offer");
  await tier.getByRole("button", { name: "Start Free Trial" }).click();
  await page.waitForURL(`${system.stripe}/c/pay/**`);
  await payAtProvider(page);

  await page.waitForURL("**/settings/api?updated=1");
  await expect(tier).toContainText("Your tier: Professional");
  await expect(tier).toContainText(/Free until \w+ \d+, 20\d\d, then \$49\.00 a month/);
  await expect(page.getByText("Professional: 0 of 10,000 calls used.")).toBeVisible();
  await expectAccessible(page);
  await picture("api-tier-trial");
  // It is no plan for stories.
  await subscriptionThat(member, ({ hasSubscription }) => !hasSubscription);

  await tier.getByRole("button", { name: "Cancel Professional" }).click();
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await page.waitForURL("**/settings/api?updated=1");
  await expect(tier).toContainText("Cancelling");
  await expect(tier).toContainText(/It ends on \w+ \d+, 20\d\d\. Nothing more is charged\./);
  await expectAccessible(page);
  await picture("api-tier-cancelling");
  await tier.getByRole("button", { name: "Keep Professional" }).click();
  await page.getByRole("button", { name: "Don't cancel" }).click();
  await page.getByRole("link", { name: /Return to Talewick/ }).click();
  await page.waitForURL("**/settings/api?updated=1");
  await expect(tier).not.toContainText("Cancelling");
});
