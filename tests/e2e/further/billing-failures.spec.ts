import { expect, system, test } from "@/tests/e2e/billing-fixtures";

test("a visitor who chooses a plan registers first", async ({ page }) => {
  await page.goto("/#pricing");
  await page.getByRole("button", { name: "Get Started Now: Standard" }).click();
  await expect(page).toHaveURL(/\/register\?from=%2Fsubscription%3Fplan%3D/);
});

test("each page has plans of its own for when the call fails", async ({ page, member, enterAs, picture }) => {
  await page.route("**/api/payments/plans", (route) => route.fulfill({ status: 503, body: "" }));
  const offers = async () =>
    Promise.all(
      (await page.getByRole("article").filter({ hasText: "/month" }).all()).map(async (card) => ({
        name: await card.getAttribute("aria-label"),
        price: await card.getByText(/^\d+\.\d\d$/).innerText(),
        popular: (await card.getByText("Most Popular").count()) === 1,
      })),
    );
  await page.goto("/#pricing");
  await expect(page.getByRole("article", { name: "Premium Plan" })).toBeVisible();
  expect(await offers()).toEqual([
    { name: "Basic Plan", price: "9.99", popular: false },
    { name: "Premium Plan", price: "29.99", popular: true },
    { name: "Family Plan", price: "49.99", popular: false },
  ]);
  const listed = (name: string) => page.getByRole("article", { name }).getByRole("listitem").allInnerTexts();
  expect(await listed("Basic Plan")).toEqual([
    "Up to 10 stories per month",
    "1 child profile",
    "Basic AI customisation",
    "Email support",
  ]);
  expect(await listed("Premium Plan")).toEqual([
    "Unlimited stories",
    "Up to 5 child profiles",
    "Advanced AI features",
    "Priority support",
  ]);
  expect(await listed("Family Plan")).toEqual([
    "Everything in Premium",
    "Unlimited child profiles",
    "Family sharing",
    "Educational content",
  ]);
  await page.evaluate(() => document.querySelector("#pricing")?.scrollIntoView());
  await picture("billing-fallback-landing");

  await enterAs(member);
  await page.goto("/subscription");
  await expect(page.getByRole("article", { name: "Standard" })).toBeVisible();
  expect(await offers()).toEqual([
    { name: "Basic", price: "9.99", popular: false },
    { name: "Standard", price: "29.99", popular: true },
    { name: "Family", price: "49.99", popular: false },
  ]);
  expect(await listed("Basic")).toEqual(["Up to 3 children"]);
});

test("plans are asked for once in five minutes, wherever they are shown", async ({
  page,
  member,
  enterAs,
}) => {
  await enterAs(member);
  await page.clock.install();
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/payments/plans")) asked += 1;
  });
  const standard = page.getByRole("article", { name: "Standard", exact: true });
  const toThePlans = page.getByRole("link", { name: "Get Started" }).first();

  await page.goto("/");
  await expect(standard).toBeVisible();
  await toThePlans.click();
  await page.waitForURL("**/subscription");
  await expect(standard).toBeVisible();
  expect(asked).toBe(1);

  await page.clock.fastForward("05:00");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await page.waitForURL(`${system.app}/`);
  await expect(standard).toBeVisible();
  await expect.poll(() => asked).toBe(2);
});
