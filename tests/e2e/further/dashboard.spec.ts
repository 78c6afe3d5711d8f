import { answerFor, expect, test } from "@/tests/e2e/stories-fixtures";

test("16.20: a tab is one step of the history", async ({ page, home: _ }) => {
  await page.goto("/dashboard");
  const before = await page.evaluate(() => history.length);
  await page.getByRole("tab", { name: "Children" }).click();
  await page.getByRole("tab", { name: "Library" }).click();
  await page.getByRole("tab", { name: "Library" }).click();
  expect(await page.evaluate(() => history.length)).toBe(before + 2);
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Children" })).toHaveAttribute("aria-selected", "true");
});

test("a client of yesterday loads the page anew, once, and finds what it wanted", async ({
  page,
  home: _,
}) => {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  loads = 0;
  // A deployment has taken the parts away that this page has not fetched yet; the new page finds its own.
  await answerFor(page, "**/_next/static/chunks/**", 404, "gone");
  await page.getByRole("link", { name: /User Profile/ }).click();
  await page.waitForEvent("request", (request) => request.isNavigationRequest());
  await page.unroute("**/_next/static/chunks/**");
  await page.waitForLoadState();
  // Anew where it was going, or where it was.
  const again = page.getByRole("link", { name: /User Profile/ });
  await expect(page.getByLabel("First name").or(again)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(page.getByLabel("First name")).toBeVisible();
  expect(loads).toBe(1);
});
