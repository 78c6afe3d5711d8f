import type { Locator } from "@playwright/test";
import type { LoginView } from "@/lib/features/accounts/contract";
import { apiClient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { expectAccessible } from "@/tests/e2e/accessible";
import { expectPasses, holdMessages } from "@/tests/e2e/accounts/clock";
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

test("a session that was ended elsewhere ends here with a word, and comes back to where it was", async ({
  page,
  family,
  signIn,
  picture,
}) => {
  const EXPIRED = "Your session has expired. Please log in again.";
  const { email, password } = family.parent;
  const endEverywhere = async () => {
    const login = await apiClient(system.app).call<LoginView>("POST", "/api/auth/login", { email, password });
    const elsewhere = apiClient(system.app, login.json.token);
    expect((await elsewhere.call("DELETE", "/api/auth/sessions")).status).toBe(200);
  };
  /** What the page asks of its own accord may hear of it first, and take away what was to be pressed: then nothing is. */
  const press = (target: Locator) =>
    target
      .evaluateAll((found) => {
        for (const element of found) (element as HTMLElement).click();
      })
      .catch(() => undefined);
  const signInHere = async () => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
  };
  await signIn(family.parent);

  // A call of a signed-in screen.
  await page.goto(SECURITY);
  await expect(page.getByText("This device")).toBeVisible();
  await endEverywhere();
  await press(page.getByRole("button", { name: "Sign out of all devices" }));
  await expect(page.getByRole("dialog").getByText(EXPIRED)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await signInHere();
  await expect(page).toHaveURL(/\/settings\/profile\?tab=security$/);

  // A page that the server guards.
  await expect(page.getByText("This device")).toBeVisible();
  await page.goto("about:blank");
  await endEverywhere();
  await page.goto("/dashboard?tab=library");
  await expect(page.getByRole("dialog").getByText(EXPIRED)).toBeVisible();
  await signInHere();
  await expect(page).toHaveURL(/\/dashboard\?tab=library$/);

  // The landing page, which takes the browser's word for who is signed in.
  await page.goto("/");
  await expect(page.getByText(`Welcome, ${family.parent.firstName}`).first()).toBeVisible();
  await endEverywhere();
  await press(page.getByRole("banner").getByRole("link", { name: "Get Started" }));
  await expect(page.getByRole("dialog").getByText(EXPIRED)).toBeVisible();
  await expect(page.locator("header a", { hasText: "Sign In" }).first()).toBeVisible();
  await expect(page.getByText(`Welcome, ${family.parent.firstName}`)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expectAccessible(page);
  await picture("signin-session-ended");
});

test("16.6: signing out clears the browser even when the server does not answer, and the server hears of it", async ({
  page,
  family,
  signIn,
  picture,
}) => {
  await signIn(family.parent);
  await page.goto("/settings");
  await page.route("**/api/auth/logout", (route) => route.abort());
  const warning = page.waitForEvent("console", (message) => message.type() === "warning");
  await page.getByRole("button", { name: "Logout" }).click();
  expect((await warning).text()).toBe("Backend logout failed, but continuing with frontend cleanup");
  await expect(page).toHaveURL(`${system.app}/signin`);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await expect(page.getByText(/^You are signed out in this browser\./)).toBeVisible();
  await expectAccessible(page);
  await picture("signed-out-unheard");
  // The cookie is still there, and opens nothing.
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/signin/);
  // Whichever page is the next to try is heard: the one that is open may do so before it is left.
  await page.unroute("**/api/auth/logout");
  await page.goto("/");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify([document.cookie, Object.keys(localStorage)])))
    .toBe('["",[]]');
  await expect(page.getByText(/^You are signed out in this browser\./)).toHaveCount(0);
});

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
  await expect(form("Current password")).toHaveAccessibleDescription("Current password is incorrect");
  await expect(page.getByText("Failed to change password: Current password is incorrect")).toBeVisible();
  await expectAccessible(page);
  await picture("settings-password-wrong");
  await form("Current password").fill(family.parent.password);
  await holdMessages(page);
  await submit();
  await expectPasses(page, page.getByText("Password changed successfully!"));
  expect((await elsewhere.call("GET", "/api/auth/sessions")).status).toBe(401);
  await expect(page.getByText("This device")).toBeVisible();
});
