import type { Locator, Page } from "@playwright/test";
import { openLevelCheck, passParentGate } from "./reader-fixtures";
import { createButton, expect, test } from "./stories-fixtures";

/** Whoever reads by keyboard or by ear still stands somewhere on the page. */
const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== document.body && document.activeElement !== null);

test("16.33, 16.65: nothing that a child presses changes or reports the story", async ({ page, home }) => {
  const id = await home.newStory();
  await page.goto(`/stories/${id}`);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: /Report/ })).toHaveCount(0);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/api/books/")) calls.push(request.url());
  });

  await page.getByRole("button", { name: "Grown-ups" }).click();
  const gate = page.getByRole("dialog", { name: "For grown-ups" });
  await gate.getByRole("textbox").fill("1");
  await gate.getByRole("button", { name: "Go on" }).click();
  await expect(gate.getByText("That was not it. Here is another one.")).toBeVisible();
  await expect(gate.getByRole("textbox")).toBeFocused();
  await expect(gate.getByRole("textbox")).toHaveValue("");
  await passParentGate(page);

  const level = page.getByRole("dialog", { name: "Level check" });
  await level
    .getByRole("button", { name: /^Easier|^Harder/ })
    .first()
    .click();
  await expect(level.getByText(/^Tell it again at the level/)).toBeVisible();
  await level.getByRole("button", { name: "Leave it as it is" }).click();
  expect(calls).toEqual([]);
  await expect(level.getByRole("button", { name: /^Easier|^Harder/ }).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Grown-ups" }).click();
  await expect(gate).toBeVisible();
});

test("16.62: the focus stays on the page: opened, at the last page, after deleting", async ({
  page,
  home,
}) => {
  await page.goto(`/stories/${await home.story({ title: "The Quiet Fox" })}`);
  await page.getByRole("button", { name: "Open the book" }).press("Enter");
  await expect(page.getByRole("article", { name: "Page 1" })).toBeVisible();
  await expect.poll(() => hasFocus(page)).toBe(true);

  const next = page.getByRole("button", { name: "Next page" });
  await next.focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("heading", { name: "The End" })).toBeVisible();
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute("aria-disabled", "true");

  await page.goto("/dashboard?tab=library");
  await page
    .getByRole("button", { name: /^Delete|^More/ })
    .first()
    .press("Enter");
  const item = page.getByRole("menuitem", { name: /Delete/ });
  if (await item.isVisible()) await item.press("Enter");
  await page
    .getByRole("dialog")
    .or(page.getByRole("alertdialog"))
    .getByRole("button", { name: /Delete/ })
    .press("Enter");
  await expect(page.getByText("The Quiet Fox")).toHaveCount(0);
  await expect.poll(() => hasFocus(page)).toBe(true);
});

test("16.62: a button that waits for its answer keeps the focus", async ({ page }) => {
  await page.goto("/forgot-password");
  const answer = Promise.withResolvers<undefined>();
  await page.route("**/api/auth/forgot-password", async (route) => {
    await answer.promise;
    await route.abort();
  });
  await page.getByLabel("Email").fill("ada@example.com");
  const send = page.locator("button[type=submit]");
  await send.press("Enter");
  await expect(send).toHaveAttribute("aria-busy", "true");
  await expect(send).toBeFocused();
  await expect(send).toBeDisabled();
  answer.resolve(undefined);
});

test("16.62: what has the focus stands clear of the tab bar", async ({ page, home }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  // What scrolls there smoothly is not there yet.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/dashboard?tab=create&child=${home.child.id}`);
  await expect(createButton(page)).toBeVisible();
  await page.getByLabel("Title").focus();
  const bar = (await page.getByRole("tablist").first().boundingBox())?.y ?? 0;
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press("Tab");
    const box = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { bottom, height } = focused.getBoundingClientRect();
      return { bottom, height, isBar: focused.closest("[role=tablist]") !== null };
    });
    if (box.height < 300 && !box.isBar) expect(box.bottom).toBeLessThanOrEqual(bar + 1);
  }
});

const outline = (target: Locator) =>
  target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
  });

test("16.64: with more contrast asked for, what is chosen has a line of its own", async ({ page, home }) => {
  await page.emulateMedia({ contrast: "more" });
  await page.goto(`/dashboard?tab=create&child=${home.child.id}`);
  await expect(createButton(page)).toBeVisible();
  expect(await outline(page.getByRole("tab", { name: "Create Story" }))).toBeGreaterThan(0);
  expect(await outline(page.getByRole("tab", { name: "Library" }))).toBe(0);
  const beside = (name: string) => page.getByRole("radio", { name }).locator("xpath=following-sibling::*[1]");
  await page.getByRole("radio", { name: "Adventure" }).check();
  expect(await outline(beside("Adventure"))).toBeGreaterThan(0);
  expect(await outline(beside("Mystery"))).toBe(0);
});

test("16.64: with forced colours, what is chosen can be told from what is not", async ({ page, home }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`/dashboard?tab=create&child=${home.child.id}`);
  await expect(createButton(page)).toBeVisible();
  expect(await outline(page.getByRole("tab", { name: "Create Story" }))).toBeGreaterThan(0);
  expect(await outline(page.getByRole("tab", { name: "Library" }))).toBe(0);
  const beside = (name: string) => page.getByRole("radio", { name }).locator("xpath=following-sibling::*[1]");
  await page.getByRole("radio", { name: "Adventure" }).check();
  expect(await outline(beside("Ada"))).toBeGreaterThan(0);
  expect(await outline(beside("Adventure"))).toBeGreaterThan(0);
  expect(await outline(beside("Mystery"))).toBe(0);
  const ground = (target: Locator) => target.evaluate((element) => getComputedStyle(element).backgroundColor);
  const gentle = page.getByRole("switch", { name: "Age-appropriate" });
  const on = await ground(gentle);
  await gentle.click();
  await expect.poll(() => ground(gentle)).not.toBe(on);
  await expect(createButton(page)).not.toHaveCSS("border-top-width", "0px");
  await expect(
    page.locator("[data-orientation=horizontal] [style*=left] , [role=slider]").first(),
  ).toBeVisible();

  await page.getByRole("tab", { name: "Children" }).click();
  await page.getByRole("button", { name: /^Edit/ }).first().click();
  const swatches = page.getByRole("dialog").getByRole("button", { name: /^(?:Porcelain|Deep brown)$/ });
  await swatches.first().click();
  expect(await outline(swatches.first())).toBeGreaterThan(0);
  expect(await outline(swatches.last())).toBe(0);

  // Who asks for more contrast keeps the page's colours, and sees the same.
  await page.emulateMedia({ forcedColors: "none", contrast: "more" });
  expect(await outline(swatches.first())).toBeGreaterThan(0);
  expect(await outline(swatches.last())).toBe(0);
});

test("16.67: each missing field is named by its own words, beside the sentence for all", async ({
  page,
  home,
}) => {
  await page.goto(`/dashboard?tab=create&child=${home.child.id}`);
  await createButton(page).click();
  await expect(page.getByText("Please fill all required fields.")).toHaveCount(1);
  for (const words of ["Please give it a title.", "Please say what it is about.", "Please choose a theme."])
    await expect(page.getByText(words)).toBeVisible();
  const theme = page.getByRole("radiogroup", { name: "Theme" });
  await expect(theme).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.getByRole("radio", { name: "Adventure" }).check();
  await expect(theme).toHaveAttribute("aria-invalid", "false");
});

test("16.67: the title says where one is, and the popover stands on what is chosen", async ({
  page,
  home,
}) => {
  await page.goto("/dashboard");
  await expect(page).toHaveTitle("Overview · Talewick");
  await page.getByRole("tab", { name: "Children" }).click();
  await expect(page).toHaveTitle("Children · Talewick");
  await page.goto("/dashboard?tab=library");
  await expect(page).toHaveTitle("Library · Talewick");
  await page.goto(`/stories/${await home.story({ title: "The Quiet Fox" })}`);
  await expect(page).toHaveTitle("The Quiet Fox · Talewick");
  await page.getByRole("button", { name: "Text" }).press("Enter");
  await expect(page.getByRole("radio", { name: "normal", exact: true })).toBeFocused();
});

test("16.67: sign-in over the home page names itself, and gives the name back", async ({ page }) => {
  await page.goto("/");
  const before = await page.title();
  await page.getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveTitle("Sign in · Talewick");
  await page.keyboard.press("Escape");
  await expect(page).toHaveTitle(before);
});

test("16.67: on the way back and forth each page has its own name", async ({ page, home }) => {
  await page.goto(`/dashboard?child=${home.child.id}`);
  await page.getByRole("tab", { name: "Children" }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveTitle("Settings · Talewick");
  await page.goBack();
  await expect(page).toHaveTitle("Children · Talewick");
  await page.goForward();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page).toHaveTitle("Settings · Talewick");
});

const PUBLIC = [
  "/",
  "/about",
  "/faq",
  "/blog",
  "/contact",
  "/privacy",
  "/forgot-password",
  "/verify-email",
  "/payment-cancel",
];
const SIGNED_IN = ["/dashboard", "/settings", "/settings/profile", "/settings/subscription"];

async function expectSkipLink(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("main")).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip, path).toBeFocused();
  await page.keyboard.press("Enter");
  const inside = () => page.evaluate(() => document.activeElement?.closest("main") !== null);
  await expect.poll(inside, { message: path }).toBe(true);
}

test("16.67: every public page begins with a way past its header", async ({ page }) => {
  for (const path of PUBLIC) await expectSkipLink(page, path);
});

test("16.67: so does every page of a family", async ({ page, home }) => {
  for (const path of [...SIGNED_IN, `/stories/${await home.story()}`]) await expectSkipLink(page, path);
});

test("a page is reported by a grown-up", async ({ page, home }) => {
  await page.goto(`/stories/${await home.story()}`);
  await page.keyboard.press("ArrowRight");
  const dialog = await openLevelCheck(page);
  await dialog.getByRole("button", { name: "Report page 1" }).click();
  await expect(page.getByRole("dialog", { name: "Report this page" })).toBeVisible();
});

test("16.68: on paper the whole story stands, and nothing to press", async ({ page, home }) => {
  const id = await home.story();
  const { json } = await home.member.call<{ pages: { text: string }[] }>("GET", `/api/books/${id}`);
  await page.goto(`/stories/${id}`);
  await expect(page.getByRole("button", { name: "Open the book" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const { text } of json.pages)
    await expect(page.getByText(text.split("\n", 1)[0] ?? "").first()).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await page.goto("/settings/subscription");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
});
