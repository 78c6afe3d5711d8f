import type { Page } from "@playwright/test";
import type { NarrationDetailView, NarrationsView } from "@/lib/features/narration/contract";
import { expect, expectAccessible, test, type Home } from "./stories-fixtures";
import { patient } from "@/tests/support/http-client";
import { VOICE } from "./told-story";

const readButton = (page: Page) => page.getByRole("button", { name: "Read to me" });
const lit = (page: Page) => page.locator("main [data-lit]");
const place = (page: Page) =>
  page.getByRole("navigation", { name: "Pages" }).getByText(/^Cover|^Page|^Finished/);

/** A story that is wholly read aloud already. */
async function heardStory({ member, story }: Home) {
  const id = await story({ isHeard: true });
  const { json } = await patient(member).call<NarrationsView>("GET", `/api/books/${id}/narrations`);
  const narrationId = json.narrations.find(({ voice }) => voice === VOICE)?.id ?? "";
  const detail = await patient(member).call<NarrationDetailView>("GET", `/api/narrations/${narrationId}`);
  return { id, narration: detail.json };
}

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

const openSettings = async (page: Page) => {
  await page.getByRole("button", { name: "Listen", exact: true }).click();
  return page.getByRole("dialog", { name: "Reading aloud" });
};

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

type Steered = Window & { steer: Partial<Record<MediaSessionAction, (() => void) | null>> };
const press = (page: Page, action: MediaSessionAction) =>
  page.evaluate((name) => (window as unknown as Steered).steer[name]?.(), action);

test("the lock screen knows the story, and its keys do what they say, however often they are pressed", async ({
  page,
  home,
}) => {
  const { id } = await heardStory(home);
  await page.addInitScript(() => {
    const steer: Steered["steer"] = {};
    Object.assign(window, { steer });
    navigator.mediaSession.setActionHandler = (action, handler) => {
      steer[action] = handler as (() => void) | null;
    };
  });
  await page.goto(`/stories/${id}`);
  await page.keyboard.press("ArrowRight");
  await readButton(page).click();
  await expect(lit(page)).toHaveCount(1);
  const shown = () =>
    page.evaluate(() => {
      const { metadata, playbackState } = navigator.mediaSession;
      return [metadata?.title, metadata?.artwork.length, playbackState];
    });
  const isOn = (pressed: boolean) =>
    expect(readButton(page)).toHaveAttribute("aria-pressed", String(pressed));
  expect(await shown()).toEqual(["The Quiet Fox", 1, "playing"]);
  for (const [action, pressed] of [
    ["play", true],
    ["pause", false],
    ["pause", false],
    ["play", true],
  ] as const) {
    await press(page, action);
    await isOn(pressed);
  }
  await press(page, "nexttrack");
  await expect(place(page)).toHaveText(/^Page 2/);
  await isOn(true);
  await press(page, "previoustrack");
  await expect(place(page)).toHaveText(/^Page 1/);
  await page.getByRole("link", { name: "Close the book" }).click();
  await expect(page.getByRole("tab", { name: "Library" })).toBeVisible();
  expect(await shown()).toEqual([undefined, undefined, "none"]);
});

test("by oneself, a word that is tapped is heard alone", async ({ page, home }) => {
  const { id, narration } = await heardStory(home);
  await page.goto(`/stories/${id}`);
  await page.keyboard.press("ArrowRight");
  const settings = await openSettings(page);
  await settings.getByRole("radio", { name: "I'll read" }).check();
  await page.keyboard.press("Escape");
  await expect(readButton(page)).toHaveCount(0);
  const [, , starts, ends] = narration.pages.find((one) => one.page === 1)?.words[1] ?? [0, 0, 0, 0];
  const audio = page.locator("audio").first();
  await audio.evaluate((sound: HTMLAudioElement) => {
    sound.addEventListener("pause", () => {
      sound.dataset["stopped"] = String(sound.dataset["at"]);
    });
    const note = () => {
      if (!sound.paused) sound.dataset["at"] = String(sound.currentTime * 1000);
      requestAnimationFrame(note);
    };
    note();
  });
  await page.locator('main [data-range="1"]').first().click();
  await expect(audio).toHaveAttribute("data-stopped", /\d/);
  const stopped = Number(await audio.getAttribute("data-stopped"));
  expect(stopped).toBeGreaterThan(starts);
  // How soon after it a frame comes is the machine's affair; the page goes on for many seconds.
  const last = narration.pages.find((one) => one.page === 1)?.words.at(-1)?.[3] ?? 0;
  expect(last).toBeGreaterThan(2 * ends);
  expect(stopped).toBeLessThan(last);
  await expect(lit(page)).toHaveCount(0);

  await test.step("it is among the words that the child met, and can be removed", async () => {
    const word = (await page.locator('main [data-range="1"]').first().textContent())?.toLowerCase() ?? "";
    const told = page.waitForResponse("**/api/reading-events");
    await page.keyboard.press("ArrowRight");
    await told;
    await page.goto("/reading");
    await page.getByRole("link", { name: "Words from stories" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Words .* has met$/);
    await expect(page.getByRole("heading", { name: word, exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: `Remove “${word}”` }).click();
    await expect(page.getByRole("status").filter({ hasText: "Every word is removed." })).toBeVisible();
    await page.reload();
    await expect(page.getByText("No words yet")).toBeVisible();
  });
});
