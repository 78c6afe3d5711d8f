import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, test } from "./fixtures";
import { OPEN_PAGES } from "./open-pages";
import { comeToRest, listen, openRequests, tellOfPolicy } from "./page-console";

/** How far the page reaches beyond the screen, in pixels. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What a visitor asks of anybody but us. */
function elsewhere(page: Page, origin: string): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== origin) asked.push(request.url());
  });
  return asked;
}

test("no public page reaches beyond a phone of 320 pixels, asks another host, says anything in the console, or breaks a rule of axe in either theme", async ({
  page,
  product,
}) => {
  const asked = elsewhere(page, new URL(product.app).origin);
  const said = listen(page);
  await tellOfPolicy(page);
  const open = openRequests(page);
  const wide: string[] = [];
  for (const path of Object.values(OPEN_PAGES)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    open.clear();
    await page.goto(path, { waitUntil: "load" });
    // 16.1: a page that leads on by itself does so now.
    await comeToRest(page, open);
    await expect(page.locator("body"), path).toHaveText(/\w/);
    await page.setViewportSize({ width: 320, height: 568 });
    // Its scripts, too: on the public site they come with the first scroll.
    await page.mouse.wheel(0, 200);
    // Some pages are drawn by their scripts alone.
    await expect(page.locator("main h1").first()).toBeAttached();
    await test.step(path, () => expectAccessible(page));
    const by = await overhang(page);
    if (by > 0) wide.push(`${path} by ${by}`);
  }
  expect(wide).toEqual([]);
  expect(asked).toEqual([]);
  expect(said).toEqual([]);
});

/** Where the focus is: a name to be heard, and whether it can be seen there. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return null;
    const { outlineStyle, boxShadow, textDecorationLine } = getComputedStyle(at);
    const hasMark = [outlineStyle, boxShadow, textDecorationLine].some((look) => look !== "none");
    return { name: at.getAttribute("aria-label") ?? at.innerText.trim(), hasMark };
  });

test("by keyboard alone: into the text, through the questions, to an answer and on to the form", async ({
  page,
}) => {
  await page.goto("/faq");
  await page.keyboard.press("Tab");
  expect((await focused(page))?.name).toMatch(/skip/i);
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  const search = page.getByRole("searchbox");
  await page.keyboard.press("Tab");
  await expect(search).toBeFocused();
  await page.keyboard.type("guarentee");
  const question = page.locator("summary", { hasText: "Is there a money-back guarantee?" });
  // It stands among all others until what was typed has been searched for.
  await expect(page.locator("summary:visible").first()).toContainText("Is there a money-back guarantee?");
  await page.keyboard.press("Tab");
  await expect(question).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("details[open]", { has: question }).getByText(/money back/)).toBeVisible();
  const contact = page.getByRole("main").getByRole("link", { name: "contact form" });
  for (
    let step = 0;
    step < 10 && !(await contact.evaluate((link) => link === document.activeElement));
    step += 1
  )
    await page.keyboard.press("Tab");
  await expect(contact).toBeFocused();
  expect((await focused(page))?.hasMark).toBe(true);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form says that it needs it, the mailbox stands beside it, and nothing typed comes into an address", async ({
    page,
    picture,
  }) => {
    await page.goto("/contact");
    // Not by role or text: what stands in a `noscript` is nothing to these.
    const told = page.locator("noscript p");
    await expect(told.filter({ hasText: "Sending this needs JavaScript" })).toBeVisible();
    await expect(told.locator('a[href^="mailto:"]')).toHaveText(/^\S+@\S+$/);
    await picture("contact-without-scripts");
    await page.getByLabel("Name").fill("Robin");
    await page.getByRole("button", { name: "Send Message" }).click();
    expect(page.url()).toMatch(/\/contact$/);
  });

  test("nothing stands there that only a script could do", async ({ page }) => {
    await page.goto("/blog");
    await expect(page.getByRole("button", { name: /^(?:All Posts|Load More Posts)/ })).toHaveCount(0);
    await page.goto("/blog/two-languages-one-bedtime");
    await expect(page.getByRole("button", { name: /^Like/ })).toHaveCount(0);
    await page.goto("/help");
    await expect(page.getByRole("searchbox")).toBeHidden();
    await page.locator("summary", { hasText: "What is Talewick?" }).click();
    await expect(page.locator("details[open]")).toHaveCount(1);
    await page.locator("summary", { hasText: "Which ages are the stories for?" }).click();
    await expect(page.locator("details[open] h3")).toHaveText(["Which ages are the stories for?"]);
  });
});
