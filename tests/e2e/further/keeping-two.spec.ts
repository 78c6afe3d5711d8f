import type { Page } from "@playwright/test";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { linkInMail, registeredParent } from "@/tests/support/http-client";
import { until } from "@/tests/support/until";
import { expect, test } from "@/tests/e2e/stories-fixtures";
import { ownerOf } from "@/tests/e2e/told-story";

const TITLE = "The Quiet Fox";

const place = (page: Page, text: string | RegExp) =>
  expect(page.getByRole("navigation", { name: "Pages" }).getByRole("status")).toHaveText(text);

/** All that this tab's storages and the browser's hold for our origin, as one text. */
const everythingHeld = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const found = await cache.matchAll();
        return Promise.all(found.map(async (one) => `${one.url} ${await one.text()}`));
      }),
    );
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify({
      names,
      files,
      databases,
      local: Object.entries(localStorage),
      tab: Object.entries(sessionStorage),
    });
  });

const waitingKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("reading:")));

test("23.5: two accounts on one device: what one kept, wrote and read is not the other's, in no tab and without a line", async ({
  page,
  context,
  home,
  product,
}) => {
  const fox = await home.story({ title: TITLE });
  const owner = await ownerOf(product, fox);
  // Somebody who may read the same story, so that only whose it is can tell the two apart.
  const other = await registeredParent(product);
  await home.member.call("POST", "/api/family/invitations", { email: other.parent.email });
  const link = new URL(await linkInMail(product.mail, other.parent.email, "/join-family"));
  const token = link.searchParams.get("token") ?? link.hash.replace(/^#(?:token=)?/, "");
  expect((await other.call("POST", "/api/family/invitation", { token })).status).toBe(200);

  // Open since before anybody signed in, and not told about it.
  const tab = await context.newPage();
  await tab.route("**/api/auth/current", (route) => route.abort());
  await tab.goto("/signin");

  await page.goto("/dashboard?tab=create");
  await page.getByLabel("Title").fill("A draft about Ada");
  await page.goto("/read");
  await page.getByRole("switch", { name: "With sound" }).uncheck();
  await page.getByRole("button", { name: "The next five" }).click();
  await expect(page.getByText("1 story kept.")).toBeVisible();

  await test.step("one reads, and the line is bad: what was read waits, on the device and in the open page", async () => {
    await context.route("**/api/reading-events", (route) => route.abort());
    await page.clock.install();
    await page.goto(`/read?book=${fox}`);
    await place(page, "Cover");
    await page.keyboard.press("ArrowRight");
    await place(page, /^Page 1 of/);
    await page.clock.runFor(8_000);
    await page.keyboard.press("ArrowRight");
    await place(page, /^Page 2 of/);
    await expect.poll(() => waitingKeys(page)).toHaveLength(1);
    await page.clock.runFor(5_000);
    expect(await everythingHeld(page)).toContain(owner);
    await context.unroute("**/api/reading-events");
  });

  const told: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/api/reading-events")) told.push(request.postData() ?? "");
  });
  await test.step("the other signs in in the other tab", async () => {
    await tab.getByLabel("Email").fill(other.parent.email);
    await tab.getByLabel("Password", { exact: true }).fill(other.parent.password);
    await tab.getByRole("button", { name: "Sign In", exact: true }).click();
    await tab.waitForURL(/\/(?:dashboard|subscription)/);
    await expect(page.getByText("No story is kept on this device yet.")).toBeVisible();
    await expect(page.locator("body")).not.toContainText(TITLE);
  });

  await test.step("nothing of the first is left in any storage of either tab", async () => {
    for (const one of [page, tab]) {
      await expect.poll(() => everythingHeld(one)).not.toContain(owner);
      expect(await everythingHeld(one)).not.toContain(TITLE);
      expect(await everythingHeld(one)).not.toContain("A draft about");
    }
  });

  await test.step("and nothing is told in the other's name", async () => {
    expect(told).toEqual([]);
    const { json } = await other.call<BookDetailView>("GET", `/api/books/${fox}`);
    expect(json.title).toBe(TITLE);
    expect(json.lastReadAt).toBeNull();
  });

  await test.step("without a connection the other finds only what they keep themselves", async () => {
    await page.goto("/read");
    await page.getByRole("switch", { name: "With sound" }).uncheck();
    await page.getByRole("button", { name: "The next five" }).click();
    await expect(page.getByText("1 story kept.")).toBeVisible();
    await until("only theirs is kept", async () => {
      const kept = await page.evaluate(async () =>
        (await caches.keys()).filter((name) => name.startsWith("kept:")),
      );
      return kept.length === 1 && !kept.includes(`kept:${owner}`);
    });
    await context.setOffline(true);
    await page.goto(`/read?book=${fox}`);
    await place(page, "Cover");
  });
});
