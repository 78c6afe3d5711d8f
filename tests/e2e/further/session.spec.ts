import { testSystem } from "@/tests/support/test-system";
import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";

const system = testSystem();
// 16.11
test("the screens for those who have no session send a signed-in parent on", async ({
  page,
  family,
  signIn,
}) => {
  await signIn(family.parent);
  for (const path of ["/signin", "/register", "/signup", "/signin?m=session-expired"]) {
    await page.goto(`${path}${path.includes("?") ? "&" : "?"}from=%2Fsettings`);
    await expect(page, path).toHaveURL(/\/settings$/);
  }
  for (const path of ["/signin", "/register"]) {
    await page.evaluate(() => {
      localStorage.clear();
    });
    // 16.7: the cookie is enough, and storage is whole again.
    await page.goto(path);
    await expect(page).toHaveURL(/\/subscription$/);
    expect(await page.evaluate(() => localStorage.getItem("firstName"))).toBe(family.parent.firstName);
  }
});

test("16.7: storage that was cleared is filled again, and a plan can be chosen", async ({
  page,
  family,
  signIn,
}) => {
  await signIn(family.parent);
  await page.goto("/settings");
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.goto("/");
  await page.mouse.wheel(0, 600);
  await page
    .getByRole("button", { name: /^Choose Plan: / })
    .first()
    .click();
  await expect(page.getByText("Redirecting to secure payment...")).toBeVisible();
});

test("16.9: a token without its cookies is an ended session", async ({ page, context, family, signIn }) => {
  await signIn(family.parent);
  await context.clearCookies();
  await page.goto("/settings");
  await expect(page.getByText("Your session has expired. Please log in again.")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("16.2: the landing page follows what happens elsewhere", async ({ page, family, signIn }) => {
  await signIn(family.parent);
  await page.evaluate(() => {
    localStorage.setItem("hasActiveSubscription", "true");
    const user = JSON.parse(localStorage.getItem("user") ?? "{}") as object;
    localStorage.setItem("user", JSON.stringify({ ...user, hasActiveSubscription: true }));
  });
  await page.goto("/");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("hasActiveSubscription"))).toBe("false");
  await expect(page.getByText("You already have an active subscription!")).toHaveCount(0);
});

test("a message about an ended session leaves a good one alone", async ({ page, family, signIn }) => {
  await signIn(family.parent);
  await page.goto("/signin?m=session-expired");
  await expect(page).toHaveURL(/\/subscription$/);
  await page.goto("/");
  await expect(page.getByText(`Welcome, ${family.parent.firstName}`).first()).toBeVisible();
});

test("the way to a guarded page says that it is loading", async ({ page, family, signIn, picture }) => {
  await signIn(family.parent);
  await page.goto("/");
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/subscription?_rsc=*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  const note = page.getByRole("status").filter({ hasText: "Loading..." });
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await picture("way-to-a-guarded-page");
  release();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(note).toHaveCount(0);
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
  // The page is fetched anew behind it.
  await expect(async () => {
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  }).toPass();
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/signin/);
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
    // The page is there before its scripts are.
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
}
