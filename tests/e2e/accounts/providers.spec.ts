import { GOOGLE_PEOPLE } from "@/sandbox/oauth/people";
import { registeredParent } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";

const system = testSystem();

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

test("a sign-in that a provider does not vouch for says what to do, and knows where it began", async ({
  page,
  picture,
}) => {
  await page.goto("/signin?from=%2Fsettings");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: GOOGLE_PEOPLE[1]?.email ?? "" }).click();
  await expect(page.getByText(/verify your email address with that provider first/)).toBeVisible();
  await expectAccessible(page);
  await picture("signin-oauth-unverified");
  await expect(page).toHaveURL(/&from=%2Fsettings$/);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test.describe("the callback page", () => {
  test("asks before it takes somebody's token, and shows it nowhere", async ({ page, picture }) => {
    const { login } = await registeredParent(system);
    await page.goto(`/oauth2/callback?token=${login.token}`);
    await expect(page.getByRole("heading", { name: "Continue as p•••@example.test?" })).toBeFocused();
    expect(page.url()).toBe(`${system.app}/oauth2/callback`);
    expect(await page.content()).not.toContain(login.token);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await expectAccessible(page);
    await picture("oauth-continue-as");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/subscription$/);
    expect(await page.evaluate(() => localStorage.getItem("token"))).not.toBe(login.token);
  });
});
