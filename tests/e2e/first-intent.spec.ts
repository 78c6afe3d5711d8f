import type { Page } from "@playwright/test";
import { findChromium } from "@/scripts/test/find-chromium";
import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";
import { launchOptions } from "@/tests/support/launch-options";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // As a reader's own; in the build without a window some pages never came to their `load` while their scripts were held.
  launchOptions: launchOptions(findChromium()),
});

const CHUNKS = "**/_next/static/**/*.js";

/** Counts the scripts that the page asks for; they come when they are let go. */
async function holdScripts(page: Page) {
  const held: (() => void)[] = [];
  let isOpen = false;
  let asked = 0;
  await page.route(CHUNKS, async (route) => {
    asked += 1;
    if (!isOpen) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  return {
    asked: () => asked,
    letGo: () => {
      isOpen = true;
      for (const go of held) go();
    },
  };
}

for (const path of ["/", "/blog", "/help", "/faq", "/privacy", "/careers"]) {
  test(`${path} asks for no script before somebody does something`, async ({ page }) => {
    const scripts = await holdScripts(page);
    const faults: string[] = [];
    page.on("console", (message) => faults.push(message.text()));
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(path, { waitUntil: "load" });
    expect(scripts.asked()).toBe(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    scripts.letGo();
    await page.mouse.wheel(0, 400);
    await expect.poll(scripts.asked).toBeGreaterThan(3);
    await expect
      .poll(() =>
        page.getByRole("banner").evaluate((at) => Object.keys(at).some((key) => /^__react/.test(key))),
      )
      .toBe(true);
    expect(faults).toEqual([]);
  });
}

test("the first tap is done when its script is there, once", async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto("/");
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.tap();
  await menu.tap();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  scripts.letGo();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await menu.tap();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
});

test("what is typed and sent before the scripts are there arrives", async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.test");
  await page.getByRole("button", { name: /send/i }).tap();
  scripts.letGo();
  await expect(page.getByLabel("Subject")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveValue("Ada");
  await expect(page.getByLabel("Email")).toHaveValue("ada@example.test");
});

test("the way in lies over the page, also as the first tap", async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto("/");
  await page.locator("h1").evaluate((element) => (element.dataset["mark"] = "the same"));
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).tap();
  scripts.letGo();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("h1")).toHaveAttribute("data-mark", "the same");
});

test("a link leads on without scripts", async ({ page }) => {
  await page.route(CHUNKS, (route) => route.abort());
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).first().tap();
  await expect(page).toHaveURL(/\/privacy$/);
});

test("a chosen theme is there before any script", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    localStorage.setItem("theme", "dark");
  });
  const scripts = await holdScripts(page);
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(scripts.asked()).toBe(0);
});

test("a parent who is signed in is greeted without doing anything", async ({ page, family, signIn }) => {
  await signIn(family.parent);
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Get Started" })).toHaveAttribute(
    "href",
    "/subscription",
  );
});

test("what a page was like is told once, when its reader turns away", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
    Crypto.prototype.getRandomValues = <Zeros>(array: Zeros) => array;
    // Marks on <html> what the page's own measuring has been told, so that nobody turns away before.
    const measured = new Set<string>();
    window.PerformanceObserver = class extends PerformanceObserver {
      constructor(told: PerformanceObserverCallback) {
        super((list, observer) => {
          told(list, observer);
          for (const { entryType } of list.getEntries()) measured.add(entryType);
          document.documentElement.dataset["measured"] = [...measured].join(" ");
        });
      }
    };
  });
  const told: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/vitals")) told.push(request.postData() ?? "");
  });
  await page.goto("/faq");
  // What is painted after the first scroll isn't measured any more.
  await page.evaluate(
    () =>
      new Promise<void>((seen) => {
        const Unmarked = Object.getPrototypeOf(PerformanceObserver) as typeof PerformanceObserver;
        new Unmarked(() => {
          seen();
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await page.mouse.wheel(0, 300);
  await expect(page.locator("html")).toHaveAttribute(
    "data-measured",
    /(?=.*\bpaint)(?=.*largest-contentful-paint)/,
  );
  // What was set off together with those, such as the time to the first byte.
  await page.evaluate(() => new Promise((after) => setTimeout(after, 0)));
  await page.getByRole("button").first().tap();
  await expect(async () => {
    // As if another tab came to the front.
    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    });
    expect(told).toHaveLength(1);
  }).toPass();
  const { page: kind, vitals } = JSON.parse(told[0] ?? "{}") as { page: string; vitals: { name: string }[] };
  expect(kind).toBe("site");
  expect(vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(["FCP", "LCP", "TTFB"]));
});
