import { openLevelCheck } from "@/tests/e2e/reader-fixtures";
import { createButton, expect, test } from "@/tests/e2e/stories-fixtures";
import { outline, expectSkipLink } from "@/tests/e2e/by-hand-fixtures";

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

const SIGNED_IN = ["/dashboard", "/settings", "/settings/profile", "/settings/subscription"];

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
