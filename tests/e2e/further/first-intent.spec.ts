import type { Page } from "@playwright/test";
import { findChromium } from "@/scripts/test/find-chromium";
import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";
import { launchOptions } from "@/tests/support/launch-options";
import { CHUNKS, expectWholeWithoutScripts, holdScripts } from "@/tests/e2e/hold-scripts";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // As a reader's own; in the build without a window some pages never came to their `load` while their scripts were held.
  launchOptions: launchOptions(findChromium()),
});

for (const path of ["/", "/blog", "/help", "/faq", "/privacy", "/careers", "/status", "/subprocessors"]) {
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

test.describe("the ways in, opened by their address,", () => {
  for (const path of ["/register", "/signup"]) {
    test(`${path} is whole without a script, and stays as it is when they come`, async ({ page }) => {
      await expectWholeWithoutScripts(page, { path, title: "Create your account", first: "First name" });
    });
  }

  test("keep what stands in their fields that nobody typed", async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto("/register");
    // As a browser that knows its owner fills it in, without a word to the page.
    const email = page.getByLabel("Email");
    await email.evaluate((field: HTMLInputElement) => (field.value = "ada@example.test"));
    await page.getByRole("button", { name: "Create Account" }).tap();
    scripts.letGo();
    await expect(page.getByText("First name required")).toBeVisible();
    await expect(page.getByText("Email required")).toBeHidden();
    await expect(email).toHaveValue("ada@example.test");
  });

  for (const [how, close] of [
    ["the cross", (page: Page) => page.getByRole("button", { name: "Close" }).tap()],
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
    ["a press beside it", (page: Page) => page.mouse.click(30, 400)],
  ] as const) {
    test(`close by ${how}, also as the first thing`, async ({ page }) => {
      // Wide enough for something beside it.
      await page.setViewportSize({ width: 1000, height: 800 });
      const scripts = await holdScripts(page);
      await page.goto("/signin");
      await close(page);
      scripts.letGo();
      await expect(page).toHaveURL((url) => url.pathname === "/");
      await expect(page.getByRole("dialog")).toBeHidden();
    });
  }

  test("lead to each other, to a new password and to a provider without scripts", async ({ page }) => {
    await page.route(CHUNKS, (route) => route.abort());
    await page.goto("/signin");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("link", { name: "Continue with Google" })).toHaveAttribute(
      "href",
      "/api/auth/oauth2/authorize/google",
    );
    await dialog.getByRole("link", { name: "Forgot your password?" }).tap();
    await expect(page).toHaveURL(/\/forgot-password$/);
    await page.goto("/signin");
    await dialog.getByRole("link", { name: "Sign up here" }).tap();
    await expect(page).toHaveURL(/\/register$/);
    await dialog.getByRole("link", { name: "Sign in" }).tap();
    await expect(page).toHaveURL(/\/signin$/);
  });
});

for (const [what, files] of [
  ["scripts", CHUNKS],
  ["the data that its scripts begin with", "**/_next/static/pages/*.js"],
] as const) {
  test(`a page without ${what} stays as it is, and its links lead on`, async ({ page }) => {
    const faults: Error[] = [];
    page.on("pageerror", (error) => faults.push(error));
    await page.route(files, (route) => route.abort());
    await page.goto("/");
    const failed = page.waitForEvent("requestfailed");
    await page.mouse.wheel(0, 400);
    await failed;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).first().tap();
    await expect(page).toHaveURL(/\/privacy$/);
    expect(faults).toEqual([]);
  });
}

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
  await page.locator("summary").first().tap();
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
