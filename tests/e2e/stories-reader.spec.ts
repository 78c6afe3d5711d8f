import type { Page } from "@playwright/test";
import { expect, test } from "./stories-fixtures";

const place = (page: Page, text: string | RegExp) =>
  expect(page.getByRole("navigation", { name: "Pages" }).getByRole("status")).toHaveText(text);

/** A finger from one side to the other, as the browser's own touch screen sends it. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const point = (x: number) => ({ touchPoints: [{ x, y: 420 }] });
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", ...point(from) });
  await session.send("Input.dispatchTouchEvent", { type: "touchMove", ...point((from + to) / 2) });
  await session.send("Input.dispatchTouchEvent", { type: "touchMove", ...point(to) });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("pages turn by finger, and a dialog's fingers turn none", async ({ page, home }) => {
    await page.goto(`/stories/${await home.story()}`);
    await place(page, "Cover");
    await swipe(page, 320, 60);
    await place(page, /^Page 1 of/);
    await swipe(page, 320, 60);
    await place(page, /^Page 2 of/);
    await swipe(page, 60, 320);
    await place(page, /^Page 1 of/);
    await page.getByRole("button", { name: "Report this page" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await swipe(page, 320, 60);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await place(page, /^Page 1 of/);
  });
});
