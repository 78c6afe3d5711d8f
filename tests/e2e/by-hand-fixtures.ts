import type { Locator, Page } from "@playwright/test";
import { expect } from "@/tests/e2e/stories-fixtures";

export const outline = (target: Locator) =>
  target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
  });

export async function expectSkipLink(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("main")).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip, path).toBeFocused();
  await page.keyboard.press("Enter");
  const inside = () => page.evaluate(() => document.activeElement?.closest("main") !== null);
  await expect.poll(inside, { message: path }).toBe(true);
}
