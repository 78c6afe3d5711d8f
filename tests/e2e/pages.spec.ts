import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { comeToRest, listen, openRequests, tellOfPolicy } from "./page-console";
import { OPEN_PAGES } from "./open-pages";

/** An address for each guarded route whose pattern is none. */
const SAMPLES: Record<string, string> = {
  "/stories/[id]": "/stories/01890000-0000-7000-8000-000000000000",
};
/** Leads to another origin at once. */
const ELSEWHERE = new Set(["/settings/subscription/portal"]);
const UNKNOWN = ["/xyz", "/settings/xyz", "/stories/a/b", "/signin/abc", "/dashboard/x"];
const REFUSED = ["/%ff", `/${"a".repeat(9_000)}`, "/missing.png", "/_next/static/none.js"];

// Icons and the like are no pages.
const isPage = (route: string) => !route.includes(".") && route !== "/opengraph-image";
const routes = (JSON.parse(readFileSync(".next/ahead/page-routes.json", "utf8")) as string[]).filter(
  (route) => isPage(route) && !ELSEWHERE.has(route),
);
/** Screens of a page that has several. */
const TABS = ["/settings/profile?tab=security", "/settings/profile?tab=preferences", "/dashboard?tab=create"];
/** Pages that not everybody may open. What everybody may is listened to in public-pages.spec.ts, where each is looked at. */
const guarded = routes.filter((route) => !(route in OPEN_PAGES)).map((route) => SAMPLES[route] ?? route);
/** Of each kind of page for everybody, one that a parent meets otherwise than a visitor: greeted, led on, known. */
const MET_BY_PARENTS = ["/", "/blog", "/faq", "/signin", "/read", "/payment-success", "/oauth2/callback"];

async function openAll(page: Page, paths: string[]): Promise<string[]> {
  const said = listen(page);
  await tellOfPolicy(page);
  const open = openRequests(page);
  for (const path of paths) {
    open.clear();
    await page.goto(path, { waitUntil: "load" });
    // A page that leads on by itself does so now.
    await comeToRest(page, open);
    await expect(page.locator("body"), path).toHaveText(/\w/);
  }
  return said;
}

// 16.1
test.describe("no page says anything in the console", () => {
  test("to a visitor who may not open it", async ({ page }) => {
    expect(await openAll(page, [...guarded, ...UNKNOWN, ...REFUSED])).toEqual([]);
  });

  test("to a parent", async ({ page, family, signIn }) => {
    await signIn(family.parent);
    expect(await openAll(page, [...guarded, ...MET_BY_PARENTS, ...TABS, ...UNKNOWN])).toEqual([]);
  });
});

/** Holds the page's first paint back; what it has of scripts runs, as where a browser is slow to show what is there. */
async function unseen(page: Page, path: string): Promise<() => void> {
  let show = () => {};
  const shown = new Promise<void>((resolve) => (show = resolve));
  await page.route("**/until-shown.js", async (route) => {
    await shown;
    await route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => {
      const answer = await route.fetch();
      const held = '<head><script async blocking="render" src="/until-shown.js"></script>';
      await route.fulfill({ response: answer, body: (await answer.text()).replace("<head>", held) });
    },
  );
  await page.goto(path, { waitUntil: "commit" });
  return show;
}

test.describe("16.1: before it is first shown", () => {
  test.use({ bypassCSP: true });

  for (const [path, field] of [
    ["/signin?from=%2Fsettings", "email"],
    ["/register?from=%2Fsettings", "firstName"],
  ] as const)
    test(`${path} leaves it to the browser where the cursor goes`, async ({ page }) => {
      const said = listen(page);
      const show = await unseen(page, path);
      const cursor = page.locator(`[name=${field}]`);
      // The dialog's script has run: whatever else there is can't be reached.
      await expect(page.locator("[data-radix-focus-guard]").first()).toBeAttached();
      await expect(cursor).not.toBeFocused();
      show();
      await expect(cursor).toBeFocused();
      expect(said).toEqual([]);
    });
});

test("16.1: an unknown address leads home, a missing post and a missing story say so", async ({
  page,
  family,
  signIn,
  picture,
}) => {
  for (const path of UNKNOWN) {
    await page.goto(path);
    expect(new URL(page.url()).pathname, path).toBe("/");
  }
  expect((await page.goto("/blog/no-such-post"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "This post isn't here" })).toBeVisible();
  await picture("missing-post");
  await page.getByRole("link", { name: "All posts" }).click();
  await expect(page).toHaveURL(/\/blog$/);

  await signIn(family.parent);
  expect((await page.goto(SAMPLES["/stories/[id]"] ?? ""))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "This story isn't here" })).toBeVisible();
});

test("16.37: there is an icon where browsers look for one", async ({ request }) => {
  const answer = await request.get("/favicon.ico");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/x-icon"]);
  expect((await answer.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});

test.describe("16.36: without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the prices and the answers are in the page", async ({ page, picture }) => {
    await page.goto("/#pricing");
    const pricing = page.locator("#pricing");
    for (const text of ["Basic", "$9.99/month", "Standard", "$29.99/month", "Family", "$49.99/month"])
      await expect(pricing.getByText(text, { exact: true })).toBeVisible();
    await expect(pricing.getByText("Loading subscription plans...")).toBeHidden();
    await picture("pricing-without-scripts");
    await page.goto("/faq");
    const questions = page.locator("details");
    expect(await questions.count()).toBeGreaterThan(5);
    for (const question of await questions.all()) {
      await question.locator("summary").click();
      await expect(question.locator("summary ~ *")).toHaveText(/\S/);
      await expect(question.locator("summary ~ *")).toBeVisible();
    }
    await page.goto("/blog");
    const posts = new Set(await page.locator("main a[href^='/blog/']").evaluateAll((all) => all.map(String)));
    expect(posts.size).toBe(24);
  });
});

test("16.37: each tab of the dashboard has one title, and no heading skips a level", async ({
  page,
  family,
  signIn,
}) => {
  await signIn(family.parent);
  for (const tab of ["overview", "children", "library", "create"]) {
    await page.goto(`/dashboard?tab=${tab}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("main")).not.toHaveAttribute("aria-busy", "true");
    const levels = await page
      .getByRole("heading")
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect([tab, levels, skips]).toEqual([tab, levels, []]);
  }
});
