import { writeFile } from "node:fs/promises";
import { chromium, type Browser, type Page } from "@playwright/test";
import type { ReadingLevel } from "@/lib/shared/story";
import { findChromium } from "@/scripts/test/find-chromium";
import { speak } from "@/tests/support/flite";
import { addChild, bookBody, finishedStory } from "@/tests/support/http-client";
import type { TestAddresses } from "@/tests/support/test-system";
import { wavOf } from "@/tests/support/wav";
import { enter, expect, expectAccessible, type Member } from "@/tests/e2e/billing-fixtures";

const ARGS = ["--no-sandbox", "--disable-gpu", "--use-fake-device-for-media-stream"];

/** A browser with a microphone of its own; into it somebody says `file`, again and again. */
export const withMicrophone = (file: string | null): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: file
      ? [...ARGS, "--use-fake-ui-for-media-stream", `--use-file-for-fake-audio-capture=${file}`]
      : ARGS,
  });

export async function aStory(member: Member, readingLevel: ReadingLevel = "Beginner"): Promise<string> {
  await member.buy("Standard");
  const child = await addChild(member, { name: "Ada", readingLevel });
  return (await finishedStory(member, bookBody(child.id))).bookId ?? "";
}

export const openPage = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Pages" }).getByRole("button", { name });

/** Records for so many seconds of the clock that is shown. */
export async function record(page: Page, button: string | RegExp, seconds: number): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await page.waitForFunction((wanted) => {
    const clock = [...document.querySelectorAll("p")].find(({ textContent }) =>
      /^\d:\d\d$/.test(textContent),
    );
    const [minutes = 0, rest = 0] = (clock?.textContent ?? "").split(":").map(Number);
    return minutes * 60 + rest >= wanted;
  }, seconds);
  await page.getByRole("button", { name: "Stop", exact: true }).click();
}

export async function begin(page: Page, reader: string): Promise<void> {
  await page.getByLabel("Who reads?").fill(reader);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByText(`${reader} reads.`)).toBeVisible();
}

type Reach = {
  product: TestAddresses;
  member: Member;
  viewport: { width: number; height: number };
  said: string;
};

/** While it records, the level and Stop stay in reach on a small screen, and cover no words. `said`: a file for what is heard. */
export async function expectStopInReach({ product, member, viewport, said: file }: Reach): Promise<void> {
  const id = await aStory(member, "Advanced");
  await writeFile(file, wavOf((await speak("Once upon a time there was an owl.", "rms")).pcm));
  const browser = await withMicrophone(file);
  const context = await browser.newContext({
    baseURL: product.app,
    viewport,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await enter(page, member.parent);
  await page.goto(`/stories/${id}/record`);
  await begin(page, "Dad");
  await openPage(page, "Page 1, not recorded").click();
  const words = page
    .getByRole("region", { name: "Page 1" })
    .getByRole("paragraph")
    .filter({ hasText: /\w{3} \w/ });
  await page.getByRole("button", { name: "Record page 1" }).click();
  const stop = page.getByRole("button", { name: "Stop", exact: true });
  const inReach = async () => {
    await expect(stop).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("meter", { name: "How loud it is" })).toBeInViewport({ ratio: 1 });
  };
  await inReach();
  await expect(page.getByRole("heading", { name: "Page 1" })).toBeInViewport();
  for (const paragraph of [words.first(), words.last()]) {
    await paragraph.evaluate((shown) => {
      shown.scrollIntoView({ block: "end", behavior: "instant" });
    });
    await inReach();
    const [shown, button] = [await paragraph.boundingBox(), await stop.boundingBox()];
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  await expectAccessible(page);
  await stop.click();
  await expect(page.getByRole("button", { name: "Keep this page" })).toBeInViewport({ ratio: 1 });
  await browser.close();
}
