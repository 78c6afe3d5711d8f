import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";
import { expectLeaves, stopClock } from "./clock";
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
});
