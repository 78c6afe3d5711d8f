import { writeFile } from "node:fs/promises";
import type { RecordingsView } from "@/lib/features/narration/contract";
import { speak } from "@/tests/support/flite";
import { addChild } from "@/tests/support/http-client";
import { STEP_PATIENCE_MS } from "@/tests/support/patience";
import { silence, wavOf } from "@/tests/support/wav";
import { enter, expect, expectAccessible, test } from "@/tests/e2e/billing-fixtures";
import { copyStory, ownerOf } from "@/tests/e2e/told-story";
import {
  aStory,
  begin,
  expectStopInReach,
  openPage,
  record,
  withMicrophone,
} from "@/tests/e2e/recording-fixtures";

test("a parent records pages, helps where their words are not found, and is heard with them", async ({
  product,
  member,
}, info) => {
  const id = await aStory(member);
  const { json } = await member.call<RecordingsView>("GET", `/api/books/${id}/recordings`);
  const [, first, second] = json.pages;
  const { pcm } = await speak(first?.text ?? "", "rms");
  const file = info.outputPath("said.wav");
  await writeFile(file, wavOf(Int16Array.from([...silence(1), ...pcm, ...silence(4)])));
  const seconds = Math.ceil(pcm.length / 16_000) + 2;
  const browser = await withMicrophone(file);
  const context = await browser.newContext({ baseURL: product.app, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await enter(page, member.parent);

  await test.step("the way there leads through the story", async () => {
    await page.goto(`/stories/${id}`);
    await page.getByRole("button", { name: "Listen", exact: true }).click();
    await page.getByRole("link", { name: "Record my voice" }).click();
    await expect(page).toHaveTitle(/^Record your voice/);
    await expectAccessible(page);
    await begin(page, "Dad");
  });

  await test.step("a page is recorded, heard, recorded again, trimmed and kept", async () => {
    await openPage(page, "Page 1, not recorded").click();
    await expectAccessible(page);
    await record(page, "Record page 1", 2);
    await page.getByRole("button", { name: "Hear it" }).click();
    await expect(page.getByRole("button", { name: "Stop listening" })).toBeVisible();
    await record(page, "Again", seconds);
    const begins = page.getByRole("slider", { name: "Begins at" });
    const value = async () => Number(await begins.getAttribute("aria-valuenow"));
    const before = await value();
    expect(before).toBeGreaterThan(0);
    await begins.press("ArrowLeft");
    await expect.poll(value).toBeLessThan(before);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Keep this page" }).click();
    await expect(page.getByRole("heading", { name: "Page 2" })).toBeVisible();
    await expect(openPage(page, "Page 1, recorded")).toBeVisible();
  });

  await test.step("another page's words are not found in it, and are tapped along", async () => {
    await record(page, "Record page 2", seconds);
    await page.getByRole("button", { name: "Keep this page" }).click();
    await openPage(page, "Page 2, needs your help").click();
    await expect(page.getByText("We could not find this page’s words in your recording")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Tap along" }).click();
    const heard = () => document.querySelector("audio")?.currentTime ?? 0;
    let last = 0;
    // Counted from the tap before: two at once would be no sentence.
    for (const _sentence of second?.sentences ?? []) {
      await page.waitForFunction(
        (wanted) => (document.querySelector("audio")?.currentTime ?? 0) >= wanted,
        last + 0.4,
      );
      await page.getByRole("button", { name: "It begins now" }).click();
      last = await page.evaluate(heard);
    }
    await expect(openPage(page, "Page 2, recorded")).toBeVisible();
  });

  await test.step("where one stopped, it goes on; and the story is heard in that voice", async () => {
    await page.reload();
    await expect(page.getByText("2 of")).toBeVisible();
    await page.getByRole("link", { name: "Back to the story" }).click();
    await page.getByRole("button", { name: "Listen", exact: true }).click();
    await page.getByRole("radio", { name: "Read by Dad" }).check();
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowRight");
    await page.getByRole("button", { name: "Read to me" }).click();
    await expect(page.locator("main [data-lit]")).toHaveCount(1);
    const { json: now } = await member.call<RecordingsView>("GET", `/api/books/${id}/recordings`);
    const kept = now.recordings[0]?.pages.find((one) => one.page === 1);
    expect(await page.locator("audio").first().getAttribute("src")).toBe(kept?.audioUrl);
    await page.keyboard.press("k");
  });

  await test.step("it is heard without a connection, and what was left out by a reading voice", async () => {
    await page.goto("/read");
    await page.getByRole("button", { name: "The next five" }).click();
    await expect(page.getByText(/\d MB with sound/)).toBeVisible({ timeout: STEP_PATIENCE_MS });
    await context.setOffline(true);
    await page.goto(`/stories/${id}`);
    const sound = page.locator("audio").first();
    const { json: now } = await member.call<RecordingsView>("GET", `/api/books/${id}/recordings`);
    const own = now.recordings[0]?.pages.flatMap(({ audioUrl }) => audioUrl ?? []) ?? [];
    await expect(sound).toHaveAttribute("src", /\/api\/files\//);
    expect(own).not.toContain(await sound.getAttribute("src"));
    await page.keyboard.press("ArrowRight");
    await page.getByRole("button", { name: "Read to me" }).click();
    await expect(page.locator("main [data-lit]")).toHaveCount(1);
    expect(own).toContain(await sound.getAttribute("src"));
    await page.keyboard.press("k");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.getByRole("button", { name: "Read to me" }).click();
    await expect(page.locator("main [data-lit]")).toHaveCount(1);
    expect(own).not.toContain(await sound.getAttribute("src"));
  });
  await browser.close();
});

test("on a screen 320 wide the level and Stop stay in reach, and cover no words", async ({
  product,
  member,
}, info) => {
  const said = info.outputPath("said.wav");
  await expectStopInReach({ product, member, viewport: { width: 320, height: 568 }, said });
});

test("a microphone that is refused is told, with what to do", async ({ product, member }) => {
  await member.buy("Standard");
  const { id: childId } = await addChild(member, { name: "Ada" });
  const id = await copyStory(product, { parentId: await ownerOf(product, childId), childId });
  const browser = await withMicrophone(null);
  const context = await browser.newContext({ baseURL: product.app, viewport: { width: 390, height: 844 } });
  // Nothing is allowed but what is named: nothing.
  await context.grantPermissions([]);
  const page = await context.newPage();
  await enter(page, member.parent);
  await page.goto(`/stories/${id}/record`);
  await begin(page, "Grandma");
  await page.getByRole("button", { name: "Record the title" }).click();
  await expect(page.getByText("The microphone is not allowed here")).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Record the title" })).toBeEnabled();
  await browser.close();
});
