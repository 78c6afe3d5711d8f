import { findChromium } from "@/scripts/test/find-chromium";
import { expect, test } from "@/tests/e2e/fixtures";
import { OPEN_PAGES } from "@/tests/e2e/open-pages";
import { launchOptions } from "@/tests/support/launch-options";
import { expectWholeWithoutScripts, holdScripts } from "@/tests/e2e/hold-scripts";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // As a reader's own; in the build without a window some pages never came to their `load` while their scripts were held.
  launchOptions: launchOptions(findChromium()),
});

/** Pages that do something by themselves, and the reader: each has its scripts from the start. */
const ACTS_ALONE = new Set([
  "/confirm-email",
  "/gift/[token]",
  "/join-family",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
  "/oauth2/callback",
  "/payment-cancel",
  "/payment-success",
  "/read",
  "/reset-password/[token]",
  "/verify-email",
]);

test("every public page but those that act by themselves asks for no script", async ({ page }) => {
  const scripts = await holdScripts(page);
  const eager: string[] = [];
  for (const [pattern, path] of Object.entries(OPEN_PAGES)) {
    if (ACTS_ALONE.has(pattern)) continue;
    const before = scripts.asked();
    await page.goto(path, { waitUntil: "load" });
    await expect(page.locator("script[data-chunks]"), path).toHaveCount(1);
    if (scripts.asked() > before) eager.push(path);
  }
  expect(eager).toEqual([]);
});

test("the first tap is done when its script is there, once", async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto("/");
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.tap();
  await menu.tap();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  scripts.letGo();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await menu.tap();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
});

test.describe("the ways in, opened by their address,", () => {
  test("/signin is whole without a script, and stays as it is when they come", async ({ page }) => {
    await expectWholeWithoutScripts(page, { path: "/signin", title: "Sign in", first: "Email" });
  });

  test("take what is typed and sent before their scripts are there", async ({ page, family }) => {
    const scripts = await holdScripts(page);
    await page.goto("/signin");
    const { email, password } = family.parent;
    await page.getByLabel("Email").pressSequentially(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("checkbox", { name: "Keep me signed in" }).tap();
    const sent = page.waitForRequest("**/api/auth/login");
    await page.getByRole("button", { name: "Sign In", exact: true }).tap();
    scripts.letGo();
    expect((await sent).postDataJSON()).toMatchObject({ email, password, keepSignedIn: false });
    await expect(page).toHaveURL(/\/subscription$/);
  });
});

test("a chosen theme is there before any script", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    localStorage.setItem("theme", "dark");
  });
  const scripts = await holdScripts(page);
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(scripts.asked()).toBe(0);
});
