import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "@/tests/e2e/stories-fixtures";
import { readButton, lit, place, heardStory, openSettings } from "@/tests/e2e/listening-fixtures";

type Listened = { listenedSeconds: number };

/** Seconds that were read aloud arrive at the product. */
async function listened(page: Page): Promise<Listened> {
  const request = await page.waitForRequest((sent) => {
    if (!sent.url().endsWith("/api/reading-events")) return false;
    return (sent.postDataJSON() as { events: Listened[] }).events.some((event) => event.listenedSeconds > 0);
  });
  const { events } = request.postDataJSON() as { events: Listened[] };
  return events.find((event) => event.listenedSeconds > 0) ?? { listenedSeconds: 0 };
}

type Sample = { url: string; ms: number; range: number };

/** What is lit and where the sound is, looked at within one frame each, until the page is turned. */
const sampleFrames = (page: Page, most: number): Promise<Sample[]> =>
  page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const audio = document.querySelector("audio");
        if (!audio) throw new Error("no sound");
        const from = audio.src;
        const samples: Sample[] = [];
        const look = () => {
          if (audio.src !== from || samples.length >= wanted) {
            resolve(samples);
            return;
          }
          const ms = audio.currentTime * 1000;
          // Where the page asked for this frame after us, it lights its word after us, too.
          setTimeout(() => {
            const word = document.querySelector<HTMLElement>("main [data-lit]");
            if (word && audio.src === from && !audio.paused && ms >= (samples.at(-1)?.ms ?? -25) + 25)
              samples.push({ url: new URL(from).pathname, ms, range: Number(word.dataset["range"]) });
            requestAnimationFrame(look);
          }, 0);
        };
        requestAnimationFrame(look);
      }),
    most,
  );

test("the word that is lit is the one that is heard, on page after page", async ({ page, home, picture }) => {
  const { id, narration } = await heardStory(home);
  await page.goto(`/stories/${id}`);
  await page.keyboard.press("ArrowRight");
  await expectAccessible(page);
  const read = listened(page);
  await readButton(page).click();
  await expect(lit(page)).toHaveCount(1);
  await expect(readButton(page)).toHaveAttribute("aria-pressed", "true");
  await picture("reader-listening");

  const samples: Sample[] = [];
  while (samples.length < 200) samples.push(...(await sampleFrames(page, 200 - samples.length)));
  const late = samples.map(({ url, ms, range }) => {
    const words = narration.pages.find(({ audioUrl }) => audioUrl === url)?.words ?? [];
    const heard = words.findLastIndex(([, , start]) => start <= ms);
    expect(Math.abs(heard - range), `at ${ms} ms`).toBeLessThanOrEqual(1);
    const [begins, ends] = [words[range]?.[2] ?? Infinity, words[range + 1]?.[2] ?? Infinity];
    return Math.max(0, begins - ms, ms - ends);
  });
  expect(late.sort((a, b) => a - b)[100]).toBeLessThan(40);

  await test.step("pages turn by themselves", async () => {
    await expect(place(page)).toHaveText(/^Page [2-9]/);
  });

  await test.step("K stops, and what was heard is told apart from what was read", async () => {
    await page.keyboard.press("k");
    await expect(readButton(page)).toHaveAttribute("aria-pressed", "false");
    await page.getByRole("link", { name: "Close the book" }).click();
    await expect(page.getByRole("tab", { name: "Library" })).toBeVisible();
    await expect(page.locator("audio")).toHaveCount(0);
    const { listenedSeconds } = await read;
    expect(listenedSeconds).toBeGreaterThan(0);
  });
});

test("together it waits after each sentence, for a key or a tap", async ({ page, home, picture }) => {
  const { id } = await heardStory(home);
  await page.goto(`/stories/${id}`);
  await page.keyboard.press("ArrowRight");
  const settings = await openSettings(page);
  await expectAccessible(page);
  await picture("reader-listening-choices");
  await settings.getByRole("radio", { name: "Together" }).check();
  await settings.getByRole("slider", { name: "Speed" }).press("ArrowRight");
  await page.keyboard.press("Escape");
  await readButton(page).click();
  const waits = page.getByText("Your turn. Tap, or press space, for the next sentence.");
  const at = () =>
    page
      .locator("audio")
      .first()
      .evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await expect(waits).toBeVisible();
  const first = await at();
  expect(
    await page
      .locator("audio")
      .first()
      .evaluate((audio: HTMLAudioElement) => audio.paused),
  ).toBe(true);
  expect(
    await page
      .locator("audio")
      .first()
      .evaluate((audio: HTMLAudioElement) => audio.playbackRate),
  ).toBe(1.1);
  await page.getByRole("button", { name: "Go on reading" }).click();
  await expect(waits).toBeHidden();
  await expect(waits).toBeVisible();
  const second = await at();
  expect(second).toBeGreaterThan(first);
  await expect(place(page)).toHaveText(/^Page 1/);
  await page.keyboard.press("ArrowRight");
  await expect.poll(at).not.toBe(second);

  await test.step("it is remembered", async () => {
    await page.reload();
    await expect((await openSettings(page)).getByRole("radio", { name: "Together" })).toBeChecked();
  });
});
