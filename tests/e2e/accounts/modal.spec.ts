import type { Page } from "@playwright/test";
import { testSystem } from "@/tests/support/test-system";
import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";

const system = testSystem();
const dialogIn = (page: Page) => page.getByRole("dialog");
const door = (page: Page) => page.getByRole("link", { name: "Sign In" }).first();
const openFrom = async (page: Page, path: string) => {
  await page.goto(path);
  await door(page).click();
  await expect(dialogIn(page)).toBeVisible();
};
const focusIsInside = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null);

test.describe("sign-in over another page", () => {
  test("closes with the browser's back and gives the focus back", async ({ page }) => {
    await openFrom(page, "/");
    await expect(page).toHaveURL(/\/signin$/);
    await page.goBack();
    await expect(dialogIn(page)).toBeHidden();
    await expect(door(page)).toBeFocused();
    await page.goForward();
    await expect(dialogIn(page)).toBeVisible();
  });

  test("leaves that page and the place on it as they were", async ({ page }) => {
    // Scrolls at once.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/#pricing");
    await page.locator("main").evaluate((element) => (element.dataset["mark"] = "the same"));
    const section = page.locator("#pricing");
    await section.evaluate((element) => {
      element.scrollIntoView();
    });
    const place = () => section.evaluate((element) => element.getBoundingClientRect().top);
    const before = await place();
    const expectSamePlace = async () => {
      await expect(page.locator("main")).toHaveAttribute("data-mark", "the same");
      expect(Math.abs((await place()) - before)).toBeLessThan(100);
    };
    // A click of the test's, or its focus, would scroll the page by itself.
    await door(page).evaluate((element) => {
      element.focus({ preventScroll: true });
    });
    await page.keyboard.press("Enter");
    await expect(dialogIn(page).getByLabel("Email")).toBeFocused();
    await expectSamePlace();
    await dialogIn(page).getByRole("link", { name: "Sign up here" }).dispatchEvent("click");
    await expect(dialogIn(page).getByLabel("First name")).toBeFocused();
    await expectSamePlace();

    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(`${system.app}/#pricing`);
    await expect(door(page)).toBeFocused();
    await expectSamePlace();
  });

  test("changes into register and closes to the page behind", async ({ page }) => {
    await openFrom(page, "/");
    await dialogIn(page).getByRole("link", { name: "Sign up here" }).click();
    await expect(dialogIn(page).getByText("Create your account")).toBeVisible();
    await expect(dialogIn(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialogIn(page)).toBeHidden();
    await expect(page).toHaveURL(`${system.app}/`);
    await expect(door(page)).toBeFocused();
  });

  test("is still there after a reload, over the home page, and keeps the focus inside", async ({ page }) => {
    await openFrom(page, "/");
    await page.reload();
    await expect(dialogIn(page)).toHaveCount(1);
    // The focus is kept inside by a script, which a busy machine brings after the first keys.
    await expect
      .poll(() => dialogIn(page).evaluate((at) => Object.keys(at).some((key) => key.startsWith("__react"))))
      .toBe(true);
    for (const key of [
      ...Array.from({ length: 14 }, () => "Tab"),
      ...Array.from({ length: 14 }, () => "Shift+Tab"),
    ]) {
      await page.keyboard.press(key);
      expect(await focusIsInside(page)).toBe(true);
    }
    await dialogIn(page).getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(`${system.app}/`);
    await expect(dialogIn(page)).toBeHidden();
  });
});

for (const { path, title } of [
  { path: "/signin", title: "Sign in" },
  { path: "/register", title: "Create your account" },
  { path: "/signup", title: "Create your account" },
]) {
  test(`${path} opened by its address lies over the home page`, async ({ page, picture }) => {
    await page.goto(path);
    await expect(dialogIn(page)).toHaveCount(1);
    await expect(dialogIn(page).getByRole("heading", { name: title })).toBeVisible();
    await expect(page.locator("main h1").first()).toBeAttached();
    await expectAccessible(page);
    await picture(path.slice(1));
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(`${system.app}/`);
  });
}
