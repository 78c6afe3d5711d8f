import { apiClient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";

const system = testSystem();
const SECURITY = "/settings/profile?tab=security";

test("the guard sends a visitor to sign in and brings the parent back", async ({ page, family }) => {
  await page.goto("/");
  await page.goto("/settings/profile?tab=security");
  await expect(page).toHaveURL(/\/signin\?from=%2Fsettings%2Fprofile%3Ftab%3Dsecurity$/);
  await page.getByLabel("Email").fill(family.parent.email);
  await page.getByLabel("Password", { exact: true }).fill(family.parent.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/profile\?tab=security$/);
  // The sign-in screen was replaced: back leads to where the guarded page was opened.
  await page.goBack();
  await expect(page).toHaveURL(`${system.app}/`);
});

test("signing out on the landing page says so, and ends there", async ({ page, family, signIn, picture }) => {
  await signIn(family.parent);
  await page.goto("/");
  await expect(page.getByText(`Welcome, ${family.parent.firstName}`).first()).toBeVisible();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/auth/logout", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Sign Out" }).first().click();
  await expect(page.getByRole("button", { name: "Signing Out..." }).first()).toBeDisabled();
  await picture("signing-out");
  release();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  await expect(page).toHaveURL(`${system.app}/`);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/signin/);
});

test("signing out clears the browser even when the server does not answer", async ({
  page,
  family,
  signIn,
}) => {
  await signIn(family.parent);
  await page.goto("/settings");
  await page.route("**/api/auth/logout", (route) => route.abort());
  const warning = page.waitForEvent("console", (message) => message.type() === "warning");
  await page.getByRole("button", { name: "Logout" }).click();
  expect((await warning).text()).toBe("Backend logout failed, but continuing with frontend cleanup");
  await expect(page).toHaveURL(`${system.app}/`);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

for (const { what, token } of [
  { what: "can't be read", token: "not a token" },
  { what: "has expired", token: `x.${Buffer.from('{"exp":1}').toString("base64url")}.y` },
]) {
  test(`a stored token that ${what} is dropped without a word`, async ({ page }) => {
    await page.goto("/");
    await page.evaluate((value) => {
      localStorage.setItem("token", value);
      localStorage.setItem("firstName", "Robin");
    }, token);
    await page.reload();
    await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
}

test("the settings list every device and end them", async ({ page, family, signIn, picture }) => {
  const elsewhere = apiClient(system.app, family.token);
  await signIn(family.parent);
  await page.goto(SECURITY);
  const list = page.getByRole("region", { name: "Where you are signed in" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByText("This device")).toHaveCount(1);
  await expectAccessible(page);
  await picture("settings-security");

  await list.getByRole("button", { name: /^Sign out (?!of all)/ }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list.getByText(/^Only here\./)).toBeVisible();
  expect((await elsewhere.call("GET", "/api/auth/sessions")).status).toBe(401);

  await list.getByRole("button", { name: "Sign out of all devices" }).click();
  await expect(page).toHaveURL(/\/signin/);
  await page.goto(SECURITY);
  await expect(page).toHaveURL(/\/signin/);
});

test("a list of devices that does not come can be asked for again", async ({
  page,
  family,
  signIn,
  picture,
}) => {
  await signIn(family.parent);
  await page.route("**/api/auth/sessions", (route) => route.abort());
  await page.goto(SECURITY);
  await expect(page.getByText("Network error. Please check your connection and try again.")).toBeVisible();
  await picture("settings-security-failed");
  await page.unroute("**/api/auth/sessions");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("This device")).toBeVisible();
});

test("the settings change the password and sign out everywhere else", async ({
  page,
  family,
  signIn,
  picture,
}) => {
  const elsewhere = apiClient(system.app, family.token);
  await page.clock.install();
  await signIn(family.parent);
  await page.goto(SECURITY);
  const form = (label: string) => page.getByLabel(label, { exact: true });
  const submit = () => page.getByRole("button", { name: "Change Password" }).click();
  await submit();
  await expect(page.getByText("Current password required")).toBeVisible();
  await expect(form("Current password")).toBeFocused();

  for (const [typed, word] of [
    ["abcde", "Weak"],
    ["abcdefg", "Fair"],
    ["abcdefgh", "Good"],
    ["Abcdefg1", "Strong"],
  ] as const) {
    await form("New password").fill(typed);
    await expect(page.getByText(`Password strength: ${word}`)).toBeVisible();
  }
  await form("New password").fill("short");
  await submit();
  await expect(page.getByText("New password must be at least 8 characters long")).toBeVisible();
  await form("Current password").fill("not the password");
  await form("New password").fill("Candle-light-6");
  await form("Confirm new password").fill("Candle-light-7");
  await submit();
  await expect(page.getByText("New passwords do not match")).toBeVisible();
  await form("Confirm new password").fill("Candle-light-6");
  await submit();
  await expect(page.getByText("Current password is incorrect")).toBeVisible();
  await expectAccessible(page);
  await picture("settings-password-wrong");
  await form("Current password").fill(family.parent.password);
  await submit();
  const done = page.getByText("Password changed successfully!");
  await expect(done).toBeVisible();
  expect((await elsewhere.call("GET", "/api/auth/sessions")).status).toBe(401);
  await page.clock.runFor(5_100);
  await expect(done).toBeHidden();
  await expect(page.getByText("This device")).toBeVisible();
});
