import type { Page } from "@playwright/test";
import { expect } from "@/tests/e2e/stories-fixtures";

const SIZES = [
  [320, 568],
  [320, 256],
  [568, 320],
  [740, 360],
  [390, 844],
] as const;

type Cut = { text: string; by: number };

/** What reaches beyond the screen, and words that an edge cuts off; a name that ends in dots is shortened, not cut. */
export const findCut = (page: Page): Promise<Cut[]> =>
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

export async function expectNothingCut(page: Page, what: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      expect([what, width, height, await findCut(page)]).toEqual([what, width, height, []]);
    }).toPass();
  }
}

/** Picture and words share a screen that is wider than high, whole. */
export async function expectSharedScreen(page: Page, story: string): Promise<void> {
  await page.goto(`/stories/${story}`);
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
}
