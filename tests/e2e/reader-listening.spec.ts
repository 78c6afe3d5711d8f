import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./stories-fixtures";
import { readButton, lit, place, heardStory, openSettings } from "@/tests/e2e/listening-fixtures";

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
