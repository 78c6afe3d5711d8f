import { testSystem } from "@/tests/support/test-system";
import { expect, test } from "@/tests/e2e/fixtures";
import { dialogIn, door, openFrom } from "@/tests/e2e/accounts/modal-fixtures";

const system = testSystem();

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
});
