import { testSystem } from "@/tests/support/test-system";
import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";
import { registeredElsewhere, openWaiting } from "@/tests/e2e/accounts/verify-fixtures";

const system = testSystem();

test("a link that was opened in another browser needs a yes, or one sign-in there", async ({
  page,
  browser,
}) => {
  const { parent, link } = await registeredElsewhere();
  // An action is needed, so the page stays.
  const { clock, release } = await openWaiting(page, link);
  await clock.start();
  release();
  await expect(page.getByText(/Was it you\?$/)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByText(/Was it you\?$/)).toBeVisible();

  const stranger = await (await browser.newContext({ baseURL: system.app })).newPage();
  await stranger.goto("/signin");
  await stranger.getByLabel("Email").fill(parent.email);
  await stranger.getByLabel("Password", { exact: true }).fill(parent.password);
  await stranger.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(stranger.getByText("Please verify your email before signing in.")).toBeVisible();

  await page.getByRole("link", { name: "Go to Sign In" }).click();
  await page.clock.resume();
  await page.getByLabel("Email").fill(parent.email);
  await page.getByLabel("Password", { exact: true }).fill(parent.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/subscription$/);

  await stranger.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(stranger).toHaveURL(/\/subscription$/);
  await stranger.context().close();
});

for (const { path, text, name } of [
  { path: "/verify-email", text: "Invalid verification link.", name: "no-token" },
  {
    path: "/verify-email?token=x",
    text: "This verification link is invalid or has expired.",
    name: "invalid",
  },
]) {
  test(`${path} says what is wrong`, async ({ page, picture }) => {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole("link", { name: "Go to Sign In" })).toBeVisible();
    await expectAccessible(page);
    await picture(`verify-${name}`);
  });
}

test("16.9: no answer is a failure to try again, and the link is not called a bad one", async ({ page }) => {
  await page.route("**/api/auth/verify-email?**", (route) => route.abort());
  await page.goto("/verify-email?token=x");
  await expect(page.getByText("Verification failed. Please try again later.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Verification failed" })).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute("**/api/auth/verify-email?**");
  await page.route("**/api/auth/verify-email?**", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Verification failed.", { exact: true })).toBeVisible();
  await page.unroute("**/api/auth/verify-email?**");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Verification failed" })).toBeVisible();
  await expect(page.getByText("This verification link is invalid or has expired.")).toBeVisible();
});
