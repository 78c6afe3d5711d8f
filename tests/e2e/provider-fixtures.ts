import type { Page } from "@playwright/test";
import { openAiServer, type AiServer } from "@/tests/support/ai-server";
import { aDraft, ORDER, tells } from "@/tests/support/drafts";
import { STEP_PATIENCE_MS } from "@/tests/support/patience";
import { startOwnProduct } from "@/tests/e2e/own-product";
import {
  aPhotoFile,
  createButton,
  expect,
  fillOrder,
  test as base,
  TOPICS,
} from "@/tests/e2e/stories-fixtures";

export type Deployment = {
  /** The stand-in that writes, checks and paints for this deployment. */
  provider: AiServer;
};

/** Journeys through a product of its own: one that has its stories written and painted at a provider. */
export const test = base.extend<object, Deployment>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await openAiServer();
      await provide(server);
      server.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ provider }, provide) => {
      const env = { ...provider.env, STORY_ILLUSTRATOR: "openai", AI_ZDR_CONFIRMED: "true" };
      const { addresses, stop } = await startOwnProduct(env);
      await provide(addresses);
      await stop();
    },
    // It begins while all else that tests is at work.
    { scope: "worker", timeout: STEP_PATIENCE_MS },
  ],
});

export const TITLE = "The Painted Castle";

/** About what the form is filled in with: a story that is about something else would be refused. */
export const STORY = tells(aDraft({ ...ORDER, heroName: "Ada", title: TITLE, topics: TOPICS.split(", ") }));

export const addPhoto = async (page: Page) => {
  await page.locator("input[type=file]").setInputFiles(await aPhotoFile());
  await expect(page.getByRole("button", { name: "Remove" })).toBeVisible();
};

export async function orderPainted(page: Page, title: string): Promise<void> {
  await fillOrder(page, title);
  await page.getByRole("switch", { name: "AI character transformation" }).click();
  await page.getByRole("checkbox", { name: /parent or guardian/ }).check();
  await addPhoto(page);
  await page.getByRole("checkbox", { name: /is sent, once, to our AI picture provider/ }).check();
  await page.getByRole("radio", { name: "Brave Knight" }).check();
  await expect(page.getByText(/^Estimated cost of the pictures: \$\d/)).toBeVisible();
  await createButton(page).click();
}
