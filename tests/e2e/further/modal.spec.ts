import type { Page } from "@playwright/test";
import { testSystem } from "@/tests/support/test-system";
import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";
import { dialogIn, door, openFrom } from "@/tests/e2e/accounts/modal-fixtures";

const system = testSystem();
const focusIsInside = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null);

test.describe("sign-in over another page", () => {
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
