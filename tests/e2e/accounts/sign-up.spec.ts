import { linkInMail, newParent } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";
import { expectLeaves, stopClock } from "./clock";

const system = testSystem();

test("shows every mistake and goes to the first", async ({ page, picture }) => {
  await page.goto("/register");
  await page.getByRole("button", { name: "Create Account" }).click();
  for (const text of ["First name required", "Last name required", "Email required", "Password required"]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByLabel("First name")).toBeFocused();
  await expectAccessible(page);
  await picture("register-mistakes");
  await page.getByLabel("First name").fill("Robin");
  await page.getByLabel("Last name").fill("Hale");
  await page.getByLabel("Email").fill("robin@example.test");
  await page.getByLabel("Password", { exact: true }).fill("password123");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText(/on every list of common passwords/)).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
});

test("remembers the origin from the guard through sign-up and the e-mail to sign-in", async ({
  page,
  picture,
}) => {
  const parent = newParent();
  const clock = await stopClock(page);
  await page.goto("/settings/subscription?page=1");
  await expect(page).toHaveURL(/\/signin\?from=/);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("link", { name: "Sign up here" }).click();
  await dialog.getByLabel("First name").fill(parent.firstName);
  await dialog.getByLabel("Last name").fill(parent.lastName);
  await dialog.getByLabel("Email").fill(parent.email);
  await dialog.getByLabel("Password", { exact: true }).fill(parent.password);
  await clock.start();
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Account Created!")).toBeVisible();
  await expect(
    page.getByText("Please check your email to verify your account before signing in."),
  ).toBeVisible();
  await expectAccessible(page, { clock: "stopped" });
  await picture("register-done");
  await expectLeaves(page, { after: 3, to: /\/signin\?from=/ });

  await page.goto(await linkInMail(system.mail, parent.email, "/verify-email"));
  await page.getByRole("link", { name: "Go to Sign In" }).click();
  await page.getByLabel("Email").fill(parent.email);
  await page.getByLabel("Password", { exact: true }).fill(parent.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/subscription\?page=1$/);
});
