import { addChild, bookBody, finishedStory } from "@/tests/support/http-client";
import { expect, test } from "./stories-fixtures";
import { expectNothingCut, expectSharedScreen } from "@/tests/e2e/find-cut";

/** Fifty letters, the most that a name may have, without a place to break. */
const LONG_NAME = "Wolfeschlegelsteinhausenbergerdorffwelchevoraltern";

test("16.23, 16.60: a name of fifty letters widens no page and cuts no story", async ({
  page,
  home,
  picture,
}) => {
  const { member } = home;
  const child = await addChild(member, { name: LONG_NAME });
  const { bookId } = await finishedStory(member, bookBody(child.id, { title: `${LONG_NAME} and the Stars` }));
  for (const tab of ["overview", "children", "library", "create"]) {
    await page.goto(`/dashboard?tab=${tab}`);
    await expect(page.getByText(LONG_NAME).filter({ visible: true }).first()).toBeVisible();
    await expectNothingCut(page, tab);
  }
  for (const path of ["/settings", "/settings/profile", "/settings/subscription", "/"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNothingCut(page, path);
  }
  await page.goto(`/stories/${bookId ?? ""}`);
  await expect(page.getByText(`A story for ${LONG_NAME}`)).toBeVisible();
  await expectNothingCut(page, "cover");
  for (const number of [1, 2, 3]) {
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("article", { name: `Page ${number}` })).toBeVisible();
    await expectNothingCut(page, `page ${number}`);
  }
  await picture("long-name-page");
  await page.keyboard.press("End");
  await expect(page.getByRole("heading", { name: "The End" })).toBeVisible();
  await expectNothingCut(page, "end");
});

test("16.33, 16.66: at 568 by 320 picture and words share the screen, whole", async ({ page, home }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await expectSharedScreen(page, await home.story());
});

test("16.60: enlarged to 400 % the bars leave the screen to the page, and every text setting can be reached", async ({
  page,
  home,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/dashboard?tab=create");
  await expect(page.getByLabel("Title")).toBeVisible();
  const inTheWay = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((element) => /^(?:fixed|sticky)$/.test(getComputedStyle(element).position))
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight)
        .reduce((sum, { height }) => sum + height, 0),
    );
  await page.getByLabel("Title").scrollIntoViewIfNeeded();
  expect(await inTheWay()).toBeLessThan(64);
  await page.goto(`/stories/${await home.story()}`);
  await page.getByRole("button", { name: "Text" }).click();
  const panel = page.getByRole("dialog", { name: "Text settings" });
  await panel.getByText("Airy").scrollIntoViewIfNeeded();
  await expect(panel.getByText("Airy")).toBeInViewport({ ratio: 1 });
  await panel.getByText("Text size").scrollIntoViewIfNeeded();
  await expect(panel.getByText("Text size")).toBeInViewport({ ratio: 1 });
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 740, height: 360 } });

  test("16.33: the picture's edges turn the page, and every picture is fetched ahead", async ({
    page,
    home,
  }) => {
    const fetched = new Set<string>();
    page.on("requestfinished", (request) => fetched.add(new URL(request.url()).pathname));
    const id = await home.story();
    const { json } = await home.member.call<{ pages: { pictureUrl: string }[] }>("GET", `/api/books/${id}`);
    await page.goto(`/stories/${id}`);
    await expect.poll(() => json.pages.filter(({ pictureUrl }) => !fetched.has(pictureUrl)).length).toBe(0);
    await page.getByRole("button", { name: "Open the book" }).tap();
    const image = (number: number) => page.getByRole("article", { name: `Page ${number}` }).getByRole("img");
    const box = (await image(1).boundingBox()) ?? { width: 0, height: 0 };
    await image(1).tap({ position: { x: box.width / 2, y: box.height / 2 } });
    await expect(image(1)).toBeVisible();
    await image(1).tap({ position: { x: box.width - 12, y: box.height / 2 } });
    await expect(image(2)).toBeVisible();
    await image(2).tap({ position: { x: 12, y: box.height / 2 } });
    await expect(image(1)).toBeVisible();
  });
});
