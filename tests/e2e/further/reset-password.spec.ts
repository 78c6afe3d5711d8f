import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";
import { expectLeaves, stopClock } from "@/tests/e2e/accounts/clock";
import {
  DONE,
  FRESH,
  resetToken,
  first,
  second,
  send,
  expectFault,
  expectMeter,
} from "@/tests/e2e/accounts/reset-fixtures";

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
