import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { findChromium } from "@/scripts/test/find-chromium";
import { addChild } from "@/tests/support/http-client";
import { launchOptions } from "@/tests/support/launch-options";
import { STEP_PATIENCE_MS } from "@/tests/support/patience";
import { switchableProxy, type SwitchableProxy } from "@/tests/support/switchable-proxy";
import type { TestAddresses } from "@/tests/support/test-system";
import { enter, expect, test, type Member } from "@/tests/e2e/billing-fixtures";
import { copyStory, ownerOf } from "@/tests/e2e/told-story";

type Away = { context: BrowserContext; line: SwitchableProxy; close: () => Promise<void> };

/** A browser whose way to the product, under the product's own address, is a wire that we hold. */
async function browserOnAWire(app: string): Promise<Away> {
  const line = await switchableProxy(app);
  const options = launchOptions(findChromium());
  const rule = `--host-resolver-rules=MAP ${new URL(app).host} ${new URL(line.url).host}`;
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), rule] });
  const context = await browser.newContext({ baseURL: app, viewport: { width: 390, height: 844 } });
  const close = async () => {
    await browser.close();
    await line.stop();
  };
  return { context, line, close };
}

/**
 * After a page was opened the browser itself looks for a newer service worker, when it has time and also where its pages
 * are offline.
 */
const isAsked = (line: string): boolean => !["a connection", "GET /sw.js HTTP/1.1"].includes(line);

/** As an app on the Home Screen opens its pages. */
const installed = (context: BrowserContext) =>
  context.addInitScript(() => {
    const match = window.matchMedia.bind(window);
    window.matchMedia = (query) => match(query === "(display-mode: standalone)" ? "all" : query);
  });

async function aStory(product: TestAddresses, member: Member): Promise<string> {
  await member.buy("Basic");
  const { id: childId } = await addChild(member, { name: "Ada" });
  return copyStory(product, { parentId: await ownerOf(product, childId), childId });
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const place = (page: Page, text: RegExp | string) =>
  expect(page.getByRole("navigation", { name: "Pages" }).getByRole("status")).toHaveText(text);

/** Page 1 is seen, and read aloud with its words lit. */
async function readsPageOne(page: Page): Promise<void> {
  await place(page, "Cover");
  await page.keyboard.press("ArrowRight");
  await place(page, /^Page 1 of/);
  const picture = page.getByRole("article").getByRole("img").first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Read to me" }).click();
  await expect(page.locator("main [data-lit]")).toHaveCount(1);
  await page.keyboard.press("k");
  await expect(page.getByRole("button", { name: "Read to me" })).toHaveAttribute("aria-pressed", "false");
}

test("15.4: away from the network, with a line that hangs and with none, a story is read and heard without asking anybody", async ({
  product,
  member,
}) => {
  const id = await aStory(product, member);
  const { context, line, close } = await browserOnAWire(product.app);
  await installed(context);
  const page = await context.newPage();
  await enter(page, member.parent);

  await test.step("an installed app opens without a connection before anything is kept", async () => {
    await page.goto("/dashboard");
    await expect.poll(() => cacheNames(page)).toContainEqual(expect.stringMatching(/^shell:/));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    await context.setOffline(true);
    await page.goto("/dashboard");
    await expect(page.getByText("You are offline.")).toBeVisible();
    await expect(page.getByText("No story is kept on this device yet.")).toBeVisible();
    await context.setOffline(false);
  });

  await test.step("a story is kept with its sound", async () => {
    await page.goto("/read");
    await page.getByRole("button", { name: "The next five" }).click();
    await expect(page.getByText(/\d MB with sound/)).toBeVisible({ timeout: STEP_PATIENCE_MS });
    await page.close();
  });

  await test.step("in a tunnel, where the browser believes itself online", async () => {
    line.hush();
    const inTunnel = await context.newPage();
    await inTunnel.goto(`/stories/${id}`);
    expect(await inTunnel.evaluate(() => navigator.onLine)).toBe(true);
    await readsPageOne(inTunnel);
    await inTunnel.close();
    line.mend();
  });

  await test.step("with the network off nobody is asked for anything", async () => {
    await context.setOffline(true);
    const before = line.asked().length;
    const cold = await context.newPage();
    await cold.goto(`/stories/${id}`);
    await readsPageOne(cold);
    expect(line.asked().slice(before).filter(isAsked)).toEqual([]);
  });
  await close();
});

test("15.4: a session that runs out under an open story takes it away within a minute", async ({
  product,
  member,
}) => {
  const id = await aStory(product, member);
  const { context, close } = await browserOnAWire(product.app);
  const page = await context.newPage();
  await enter(page, member.parent);
  await page.goto("/read");
  await page.getByRole("switch", { name: "With sound" }).uncheck();
  await page.getByRole("button", { name: "The next five" }).click();
  await expect(page.getByText("1 story kept.")).toBeVisible();
  await context.setOffline(true);
  await page.clock.install();
  await page.goto(`/stories/${id}`);
  await place(page, "Cover");
  await page.evaluate(
    (claims) => {
      localStorage.setItem("token", `x.${btoa(claims)}.x`);
    },
    JSON.stringify({ sid: "s", exp: 1 }),
  );
  await page.clock.runFor(60_000);
  await expect(page.getByText("Nobody is signed in here.")).toBeVisible();
  await expect.poll(() => cacheNames(page)).not.toContainEqual(expect.stringMatching(/^kept:/));
  await close();
});
