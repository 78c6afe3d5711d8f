import type { Locator, Page } from "@playwright/test";
import { apiClient, linkInMail } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";
import { expectLeaves, stopClock } from "./clock";

const system = testSystem();
const DONE = "Password reset successful! Please sign in with your new password.";
const FRESH = "Candle-light-5!";

async function resetToken(email: string): Promise<string> {
  await apiClient(system.app).call("POST", "/api/auth/forgot-password", { email });
  return new URL(await linkInMail(system.mail, email, "/reset-password/")).pathname.split("/").at(-1) ?? "";
}
const first = (page: Page) => page.getByLabel("New password", { exact: true });
const second = (page: Page) => page.getByLabel("Confirm password", { exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Reset Password" }).click();

/** The text stands with the field, and the field has the focus. */
async function expectFault(field: Locator, text: string | RegExp): Promise<void> {
  await expect(field).toHaveAccessibleDescription(text);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
}

async function expectMeter(page: Page, words: (readonly [string, string])[]): Promise<void> {
  for (const [typed, word] of words) {
    await first(page).fill(typed);
    await expect(page.getByText(`Password strength: ${word}`)).toBeVisible();
  }
}

test("a link is asked for, and nobody learns whether there is an account", async ({ page, picture }) => {
  await page.goto("/signin");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await expectAccessible(page);
  await picture("forgot");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByText("Email required")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Email").fill("nobody-has-this@example.test");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByRole("heading", { name: "Email Sent!" })).toBeFocused();
  await expect(
    page.getByText(
      "If this email is registered, you will receive a reset link. Please check your email and follow the instructions to reset your password.",
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await picture("forgot-sent");
  await page.getByRole("link", { name: "Back to Sign In" }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test("a request that nobody answers says so", async ({ page }) => {
  await page.route("**/api/auth/forgot-password", (route) => route.abort());
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill("robin@example.test");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByText("Network error. Please check your connection and try again.")).toBeVisible();
});

// 16.9
test("a reset link that nobody can check now is not an invalid one", async ({ page, picture }) => {
  await page.route("**/api/auth/validate-reset-token/**", (route) => route.abort());
  await page.goto("/reset-password/some-token");
  await expect(page.getByText("Network error. Please check your connection and try again.")).toBeVisible();
  await expect(page.getByText("Invalid Reset Link")).toHaveCount(0);
  await expectAccessible(page);
  await picture("reset-path-no-answer");
  await page.unroute("**/api/auth/validate-reset-token/**");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Invalid Reset Link")).toBeVisible();
});

// 16.8
test("another link may be asked for after 30 seconds", async ({ page }) => {
  const clock = await stopClock(page);
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill("nobody-has-this@example.test");
  await clock.start();
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByRole("button", { name: "Resend in 30s" })).toBeDisabled();
  await page.clock.runFor(30_500);
  await page.getByRole("button", { name: "Resend Email" }).click();
  await expect(page.getByText(/^We have sent another one, if there is an account\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "Resend in 30s" })).toBeDisabled();
});

test.describe("with the token in the path", () => {
  test("the link is checked, then replaced by a form with its own texts, then done", async ({
    page,
    family,
    signIn,
    picture,
  }) => {
    test.slow();
    // Whoever sets a new password from the settings is signed in while doing so.
    await signIn(family.parent);
    const token = await resetToken(family.parent.email);
    const clock = await stopClock(page);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/auth/validate-reset-token/**", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/reset-password/${token}`);
    await expect(page.getByText("Validating your reset link...")).toBeVisible();
    await expectAccessible(page);
    release();

    await expectMeter(page, [
      ["abcde", "Weak"],
      ["abcdefg", "Fair"],
      ["abcdefgh", "Fair"],
      ["abcdefg1", "Medium"],
      ["Abcdefgh", "Medium"],
      ["Abcdefg1", "Medium"],
      ["Abcdefg1!", "Strong"],
    ]);
    await first(page).fill("short");
    await send(page);
    await expectFault(first(page), "Password must be at least 8 characters long.");
    await first(page).fill(FRESH);
    await second(page).fill(`${FRESH}x`);
    await expect(page.getByText("Passwords do not match", { exact: true })).toBeVisible();
    await send(page);
    await expectFault(second(page), "Passwords do not match.");
    await expectAccessible(page);
    await picture("reset-path-mismatch");
    await second(page).fill(FRESH);
    await expect(page.getByText("Passwords match")).toBeVisible();
    await clock.start();
    let store: () => void = () => undefined;
    const stored = new Promise<void>((resolve) => (store = resolve));
    await page.route("**/api/auth/reset-password", async (route) => {
      await stored;
      await route.continue();
    });
    await send(page);
    await expect(page.getByRole("button", { name: "Updating..." })).toBeDisabled();
    store();
    await expect(page.getByText(/signed out of all devices/)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Password changed" })).toBeFocused();
    await expectAccessible(page, { clock: "stopped" });
    await picture("reset-path-done");
    await expectLeaves(page, { after: 3, to: /\/\?m=reset-done$/ });
    await expect(page.getByText(DONE)).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(page.getByText(`Welcome, ${family.parent.firstName}`)).toHaveCount(0);
    await picture("home-after-reset");
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByText(DONE)).toBeHidden();
    await signIn({ ...family.parent, password: FRESH });
  });

  test("a dead link says so and shows the ways on", async ({ page, picture }) => {
    await page.goto("/reset-password/never-issued");
    await expect(page.getByRole("heading", { name: "Invalid Reset Link" })).toBeVisible();
    await expect(page.getByText("Invalid or expired reset token.")).toBeVisible();
    await expectAccessible(page);
    await picture("reset-path-invalid");
    await expect(page.getByRole("link", { name: "Back to Home" })).toBeVisible();
    await page.getByRole("link", { name: "Request New Reset Link" }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });
});

test.describe("with the token in the query", () => {
  test("no token is an invalid link", async ({ page, picture }) => {
    await page.goto("/reset-password");
    await expect(page.getByRole("heading", { name: "Invalid Reset Link" })).toBeVisible();
    await expectAccessible(page);
    await picture("reset-query-invalid");
  });

  test("the form has its own texts and thresholds, and leads home", async ({
    page,
    family,
    signIn,
    picture,
  }) => {
    const clock = await stopClock(page);
    await page.goto(`/reset-password?token=${await resetToken(family.parent.email)}`);
    await send(page);
    await expectFault(first(page), "Please enter and confirm your new password.");
    await first(page).fill("Abcdefg1");
    await send(page);
    await expectFault(second(page), "Please enter and confirm your new password.");
    await expectMeter(page, [
      ["abcde", "Weak"],
      ["abcdefg", "Fair"],
      ["abcdefgh", "Medium"],
      ["Abcdefg1", "Strong"],
    ]);
    await first(page).fill("short");
    await second(page).fill("short");
    await send(page);
    await expectFault(first(page), "Password must be at least 8 characters.");
    await first(page).fill(FRESH);
    await second(page).fill("something else");
    await send(page);
    await expectFault(second(page), "Passwords do not match");
    await expectAccessible(page);
    await picture("reset-query-mismatch");
    await first(page).fill("password123");
    await second(page).fill("password123");
    await send(page);
    await expectFault(first(page), /on every list of common passwords/);
    await first(page).fill(FRESH);
    await second(page).fill(FRESH);
    await clock.start();
    await send(page);
    await expect(page.getByText(DONE)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Password changed" })).toBeFocused();
    await expectLeaves(page, { after: 3, to: /\/\?m=reset-done$/ });
    await signIn({ ...family.parent, password: FRESH });
  });

  test("a token that is worth nothing is refused by the server's text, with the way to a new one", async ({
    page,
    picture,
  }) => {
    await page.goto("/reset-password?token=never-issued");
    await first(page).fill(FRESH);
    await second(page).fill(FRESH);
    await send(page);
    await expect(page.getByRole("alert").getByText("Invalid or expired reset token.")).toBeVisible();
    await picture("reset-query-refused");
    // A gateway's page is no reason to show.
    await page.route("**/api/auth/reset-password", (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
    );
    await send(page);
    await expect(
      page.getByRole("alert").getByText("Failed to reset password", { exact: true }),
    ).toBeVisible();
    await page.unroute("**/api/auth/reset-password");
    await send(page);
    await page.getByRole("link", { name: "Request New Reset Link" }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });
});
