import { GITHUB_PEOPLE, GOOGLE_PEOPLE } from "@/sandbox/oauth/people";
import { apiClient, registeredParent } from "@/tests/support/http-client";
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

test("a sign-in with GitHub begins at sign-up too, from the modal", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).first().click();
  await page.getByRole("dialog").getByRole("link", { name: "Continue with GitHub" }).click();
  await page.getByRole("button", { name: GITHUB_PEOPLE[0]?.login ?? "" }).click();
  await expect(page).toHaveURL(/\/(?:subscription|dashboard)$/);
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
  test("without a token leads to sign-in", async ({ page }) => {
    await page.goto("/oauth2/callback");
    await expect(page).toHaveURL(/\/signin$/);
  });

  test("keeps the origin of a code that is worth nothing", async ({ page }) => {
    await page.goto(`/oauth2/callback?token=${"x".repeat(43)}&from=%2Fsettings`);
    await expect(page).toHaveURL(/\/signin\?m=oauth-code&from=%2Fsettings$/);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  });

  for (const token of ["a.b.c", "%00", "<script>"]) {
    test(`signs nobody in with ${JSON.stringify(token.slice(0, 12))}`, async ({ page }) => {
      await page.goto(`/oauth2/callback?token=${encodeURIComponent(token)}`);
      await expect(page.getByText(/expired or was opened in another browser/)).toBeVisible();
      expect(page.url()).toMatch(/\/signin\?m=oauth-code$/);
      expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    });
  }

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

  test("says so when the session of the link ended before the answer", async ({ page }) => {
    const { login } = await registeredParent(system);
    await page.goto(`/oauth2/callback?token=${login.token}`);
    await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
    await apiClient(system.app, login.token).call("POST", "/api/auth/logout");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/signin\?m=oauth-code$/);
    await expect(page.getByText(/expired or was opened in another browser/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  });

  test("lets one decline", async ({ page }) => {
    const { login } = await registeredParent(system);
    await page.goto(`/oauth2/callback?token=${login.token}&from=%2Fsettings`);
    await page.getByRole("link", { name: "That is not me" }).click();
    await expect(page).toHaveURL(/\/signin\?from=%2Fsettings$/);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  });

  test("takes the token of its own session without a question", async ({ page, family, signIn }) => {
    await signIn(family.parent);
    const token = await page.evaluate(() => localStorage.getItem("token"));
    await page.goto(`/oauth2/callback?token=${token ?? ""}`);
    await expect(page).toHaveURL(/\/subscription$/);
  });
});
