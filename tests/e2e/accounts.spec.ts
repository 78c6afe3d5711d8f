import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { GOOGLE_PEOPLE } from "@/sandbox/oauth/people";
import { apiClient, linkInMail, newParent } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { expect, test } from "./fixtures";

const system = testSystem();
const dialogIn = (page: Page) => page.getByRole("dialog");
const openFromHome = async (page: Page) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Sign In" }).first().click();
  await expect(dialogIn(page)).toBeVisible();
};

test.describe("the sign-in modal", () => {
  test("closes with the browser's back and gives the focus back", async ({ page }) => {
    await openFromHome(page);
    await expect(page).toHaveURL(/\/signin$/);
    await page.goBack();
    await expect(dialogIn(page)).toBeHidden();
    await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeFocused();
    await page.goForward();
    await expect(dialogIn(page)).toBeVisible();
  });

  test("changes into register and closes to the page behind", async ({ page }) => {
    await openFromHome(page);
    await dialogIn(page).getByRole("link", { name: "Sign up here" }).click();
    await expect(dialogIn(page).getByText("Create your account")).toBeVisible();
    await expect(dialogIn(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialogIn(page)).toBeHidden();
    await expect(page).toHaveURL(`${system.app}/`);
    await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeFocused();
  });

  test("is still there after a reload, over the home page, and keeps the focus inside", async ({ page }) => {
    await openFromHome(page);
    await page.reload();
    await expect(dialogIn(page)).toHaveCount(1);
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);
    }
    await dialogIn(page).getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(`${system.app}/`);
  });
});

test("the origin is remembered from the guard through sign-up and the e-mail to sign-in", async ({
  page,
}) => {
  const parent = newParent();
  await page.clock.install();
  await page.goto("/settings/subscription?x=1");
  await expect(page).toHaveURL(/\/signin\?from=/);
  await dialogIn(page).getByRole("link", { name: "Sign up here" }).click();
  await dialogIn(page).getByLabel("First name").fill(parent.firstName);
  await dialogIn(page).getByLabel("Last name").fill(parent.lastName);
  await dialogIn(page).getByLabel("Email").fill(parent.email);
  await dialogIn(page).getByLabel("Password", { exact: true }).fill(parent.password);
  // From here on the page's time stands still but for what the test lets pass.
  await page.clock.pauseAt(Date.now() + 600_000);
  await dialogIn(page).getByRole("button", { name: "Create Account" }).click();
  await expect(
    page.getByText("Please check your email to verify your account before signing in."),
  ).toBeVisible();
  await page.clock.runFor(2_500);
  await expect(page).toHaveURL(/\/register/);
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(/\/signin\?from=/);
  await page.clock.resume();

  await page.goto(await linkInMail(system.mail, parent.email, "/verify-email"));
  await page.getByRole("link", { name: "Go to Sign In" }).click();
  await page.getByLabel("Email").fill(parent.email);
  await page.getByLabel("Password", { exact: true }).fill(parent.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/subscription\?x=1$/);
});

test("an unverified parent is offered the e-mail again, every 30 seconds", async ({ page }) => {
  const parent = newParent();
  await apiClient(system.app).call("POST", "/api/auth/register", parent);
  await page.clock.install();
  await page.goto("/signin");
  await page.getByLabel("Email").fill(parent.email);
  await page.getByLabel("Password", { exact: true }).fill(parent.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Please verify your email before signing in.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Resend in \d+s/ })).toBeDisabled();

  await page.clock.runFor(31_000);
  await page.getByRole("button", { name: "Resend Email" }).click();
  await expect(page.getByText("Verification email sent! Please check your inbox.")).toBeVisible();
  await expect(page.getByText("Please verify your email before signing in.")).toBeHidden();
  await expect(page.getByRole("button", { name: /Resend in \d+s/ })).toBeDisabled();
  await page.getByLabel("Email").fill("other@example.test");
  await expect(page.getByRole("button", { name: /Resend/ })).toBeHidden();
});

test("a forgotten password is replaced, and the message travels home", async ({ page, family, signIn }) => {
  await page.clock.install();
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(family.parent.email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByRole("heading", { name: "Email Sent!" })).toBeVisible();

  await page.goto(await linkInMail(system.mail, family.parent.email, "/reset-password/"));
  const password = "Candle-light-5!";
  await page.getByLabel("New password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("Password must be at least 8 characters long.")).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(`${password}x`);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("Passwords do not match.")).toBeVisible();
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("signed out of all devices")).toBeVisible();
  await page.clock.runFor(3_500);
  await expect(page).toHaveURL(/\/\?m=reset-done$/);
  await expect(
    page.getByText("Password reset successful! Please sign in with your new password."),
  ).toBeVisible();
  await signIn({ ...family.parent, password });
});

test("a sign-in with Google leaves no code in the address and comes back to where it began", async ({
  page,
}) => {
  await page.goto("/signin?from=%2Fsubscription%3Fx%3D1");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: GOOGLE_PEOPLE[0]?.email ?? "" }).click();
  await expect(page).toHaveURL(/\/subscription\?x=1$/);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(
    ["firstName", "hasActiveSubscription", "lastName", "token", "user"].sort(),
  );
  await page.goBack();
  expect(page.url()).not.toContain("token=");
});

test("a code that was made up signs nobody in", async ({ page }) => {
  await page.goto(`/oauth2/callback?token=${"x".repeat(43)}`);
  await expect(page.getByText(/expired or was opened in another browser/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

for (const path of [
  "/signin",
  "/signup",
  "/forgot-password",
  "/reset-password?token=x",
  "/reset-password/x",
  "/verify-email",
]) {
  test(`${path} has nothing that keeps anybody out`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeAttached();
    await expect(page.getByRole("button").or(page.getByRole("link")).first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  });
}
