import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/fixtures";
import { listen } from "@/tests/e2e/page-console";
import { UNKNOWN, guarded, openAll } from "@/tests/e2e/guarded-pages";

const REFUSED = ["/%ff", `/${"a".repeat(9_000)}`, "/missing.png", "/_next/static/none.js"];

// 16.1
test.describe("no page says anything in the console", () => {
  test("to a visitor who may not open it", async ({ page }) => {
    expect(await openAll(page, [...guarded, ...UNKNOWN, ...REFUSED])).toEqual([]);
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
