import type { Page } from "@playwright/test";
import { expect } from "./stories-fixtures";

/** Passes the sum before what is for grown-ups. */
export async function passParentGate(page: Page): Promise<void> {
  const question = page.getByRole("dialog", { name: "For grown-ups" }).getByRole("textbox");
  const label = (await question.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent)) ?? "";
  const [left = NaN, right = NaN] = (label.match(/\d+/g) ?? []).map(Number);
  await question.fill(String(left * right));
  await question.press("Enter");
}

/** Opens what is for grown-ups; it begins with the level check. */
export async function openLevelCheck(page: Page) {
  await page.getByRole("button", { name: "Grown-ups" }).click();
  await passParentGate(page);
  const dialog = page.getByRole("dialog", { name: "Level check" });
  await expect(dialog).toBeVisible();
  return dialog;
}
