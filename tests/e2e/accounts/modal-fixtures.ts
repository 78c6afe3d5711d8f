import type { Page } from "@playwright/test";
import { expect } from "@/tests/e2e/fixtures";

export const dialogIn = (page: Page) => page.getByRole("dialog");

export const door = (page: Page) => page.getByRole("link", { name: "Sign In" }).first();

export const openFrom = async (page: Page, path: string) => {
  await page.goto(path);
  await door(page).click();
  await expect(dialogIn(page)).toBeVisible();
};
