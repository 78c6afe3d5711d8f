import type { Locator, Page } from "@playwright/test";
import { passParentGate } from "./reader-fixtures";
import { createButton, expect, test } from "./stories-fixtures";
import { outline, expectSkipLink } from "@/tests/e2e/by-hand-fixtures";

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

test("16.67: every public page begins with a way past its header", async ({ page }) => {
  for (const path of PUBLIC) await expectSkipLink(page, path);
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
