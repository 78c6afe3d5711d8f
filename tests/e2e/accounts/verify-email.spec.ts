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
  await page.getByRole("button", { name: "Yes, it was me" }).click();
  await expect(page.getByRole("heading", { name: "Email verified" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Go to Sign In" })).toBeVisible();
  await expectAccessible(page, { clock: "stopped" });
  await picture("verify-success");
  await expectLeaves(page, { after: 4, to: /\/$/ });
});

test("16.3: a yes on another device lets the browser that signed up go on by itself", async ({
  page,
  browser,
  picture,
}) => {
  const parent = newParent();
  await page.goto("/register?from=%2Fsettings");
  await page.getByLabel("First name").fill(parent.firstName);
  await page.getByLabel("Last name").fill(parent.lastName);
  await page.getByLabel("Email").fill(parent.email);
  await page.getByLabel("Password", { exact: true }).fill(parent.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Account Created!")).toBeVisible();
  await expect(page).toHaveURL(/\/signin\?from=/);
  await expect(page.getByLabel("Email")).toHaveValue(parent.email);
  await expect(page.getByText(`We sent a link to ${parent.email}.`)).toBeVisible();
  await expectAccessible(page);
  await picture("signin-waiting");

  const phone = await (await browser.newContext({ baseURL: system.app })).newPage();
  await phone.goto(await linkInMail(system.mail, parent.email, "/verify-email"));
  await expect(
    phone.getByText(
      /^Somebody signed up in another browser than this one, on Chrome on \w+ at \d+:\d\d.[AP]M\. Was it you\?$/,
    ),
  ).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole("button", { name: "Yes, it was me" }).click();
  await expect(phone.getByText("The browser where you signed up goes on by itself.")).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
  await phone.context().close();
});

test("16.3: a no throws the sign-up away", async ({ page, picture }) => {
  const { parent, link } = await registeredElsewhere();
  await page.goto(link);
  await expect(page.getByText(/Was it you\?$/)).toBeVisible();
  await picture("verify-question");
  await page.getByRole("button", { name: "No, it was not me" }).click();
  await expect(page.getByText("That sign-up is gone, and its password works nowhere.")).toBeVisible();
  await expectAccessible(page);
  await picture("verify-not-me");
  const answer = await apiClient(system.app).call("POST", "/api/auth/login", parent);
  expect(answer.status).toBe(401);
});

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
