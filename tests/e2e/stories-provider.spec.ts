import { expect, inLibrary } from "./stories-fixtures";
import { test, TITLE, STORY, orderPainted } from "@/tests/e2e/provider-fixtures";

// One after the other, in one process: the deployment takes a while to start.
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ page, home: _, provider }) => {
  provider.reset();
  provider.chat.script(STORY);
  await page.goto("/dashboard?tab=create");
});

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
