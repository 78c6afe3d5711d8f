import type { Page } from "@playwright/test";
import { openLevelCheck } from "@/tests/e2e/reader-fixtures";
import { expect, expectAccessible, test } from "@/tests/e2e/stories-fixtures";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const article = (page: Page, number: number) => page.getByRole("article", { name: `Page ${number}` });
const words = (page: Page, number: number) => article(page, number).locator("p").first();

test("13.4: how stories open is chosen in the settings, and the reader's own buttons change the same", async ({
  page,
  home,
  picture,
}) => {
  const id = await home.story();
  await page.goto("/settings/profile?tab=preferences");
  const sample = page.getByText("The moon sat on the roof");
  const plain = await sample.evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
  await page.getByRole("radio", { name: "largest" }).check();
  await page.getByRole("radio", { name: "Easy to read" }).check();
  await page.getByRole("radio", { name: "Together" }).check();
  await page.getByRole("switch", { name: "Bedtime" }).click();
  expect(await sample.evaluate((text) => parseFloat(getComputedStyle(text).fontSize))).toBeGreaterThan(plain);
  await expect(sample).toHaveCSS("font-family", /atkinson/);
  await expectAccessible(page);
  await picture("settings-reading");

  await page.goto(`/stories/${id}`);
  const bedtime = page.getByRole("button", { name: "Bedtime" });
  await expect(bedtime).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowRight");
  await expect(words(page, 1)).toHaveCSS("font-family", /atkinson/);
  await page.getByRole("button", { name: "Text" }).click();
  await expect(page.getByRole("radio", { name: "largest" })).toBeChecked();
  await page.keyboard.press("Escape");
  const sheet = await openLevelCheck(page);
  await expect(sheet).toHaveCSS("color-scheme", "dark");
  expect(await sheet.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await page.keyboard.press("Escape");
  await bedtime.click();
  await page.goto("/settings/profile?tab=preferences");
  await expect(page.getByRole("switch", { name: "Bedtime" })).not.toBeChecked();
  await expect(page.getByRole("radio", { name: "Together" })).toBeChecked();
});
