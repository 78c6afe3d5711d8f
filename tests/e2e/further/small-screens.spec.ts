import type { Locator } from "@playwright/test";
import { addChild } from "@/tests/support/http-client";
import { expect, test } from "@/tests/e2e/stories-fixtures";
import { expectNothingCut, expectSharedScreen, findCut } from "@/tests/e2e/find-cut";

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

test("16.33, 16.66: at 740 by 360 picture and words share the screen, whole", async ({ page, home }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await expectSharedScreen(page, await home.story());
});

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
