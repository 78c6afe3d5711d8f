import type { Page } from "@playwright/test";
import { STEP_PATIENCE_MS } from "@/tests/support/patience";
import { expectAccessible, expect, test } from "./stories-fixtures";
import { passParentGate } from "./reader-fixtures";
import { handOver, onShelf, siblingsStory } from "@/tests/e2e/shelf-fixtures";

/** What the server refused a child's device while it was in use: a screen that asks for it would be a dead button. */
function refusals(page: Page): string[] {
  const seen: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 403) seen.push(new URL(response.url()).pathname);
  });
  return seen;
}

test("13.5: a child reads its own stories from a shelf, and a grown-up takes the device back", async ({
  page,
  home,
  product,
  picture,
}) => {
  for (const title of ["Ada and the Quiet Fox", "Ada and the Moon Boat"]) await home.story({ title });
  await siblingsStory(product, home, "Leo and the Loud Drum");
  await page.clock.install();
  await page.goto("/dashboard?tab=children");
  await page.getByRole("button", { name: "Hand over to Ada" }).click();
  await expect(page.getByRole("dialog", { name: "Hand over to Ada" })).toBeVisible();
  await expectAccessible(page);
  await picture("shelf-hand-over");
  await handOver(page);
  const refused = refusals(page);
  const stories = page.getByRole("list", { name: "Stories" }).getByRole("link");
  await expect(stories).toHaveCount(2);
  await expect(page.getByText("Leo and the Loud Drum")).toHaveCount(0);
  await expectAccessible(page);
  for (const cover of await page.getByRole("main").locator("img").all())
    await expect(cover).toHaveJSProperty("complete", true);
  await picture("shelf");

  await stories.filter({ hasText: "Ada and the Quiet Fox" }).click();
  await page.getByRole("button", { name: "Open the book" }).click();
  const header = page.getByRole("banner");
  await expect(header.getByRole("button", { name: "Bedtime" })).toBeVisible();
  for (const name of ["Grown-ups", "Listen", "Text"])
    await expect(header.getByRole("button", { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Read to me" })).toBeVisible();
  await picture("shelf-reading");
  const next = page.getByRole("button", { name: "Next page" });
  const theEnd = page.getByRole("heading", { name: "The End" });
  // The shelf is there before the server knows what was read.
  const answer = Promise.withResolvers<undefined>();
  await page.route("**/api/reading-events", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.clock.fastForward(5_000);
  await next.click();
  await page.getByRole("link", { name: "Close the book" }).click();
  await onShelf(page);
  await expect(stories).toHaveCount(2);
  const goOn = page.getByRole("link", { name: /Go on with Ada and the Quiet Fox/ });
  await expect(goOn).toHaveCount(0);
  answer.resolve(undefined);
  await expect(goOn).toBeVisible();
  await expectAccessible(page);
  await picture("shelf-started");

  await page.getByRole("link", { name: /Go on with/ }).click();
  await expect(async () => {
    if (!(await theEnd.isVisible())) await next.click();
    await expect(theEnd).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: STEP_PATIENCE_MS });
  for (const name of ["Another story", "What happened next"])
    await expect(page.getByRole("link", { name })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Download" })).toHaveCount(0);
  await picture("shelf-the-end");
  await page.getByRole("link", { name: "My stories" }).click();
  await onShelf(page);
  expect(refused).toEqual([]);

  await page.goto("/");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "My Stories" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Dashboard|Get Started|Choose Your Plan/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Sign Out" })).toHaveCount(0);
  await picture("shelf-public-site");
  await banner.getByRole("link", { name: "My Stories" }).click();
  await onShelf(page);

  await page.getByRole("button", { name: "Grown-ups" }).click();
  await picture("shelf-gate");
  await passParentGate(page);
  const proof = page.getByRole("dialog", { name: "Is it still you?" });
  await expect(proof).toContainText("A child has this device.");
  await picture("shelf-proof");
  await proof.getByLabel("Password", { exact: true }).fill("a guess");
  await proof.getByRole("button", { name: "Continue" }).click();
  await expect(proof.getByText("That password is not right.")).toBeVisible();
  await proof.getByLabel("Password", { exact: true }).fill(home.member.parent.password);
  await proof.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Hand over to Ada" })).toBeVisible({
    timeout: STEP_PATIENCE_MS,
  });
  await page.goto("/shelf");
  await expect(page.getByRole("button", { name: "Hand over to Ada" })).toBeVisible();
});
