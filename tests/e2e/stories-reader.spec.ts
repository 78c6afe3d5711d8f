import type { Page } from "@playwright/test";
import type { UsageView } from "@/lib/features/billing/contract";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { withClient } from "@/tests/support/with-client";
import { system } from "./billing-fixtures";
import { openLevelCheck } from "./reader-fixtures";
import { expect, expectAccessible, test, type Home } from "./stories-fixtures";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

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

const article = (page: Page, number: number) => page.getByRole("article", { name: `Page ${number}` });
const words = (page: Page, number: number) => article(page, number).locator("p").first();
const letters = (page: Page) =>
  words(page, 2).evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
const ground = (page: Page) =>
  page.locator("main").evaluate((main) => getComputedStyle(main.parentElement ?? main).backgroundColor);

/** Active seconds of one page arrive at the product. */
const isRead = (page: Page, number: number) =>
  page.waitForResponse((response) => {
    if (!response.url().endsWith("/api/reading-events") || !response.ok()) return false;
    const { events } = response.request().postDataJSON() as { events: { page: number }[] };
    return events.some((event) => event.page === number);
  });

const usedCredits = async ({ member }: Home) => {
  const { json } = await member.call<UsageView>("GET", "/api/payments/usage-stats");
  return json.storiesThisMonth;
};

test("a story is read by keyboard, in the family's letters and light, and goes on where it was left", async ({
  page,
  home,
  picture,
}) => {
  await page.clock.install();
  await page.goto(`/stories/${await home.story({ title: "The Quiet Fox" })}`);

  await test.step("keys turn pages", async () => {
    await place(page, "Cover");
    for (const [key, shown] of [
      ["ArrowRight", /^Page 1 of/],
      ["PageDown", /^Page 2 of/],
      ["ArrowLeft", /^Page 1 of/],
      ["PageUp", "Cover"],
      ["ArrowLeft", "Cover"],
      ["End", "Finished"],
    ] as const) {
      await page.keyboard.press(key);
      await place(page, shown);
    }
    await expect(page.getByRole("heading", { name: "The End" })).toBeVisible();
    await expectAccessible(page);
    await picture("reader-end");
    await page.keyboard.press("Home");
    await place(page, "Cover");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await place(page, /^Page 2 of/);
    await expect(article(page, 2).getByRole("img")).toHaveAccessibleName(/\w+ \w+/);
    await expectAccessible(page);
    await picture("reader-page");
  });

  await test.step("text size and letters are chosen by keyboard, and turn no page", async () => {
    const before = await letters(page);
    const text = page.getByRole("button", { name: "Text" });
    await text.press("Enter");
    await expect(page.getByRole("radio", { name: "normal", exact: true })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "largest" })).toBeChecked();
    expect(await letters(page)).toBeGreaterThan(before);
    await page.getByRole("radio", { name: "Book" }).press("ArrowRight");
    await expect(words(page, 2)).toHaveCSS("font-family", /atkinson/);
    await picture("reader-text");
    await place(page, /^Page 2 of/);
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowRight");
    await place(page, /^Page 3 of/);
    await expect(page.getByRole("radio")).toHaveCount(0);
    await expect(text).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await place(page, /^Page 2 of/);
  });

  await test.step("bedtime dims the room", async () => {
    const day = await ground(page);
    const bedtime = page.getByRole("button", { name: "Bedtime" });
    await bedtime.press("Enter");
    await expect(bedtime).toHaveAttribute("aria-pressed", "true");
    expect(await ground(page)).not.toBe(day);
    await expectAccessible(page);
    await picture("reader-bedtime");
  });

  await test.step("it goes on where it was left, with the same letters and light", async () => {
    await page.keyboard.press("ArrowRight");
    await place(page, /^Page 3 of/);
    await page.clock.fastForward(5_000);
    const read = isRead(page, 3);
    await page.getByRole("link", { name: "Close the book" }).press("Enter");
    await read;
    await page.getByRole("link", { name: "Read The Quiet Fox" }).press("Enter");
    await place(page, /^Page 3 of/);
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("button", { name: "Bedtime" })).toHaveAttribute("aria-pressed", "true");
    await expect(words(page, 2)).toHaveCSS("font-family", /atkinson/);
  });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("pages turn by finger; a grown-up reports one, and has the story told at another level", async ({
    page,
    home,
    picture,
  }) => {
    const id = await home.newStory();
    const { json: book } = await home.member.call<BookDetailView>("GET", `/api/books/${id}`);
    await page.goto(`/stories/${id}`);

    await test.step("a finger turns pages", async () => {
      await place(page, "Cover");
      await swipe(page, 320, 60);
      await place(page, /^Page 1 of/);
      await swipe(page, 320, 60);
      await place(page, /^Page 2 of/);
      await swipe(page, 60, 320);
      await place(page, /^Page 1 of/);
    });

    await test.step("a page is reported, with thanks, and turns meanwhile by no finger and no key", async () => {
      const level = await openLevelCheck(page);
      await level.getByRole("button", { name: "Report page 1" }).click();
      const dialog = page.getByRole("dialog", { name: "Report this page" });
      await dialog.getByRole("button", { name: "Send report" }).click();
      await expect(dialog.getByText("Please choose what is wrong.")).toBeVisible();
      await expectAccessible(page);
      await picture("report-page");
      await dialog.getByRole("radio", { name: "The picture doesn't fit" }).check();
      await dialog.getByLabel("Note").fill("It rains, and the picture has sun.");
      await page.keyboard.press("ArrowRight");
      await swipe(page, 320, 60);
      await dialog.getByRole("button", { name: "Send report" }).click();
      await expect(dialog.getByText("Thank you. We read every report.")).toBeVisible();
      await picture("report-thanks");
      await dialog.getByRole("button", { name: "Back to the story" }).click();
      await expect(dialog).toHaveCount(0);
      await place(page, /^Page 1 of/);
    });

    await test.step("harder and easier ask once: other words, the same pictures, no credit", async () => {
      const emerging = (await words(page, 1).textContent()) ?? "";
      const drawn = await article(page, 1).getByRole("img").getAttribute("src");
      const credits = await usedCredits(home);
      const open = page.getByRole("button", { name: "Grown-ups" });
      const dialog = await openLevelCheck(page);
      const sure = dialog.getByRole("button", { name: "Tell it again" });
      const harder = dialog.getByRole("button", { name: "Harder: Intermediate" });
      await expect(harder).toBeInViewport({ ratio: 1 });
      for (const word of book.newWords) await expect(dialog.getByText(word, { exact: true })).toBeAttached();
      await expectAccessible(page);
      await picture("level-check");
      await harder.click();
      await sure.click();
      const easier = dialog.getByRole("button", { name: "Easier: Emerging" });
      await expect(easier).toBeEnabled();
      await page.keyboard.press("Escape");
      await expect(open).toBeFocused();
      await expect(words(page, 1)).not.toHaveText(emerging);
      await expect(article(page, 1).getByRole("img")).toHaveAttribute("src", drawn ?? "");

      await openLevelCheck(page);
      await easier.click();
      await sure.click();
      await expect(harder).toBeEnabled();
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(words(page, 1)).toHaveText(emerging);
      expect(await usedCredits(home)).toBe(credits);
    });

    await test.step("on a tablet each dot is as large as a finger", async () => {
      await page.setViewportSize({ width: 1024, height: 768 });
      const dot = await page.getByRole("button", { name: "Page 2", exact: true }).boundingBox();
      expect([dot?.width, dot?.height]).toEqual([44, 44]);
      await picture("reader-dots");
    });

    await test.step("a draft that goes away while it is read says so, and shows none of its words", async () => {
      await withClient(system.database, (client) =>
        client.query("UPDATE books SET status = 'draft' WHERE id = $1", [id]),
      );
      await page.reload();
      await place(page, /^Page 1 of|^Cover/);
      await withClient(system.database, (client) =>
        client.query("UPDATE books SET deleted_at = now() WHERE id = $1", [id]),
      );
      await expect(page.getByRole("heading", { name: "This story could not be finished" })).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(0);
      await picture("reader-lost");
      await page.getByRole("link", { name: "Go to the library" }).click();
      await expect(page.getByRole("heading", { name: "No stories yet" })).toBeVisible();
    });
  });
});
