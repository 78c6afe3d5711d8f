import type { Page } from "@playwright/test";
import { apiClient, linkInMail, newParent } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";
import { expectLeaves, stopClock } from "./clock";

const system = testSystem();

async function registeredElsewhere() {
  const parent = newParent();
  await apiClient(system.app).call("POST", "/api/auth/register", parent);
  return { parent, link: await linkInMail(system.mail, parent.email, "/verify-email") };
}

/** The page while it waits for the answer: the clock has to stand before it counts down. */
async function openWaiting(page: Page, link: string) {
  const clock = await stopClock(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/auth/verify-email?**", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Verifying your email" })).toBeVisible();
  return { clock, release };
}

test("a link says that it is being checked, then that the address is verified, and goes home", async ({
  page,
  picture,
}) => {
  const { link } = await registeredElsewhere();
  const { clock, release } = await openWaiting(page, link);
  await expectAccessible(page);
  await picture("verify-pending");
  await clock.start();
  release();
  await expect(page.getByRole("heading", { name: "Email verified" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Go to Sign In" })).toBeVisible();
  await expectAccessible(page, { clock: "stopped" });
  await picture("verify-success");
  await expectLeaves(page, { after: 4, to: /\/$/ });
});

test("a link that was opened in another browser needs one sign-in there", async ({ page, browser }) => {
  const { parent, link } = await registeredElsewhere();
  // The page would leave for the home page while the stranger tries.
  const { clock, release } = await openWaiting(page, link);
  await clock.start();
  release();
  await expect(page.getByText(/You signed up in another browser/)).toBeVisible();

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

test("no answer is a failure to try again", async ({ page }) => {
  await page.route("**/api/auth/verify-email?**", (route) => route.abort());
  await page.goto("/verify-email?token=x");
  await expect(page.getByText("Verification failed. Please try again later.")).toBeVisible();
  await page.unroute("**/api/auth/verify-email?**");
  await page.route("**/api/auth/verify-email?**", (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByText("Verification failed.", { exact: true })).toBeVisible();
});
