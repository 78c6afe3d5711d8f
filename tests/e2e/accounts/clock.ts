import type { Locator, Page } from "@playwright/test";
import { expect } from "@/tests/e2e/fixtures";

/** Whether each of the page's fields and buttons is heard by now. */
const isAwake = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll("button, input")].every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps")),
    ),
  );

/** From here on the page's time stands still but for what the test lets pass. Call before opening the page. */
export const stopClock = async (page: Page): Promise<{ start: () => Promise<void> }> => {
  await page.clock.install();
  return {
    start: async () => {
      // What is pressed before is kept until a timer looks whether it can be done, which none does in time that stands still.
      await expect.poll(() => isAwake(page)).toBe(true);
      await page.clock.pauseAt(Date.now() + 600_000);
    },
  };
};

/**
 * On a page whose clock is installed, and that was used already: what leaves by itself stays until it has been looked at. A
 * minute on, for a page's time is ahead of the test's by however long it takes to tell it.
 */
export const holdMessages = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000);

/** A message that `holdMessages` held leaves by itself after five seconds, and time goes on. */
export async function expectPasses(page: Page, message: Locator): Promise<void> {
  await expect(message).toBeVisible();
  await page.clock.runFor(5_100);
  await page.clock.resume();
  await expect(message).toBeHidden();
}

type Leave = { after: number; to: RegExp };

/** The page leaves by itself after so many seconds, and not in the second before. */
export async function expectLeaves(page: Page, { after, to }: Leave): Promise<void> {
  const here = page.url();
  await page.clock.runFor(after * 1_000 - 1_000);
  expect(page.url()).toBe(here);
  await page.clock.runFor(1_200);
  await expect(page).toHaveURL(to);
  await page.clock.resume();
}
