import type { Page } from "@playwright/test";
import { expect } from "@/tests/e2e/stories-fixtures";

export const keepFromMenu = async (page: Page, title: string) => {
  await page.goto("/dashboard?tab=library");
  await page.getByRole("button", { name: `More for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Keep on this device" }).click();
  await expect(
    page.getByText(new RegExp(`“${title}” can now be read (?:and heard )?without a connection`)),
  ).toBeVisible();
};

/** Everything that a browser holds for our origin. */
export const held = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    databases: (await indexedDB.databases()).length,
    passing: Object.keys(sessionStorage),
    lasting: Object.keys(localStorage),
  }));
