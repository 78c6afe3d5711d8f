import { expect, system, test } from "./billing-fixtures";

test("a payment that can't begin is told on its card, and can be tried again", async ({
  page,
  member,
  enterAs,
  picture,
}) => {
  await enterAs(member);
  await member.refuse("POST /v1/customers$", { message: "No." });
  await page.goto("/subscription");
  const basic = page.getByRole("article", { name: "Basic", exact: true });
  const family = page.getByRole("article", { name: "Family", exact: true });
  const panel = page.getByRole("complementary", { name: "Payment Setup Issue" });

  await basic.getByRole("button").click();
  await expect(basic.getByRole("alert")).toContainText("Could not start payment. Please try again.");
  await expect(family.getByRole("alert")).toBeHidden();
  await expect(panel).toBeVisible();
  await page.evaluate(() => document.querySelector("#plans")?.scrollIntoView());
  await picture("billing-setup-issue");
  await expect(panel.getByRole("link", { name: "Get Help" })).toHaveAttribute("href", "/contact");

  await panel.getByRole("button", { name: "Try Again" }).click();
  await expect(panel).toBeHidden();
  await basic.getByRole("button", { name: "Dismiss" }).click();
  await expect(basic.getByRole("alert")).toBeHidden();

  await page.route("**/api/payments/checkout-session", (route) => route.abort());
  await family.getByRole("button").click();
  await expect(family.getByRole("alert")).toContainText(
    "Network error. Please check your connection and try again.",
  );
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();

  await page.unroute("**/api/payments/checkout-session");
  await basic.getByRole("button", { name: "Choose Plan: Basic" }).click();
  await expect(basic.getByRole("button", { name: "Processing..." })).toBeDisabled();
  await expect(family.getByRole("button", { name: "Choose Plan: Family" })).toBeEnabled();
  await page.waitForURL(`${system.stripe}/c/pay/**`);
});
