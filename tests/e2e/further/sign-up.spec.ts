import { linkInMail, newParent } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { expect, test } from "@/tests/e2e/fixtures";
import { expectLeaves, stopClock } from "@/tests/e2e/accounts/clock";

const system = testSystem();

test("measures a password as it is typed, and shows it on request", async ({ page, picture }) => {
  await page.goto("/register");
  const password = page.getByLabel("Password", { exact: true });
  await expect(page.getByText("Use at least 8 characters with uppercase letters and numbers")).toBeVisible();
  for (const [typed, word] of [
    ["abcde", "Weak"],
    ["abcdef", "Fair"],
    ["abcdefg", "Fair"],
    ["abcdefgh", "Medium"],
    ["ABCDEFGH", "Medium"],
    ["Abcdefg1", "Strong"],
  ] as const) {
    await password.fill(typed);
    await expect(page.getByText(`Password strength: ${word}`)).toBeVisible();
  }
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await picture("register-strong");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("16.11: a plan that a visitor chose leads through sign-up, the e-mail and sign-in to its checkout", async ({
  page,
}) => {
  const parent = newParent();
  await page.goto("/#pricing");
  await page.getByRole("button", { name: "Get Started Now: Standard" }).click();
  await expect(page).toHaveURL(/\/register/);
  await page.getByLabel("First name").fill(parent.firstName);
  await page.getByLabel("Last name").fill(parent.lastName);
  await page.getByLabel("Email").fill(parent.email);
  await page.getByLabel("Password", { exact: true }).fill(parent.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Account Created!")).toBeVisible();
  await expect(page.getByText(parent.email).first()).toBeVisible();
  await page.goto(await linkInMail(system.mail, parent.email, "/verify-email"));
  // Whoever opened the mail elsewhere than where they signed up goes on from here.
  await expect(page.getByText(/You chose Standard/)).toBeVisible();
  await expect(page).toHaveURL(/\/signin\?from=/);
  await page.getByLabel("Email").fill(parent.email);
  await page.getByLabel("Password", { exact: true }).fill(parent.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL((url) => url.origin === new URL(system.stripe).origin);
  await expect(page.getByText(/Standard/).first()).toBeVisible();
});

test("in the modal ends in the sign-in modal over the same page", async ({ page }) => {
  const parent = newParent();
  const clock = await stopClock(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First name").fill(parent.firstName);
  await dialog.getByLabel("Last name").fill(parent.lastName);
  await dialog.getByLabel("Email").fill(parent.email);
  await dialog.getByLabel("Password", { exact: true }).fill(parent.password);
  await clock.start();
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Account Created!")).toBeVisible();
  await expectLeaves(page, { after: 3, to: /\/signin$/ });
  await expect(dialog.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`${system.app}/`);
});

test("keeps what was typed when nothing answers, whatever origin it was opened with", async ({ page }) => {
  await page.route("**/api/auth/register", (route) => route.abort());
  await page.goto(`/register?from=/${"x".repeat(600)}`);
  const parent = newParent();
  await page.getByLabel("First name").fill(parent.firstName);
  await page.getByLabel("Last name").fill(parent.lastName);
  await page.getByLabel("Email").fill(parent.email);
  await page.getByLabel("Password", { exact: true }).fill(parent.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Network error. Please check your connection and try again.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(parent.email);
  await page.unroute("**/api/auth/register");
  await page.route("**/api/auth/register", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Registration failed. Please try again.")).toBeVisible();
});
