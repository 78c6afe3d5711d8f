import type { Locator, Page } from "@playwright/test";
import { addChild, bookBody, finishedStory } from "@/tests/support/http-client";
import { expect, test } from "./stories-fixtures";

/** Fifty letters, the most that a name may have, without a place to break. */
const LONG_NAME = "Wolfeschlegelsteinhausenbergerdorffwelchevoraltern";
const SIZES = [
  [320, 568],
  [320, 256],
  [568, 320],
  [740, 360],
  [390, 844],
] as const;

type Cut = { text: string; by: number };

/** What reaches beyond the screen, and words that an edge cuts off; a name that ends in dots is shortened, not cut. */
const findCut = (page: Page): Promise<Cut[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [{ text: "the page", by: scrollWidth - clientWidth }] : [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { currentNode: node } = words;
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { right, width } = range.getBoundingClientRect();
      for (let at: Element | null = node.parentElement; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.textOverflow === "ellipsis" || style.overflowX === "auto" || at.clientWidth <= 1) break;
        const by = right - at.getBoundingClientRect().right;
        if (style.overflowX !== "visible" && width > 0 && by > 1)
          found.push({ text: node.textContent.slice(0, 40), by: Math.round(by) });
      }
    }
    return found;
  });

async function expectNothingCut(page: Page, what: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      expect([what, width, height, await findCut(page)]).toEqual([what, width, height, []]);
    }).toPass();
  }
}

test("16.23, 16.60: a name of fifty letters widens no page and cuts no story", async ({
  page,
  home,
  picture,
}) => {
  const { member } = home;
  const child = await addChild(member, { name: LONG_NAME });
  const { bookId } = await finishedStory(member, bookBody(child.id, { title: `${LONG_NAME} goes home` }));
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

test("16.60: words set apart, as some readers need them, fit the narrowest screen", async ({
  page,
  home,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ["/", "/dashboard", `/stories/${await home.story()}`]) {
    await page.goto(path);
    await expect(page.getByRole("main")).toBeVisible();
    // WCAG 1.4.12, by hand: the policy of the page lets no foreign style sheet in.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>("body *"))
        Object.assign(element.style, { letterSpacing: "0.12em", wordSpacing: "0.16em", lineHeight: "1.5" });
    });
    expect([path, await findCut(page)]).toEqual([path, []]);
  }
});

for (const [width, height] of [
  [568, 320],
  [740, 360],
] as const) {
  test(`16.33, 16.66: at ${width} by ${height} picture and words share the screen, whole`, async ({
    page,
    home,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/stories/${await home.story()}`);
    await page.getByRole("button", { name: "Open the book" }).click();
    const article = page.getByRole("article", { name: "Page 1" });
    await expect(article.getByRole("img")).toBeInViewport({ ratio: 1 });
    await expect(article.locator("p").first()).toBeInViewport({ ratio: 0.2 });
    const { shown, own } = await article.getByRole("img").evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return {
        shown: image.clientWidth / image.clientHeight,
        own: image.naturalWidth / image.naturalHeight,
      };
    });
    expect(Math.abs(shown - own)).toBeLessThan(0.03);
  });
}

test("16.66: PageDown shows the rest of a long page before the next one", async ({ page, home }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await page.goto(`/stories/${await home.story()}`);
  await page.keyboard.press("ArrowRight");
  const place = page.getByRole("navigation", { name: "Pages" }).getByRole("status");
  await page.getByRole("button", { name: "Text" }).click();
  await page.getByRole("radio", { name: "largest" }).check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("PageDown");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(place).toHaveText(/^Page 1 of/);
  await expect(async () => {
    await page.keyboard.press("PageDown");
    await expect(place).toHaveText(/^Page 2 of/, { timeout: 2_000 });
  }).toPass();
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

test("23.18: no button is left over on a row of its own", async ({ page, home }) => {
  await addChild(home.member, { name: "Bo" });
  await page.setViewportSize({ width: 390, height: 844 });
  const middle = async (element: Locator) => {
    const { y, height } = (await element.boundingBox()) ?? { y: NaN, height: NaN };
    return Math.round(y + height / 2);
  };
  await page.goto("/dashboard?tab=library");
  await expect(page.getByLabel("Child", { exact: true })).toBeVisible();
  const unread = page.getByRole("button", { name: "Only unread" });
  expect(await middle(unread)).toBe(await middle(page.getByLabel("Order", { exact: true })));
  await page.goto("/dashboard?tab=create");
  const surprise = page.getByRole("button", { name: "Surprise me" });
  expect(await middle(surprise)).toBe(await middle(page.getByText("Ideas", { exact: true })));
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

test("a title of 238 letters leaves the cover its button, and the cards their size", async ({
  page,
  home,
  picture,
}) => {
  const title =
    `${"Mira and her brother find a kite in a tree by the lake, and ".repeat(3)}${"W".repeat(60)}`.slice(
      0,
      238,
    );
  const bookId = await home.story();
  expect((await home.member.call("PATCH", `/api/books/${bookId}`, { title })).status).toBe(200);
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/stories/${bookId}`);
    await expect(page.getByRole("button", { name: "Open the book" })).toBeInViewport({ ratio: 1 });
    if (height > width) await picture("long-title-cover");
  }
  await page.goto("/dashboard?tab=library");
  await expect(page.getByRole("link", { name: /^Read Mira/u }).first()).toBeVisible();
  await expectNothingCut(page, "library");
  await picture("long-title-library");
});
