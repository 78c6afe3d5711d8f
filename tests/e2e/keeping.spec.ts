import type { BrowserContext, Page, Request } from "@playwright/test";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { patient } from "@/tests/support/http-client";
import { STEP_PATIENCE_MS } from "@/tests/support/patience";
import { until } from "@/tests/support/until";
import { expect, expectAccessible, test } from "./stories-fixtures";
import { keepFromMenu, held } from "@/tests/e2e/keeping-fixtures";

const place = (page: Page, text: string | RegExp) =>
  expect(page.getByRole("navigation", { name: "Pages" }).getByRole("status")).toHaveText(text);

const pictureIsThere = (page: Page) =>
  expect
    .poll(() =>
      page
        .getByRole("article")
        .getByRole("img")
        .first()
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
    )
    .toBeGreaterThan(0);

/** What a page says on its console. */
function listen(context: BrowserContext): string[] {
  const said: string[] = [];
  context.on("console", (message) =>
    said.push(`${message.type()}: ${message.text()} ${message.location().url}`),
  );
  context.on("weberror", (error) => said.push(error.error().message));
  return said;
}

const inAudio = <T>(page: Page, look: (audio: HTMLAudioElement) => T) =>
  page.locator("audio").first().evaluate(look);

type Sent = { id: string; activeSeconds: number; listenedSeconds: number };
const eventsOf = (request: Request) => (request.postDataJSON() as { events: Sent[] }).events;

test("a kept story is read and heard without a connection, and counts once", async ({
  page,
  context,
  home,
  picture,
}) => {
  const id = await home.story({ title: "The Quiet Fox" });
  await keepFromMenu(page, "The Quiet Fox");
  await expect(page.getByText("Sound is added when it has been read aloud.")).toBeVisible();
  await page.goto("/read");
  await expect(page.getByText(/\d MB with sound/)).toBeVisible({ timeout: STEP_PATIENCE_MS });
  await expect(page.getByText(/^Talewick uses/)).toBeVisible();
  await expectAccessible(page);
  await picture("kept-list");

  const events: Request[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/api/reading-events")) events.push(request);
  });
  await page.close();
  await context.setOffline(true);
  const said = listen(context);
  const fromServer: string[] = [];
  context.on("response", (response) => {
    if (!response.fromServiceWorker()) fromServer.push(response.url());
  });
  const cold = await context.newPage();

  await test.step("a cold start, by the story's own address", async () => {
    await cold.clock.install();
    await cold.goto(`/stories/${id}`);
    await place(cold, "Cover");
    await cold.keyboard.press("ArrowRight");
    await place(cold, /^Page 1 of/);
    await pictureIsThere(cold);
    await cold.clock.runFor(8_000);
    await cold.keyboard.press("ArrowRight");
    await place(cold, /^Page 2 of/);
    await pictureIsThere(cold);
    await cold.getByRole("button", { name: "Text" }).click();
    await cold.getByRole("radio", { name: "Airy" }).check();
    await expect(cold.getByRole("radio", { name: "Airy" })).toBeChecked();
    await cold.keyboard.press("Escape");
  });

  await test.step("it is read aloud with lit words, sought in, at another speed, and turns its pages", async () => {
    await cold.getByRole("button", { name: "Listen", exact: true }).click();
    await cold.getByRole("slider", { name: "Speed" }).press("ArrowRight");
    await cold.keyboard.press("Escape");
    await cold.getByRole("button", { name: "Read to me" }).click();
    await expect(cold.locator("main [data-lit]")).toHaveCount(1);
    await expect.poll(() => inAudio(cold, (audio) => audio.currentTime)).toBeGreaterThan(1.2);
    expect(await inAudio(cold, (audio) => audio.playbackRate)).toBe(1.1);
    const before = await inAudio(cold, (audio) => audio.src);
    await inAudio(cold, (audio) => {
      audio.currentTime = audio.duration - 0.6;
    });
    await expect.poll(() => inAudio(cold, (audio) => audio.src)).not.toBe(before);
    await place(cold, /^Page 3 of/);
    await expect(cold.locator("main [data-lit]")).toHaveCount(1);
    await cold.keyboard.press("k");
    await expect(cold.getByRole("button", { name: "Read to me" })).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("any other page leads to what is kept", async () => {
    await cold.goto("/settings");
    await expect(cold.getByText("You are offline.")).toBeVisible();
    await expect(cold.getByRole("link", { name: "Read The Quiet Fox" })).toBeVisible();
  });
  expect(said).toEqual([]);
  expect(events).toEqual([]);
  expect(fromServer).toEqual([]);

  await test.step("what was read and what was heard reaches the product once", async () => {
    await context.setOffline(false);
    await until("the reading to be counted", async () => {
      const { json } = await patient(home.member).call<BookDetailView>("GET", `/api/books/${id}`);
      return json.lastReadAt;
    });
    await expect
      .poll(() => cold.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("reading:"))))
      .toEqual([]);
    const sent = [...new Map(events.flatMap(eventsOf).map((event) => [event.id, event])).values()];
    const heard = sent.filter(({ listenedSeconds }) => listenedSeconds > 0);
    expect(heard.length).toBeGreaterThan(0);
    expect(sent.length).toBeGreaterThan(heard.length);
  });

  await test.step("its sound is taken out to save room, and kept again", async () => {
    await cold.goto("/read");
    await cold.getByRole("button", { name: "Remove the sound of The Quiet Fox" }).click();
    await expect(cold.getByText(/\d MB without sound/)).toBeVisible();
    await cold.getByRole("button", { name: "Keep the sound of The Quiet Fox" }).click();
    await expect(cold.getByText(/\d MB with sound/)).toBeVisible();
  });
});

test("nothing of the account is left after its sign-out, with a connection and without", async ({
  page,
  context,
  home,
  signInOnScreen,
}) => {
  await home.story({ title: "The Quiet Fox" });
  for (const offline of [false, true]) {
    await keepFromMenu(page, "The Quiet Fox");
    expect((await held(page)).caches).toContainEqual(expect.stringMatching(/^kept:/));
    await page.goto("/settings");
    await context.setOffline(offline);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect.poll(() => page.url()).not.toContain("/settings");
    await context.setOffline(false);
    await page.goto("/about");
    const left = await held(page);
    expect(left.caches).toEqual([]);
    expect(left.workers).toBe(0);
    expect(left.databases).toBe(0);
    // Only our server can take its cookies out, so a sign-out that did not reach it leaves a mark until it does; the
    // device stays known as one that was signed in from.
    const names = (await context.cookies()).map(({ name }) => name);
    if (!offline) expect(names.filter((name) => !/-(?:device|leaving)$/.test(name))).toEqual([]);
    expect([...left.lasting, ...left.passing].filter((key) => key !== "reader" && key !== "theme")).toEqual(
      [],
    );
    if (!offline) await signInOnScreen(home.member.parent);
  }
});
