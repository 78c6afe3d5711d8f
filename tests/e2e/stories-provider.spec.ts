import type { Page } from "@playwright/test";
import { FAILURES } from "@/lib/features/stories/rules";
import { openAiServer, refuses, type AiServer } from "@/tests/support/ai-server";
import { aDraft, ORDER, tells } from "@/tests/support/drafts";
import { STEP_PATIENCE_MS } from "@/tests/support/patience";
import { startOwnProduct } from "./own-product";
import {
  aPhotoFile,
  createButton,
  expect,
  fillOrder,
  inLibrary,
  test as base,
  TOPICS,
} from "./stories-fixtures";

type Deployment = {
  /** The stand-in that writes, checks and paints for this deployment. */
  provider: AiServer;
};

/** Journeys through a product of its own: one that has its stories written and painted at a provider. */
const test = base.extend<object, Deployment>({
  provider: [
    // eslint-disable-next-line no-empty-pattern
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

// One after the other, in one process: the deployment takes a while to start.
test.describe.configure({ mode: "default" });

const TITLE = "The Painted Castle";
/** About what the form is filled in with: a story that is about something else would be refused. */
const STORY = tells(aDraft({ ...ORDER, heroName: "Ada", title: TITLE, topics: TOPICS.split(", ") }));

test.beforeEach(async ({ page, home: _, provider }) => {
  provider.reset();
  provider.chat.script(STORY);
  await page.goto("/dashboard?tab=create");
});

const addPhoto = async (page: Page) => {
  await page.locator("input[type=file]").setInputFiles(await aPhotoFile());
  await expect(page.getByRole("button", { name: "Remove" })).toBeVisible();
};

async function orderPainted(page: Page, title: string): Promise<void> {
  await fillOrder(page, title);
  await page.getByRole("switch", { name: "AI character transformation" }).click();
  await page.getByRole("checkbox", { name: /parent or guardian/ }).check();
  await addPhoto(page);
  await page.getByRole("checkbox", { name: /is sent, once, to our AI picture provider/ }).check();
  await page.getByRole("radio", { name: "Brave Knight" }).check();
  await expect(page.getByText(/^Estimated cost of the pictures: \$\d/)).toBeVisible();
  await createButton(page).click();
}

test("a photo becomes the hero of a painted story, whose words can be read before its pictures are there", async ({
  page,
  picture,
  provider,
}) => {
  let paint = () => {};
  const mayPaint = new Promise<void>((resolve) => {
    paint = resolve;
  });
  const pageIsWaiting = provider.images.holdAfter(1, mayPaint);
  await orderPainted(page, TITLE);
  await pageIsWaiting;
  await expect(page.getByText("The words are there. The pictures are still arriving.")).toBeVisible();
  await picture("story-painted-progress");

  const reader = await page.context().newPage();
  const words = page.getByRole("link", { name: "Start reading" });
  await reader.goto((await words.getAttribute("href")) ?? "");
  await reader.keyboard.press("ArrowRight");
  await expect(
    reader.getByRole("article", { name: "Page 1" }).getByText("The picture is being drawn"),
  ).toBeVisible();

  paint();
  await inLibrary(page);
  await expect(reader.getByRole("article", { name: "Page 1" }).getByRole("img")).toHaveAttribute("src", /.+/);
  await reader.keyboard.press("End");
  await expect(
    reader.getByText("The hero was painted from your photo, in the style you chose. The photo is deleted."),
  ).toBeVisible();
  const [portrait] = provider.images.requests;
  expect(portrait?.path).toMatch(/\/images\/edits$/);
  expect(provider.all().some(({ raw }) => raw.includes("Ada"))).toBe(false);
});

test("a story that the provider declines costs nothing, says why, and can be ordered again in other words", async ({
  page,
  home,
  picture,
  provider,
}) => {
  provider.chat.script(refuses());
  await orderPainted(page, TITLE);
  const failed = page.getByRole("alert").filter({ hasText: "This story could not be finished" });
  await expect(failed).toContainText(FAILURES.DECLINED, { timeout: STEP_PATIENCE_MS });
  await expect(failed).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("The photo was deleted when the story failed.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(TITLE);
  await picture("story-declined");
  const { json } = await home.member.call<{ storiesThisMonth: number }>("GET", "/api/payments/usage-stats");
  expect(json.storiesThisMonth).toBe(0);

  provider.chat.script(STORY);
  await page.getByLabel("Title").fill("The Castle of Paint");
  await addPhoto(page);
  await createButton(page).click();
  await inLibrary(page);
  await expect(page.getByRole("heading", { name: "The Castle of Paint" }).first()).toBeVisible();
});
