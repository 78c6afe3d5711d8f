import type { Locator, Page } from "@playwright/test";
import { apiClient, newParent } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";
import { stopClock } from "./clock";

const system = testSystem();
const NOT_VERIFIED = "Please verify your email before signing in.";

/** Goes on with the Tab key until it is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("the Tab key does not lead there");
}

test("works by keyboard alone", async ({ page, family }) => {
  await page.goto("/");
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Sign In" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Email")).toBeFocused();
  await page.keyboard.type(family.parent.email);
  await page.keyboard.press("Tab");
  await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
  await page.keyboard.type(family.parent.password);
  for (const next of [
    dialog.getByRole("button", { name: "Show password" }),
    dialog.getByRole("checkbox", { name: "Keep me signed in" }),
    dialog.getByRole("link", { name: "Forgot your password?" }),
    dialog.getByRole("button", { name: "Sign In", exact: true }),
  ]) {
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/subscription$/);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(
    ["firstName", "hasActiveSubscription", "lastName", "token", "user"].sort(),
  );
});

test("says in a red box that it failed, until one types", async ({ page, family, picture }) => {
  await page.goto("/signin");
  await page.getByLabel("Email").fill(family.parent.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  const box = page.getByRole("alert").filter({ hasText: "Invalid email or password." });
  await expect(box).toBeVisible();
  await expectAccessible(page);
  await picture("signin-failed");
  await page.getByLabel("Password", { exact: true }).press("End");
  await expect(box).toBeVisible();
  await page.getByLabel("Password", { exact: true }).pressSequentially("x");
  await expect(box).toBeHidden();
  await page.route("**/api/auth/login", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Login failed" })).toBeVisible();
});

test("an unverified parent is offered the e-mail again, every 30 seconds", async ({ page, picture }) => {
  const parent = newParent();
  await apiClient(system.app).call("POST", "/api/auth/register", parent);
  const clock = await stopClock(page);
  await page.goto("/signin");
  await page.getByLabel("Email").fill(parent.email);
  await page.getByLabel("Password", { exact: true }).fill(parent.password);
  await clock.start();
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText(NOT_VERIFIED)).toBeVisible();
  await expect(page.getByRole("button", { name: "Resend in 30s" })).toBeDisabled();
  await expectAccessible(page, { clock: "stopped" });
  await picture("signin-unverified");
  await page.clock.runFor(1_000);
  await expect(page.getByRole("button", { name: "Resend in 29s" })).toBeDisabled();
  await page.clock.runFor(28_500);
  await expect(page.getByRole("button", { name: "Resend in 1s" })).toBeDisabled();
  await page.clock.runFor(600);

  await page.getByRole("button", { name: "Resend Email" }).click();
  await expect(page.getByText("Verification email sent! Please check your inbox.")).toBeVisible();
  await expect(page.getByText(NOT_VERIFIED)).toBeHidden();
  await expect(page.getByRole("button", { name: "Resend in 30s" })).toBeDisabled();
  await page.getByLabel("Email").fill("other@example.test");
  await expect(page.getByRole("button", { name: /Resend/ })).toBeHidden();
  await expect(page.getByText("Verification email sent!")).toBeHidden();
});
