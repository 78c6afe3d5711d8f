import { GITHUB_PEOPLE } from "@/sandbox/oauth/people";
import { apiClient, registeredParent } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { expect, test } from "@/tests/e2e/fixtures";

const system = testSystem();

test("a sign-in with GitHub begins at sign-up too, from the modal", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).first().click();
  await page.getByRole("dialog").getByRole("link", { name: "Continue with GitHub" }).click();
  await page.getByRole("button", { name: GITHUB_PEOPLE[0]?.login ?? "" }).click();
  await expect(page).toHaveURL(/\/(?:subscription|dashboard)$/);
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
