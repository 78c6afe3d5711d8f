import type { Page } from "@playwright/test";
import { addChild } from "@/tests/support/http-client";
import { STEP_PATIENCE_MS } from "@/tests/support/patience";
import { expectAccessible, expect, test, type Home } from "./stories-fixtures";
import { passParentGate } from "./reader-fixtures";
import { copyStory, ownerOf } from "./told-story";
import type { TestAddresses } from "@/tests/support/test-system";

/** Hands the device over as a parent does. */
async function handOver(page: Page, name = "Ada"): Promise<void> {
  await page.goto("/dashboard?tab=children");
  await page.getByRole("button", { name: `Hand over to ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Hand over to ${name}` });
  await expect(dialog).toContainText("press the lock on the shelf");
  await dialog.getByRole("button", { name: "Hand over" }).click();
  await onShelf(page, name);
}

const onShelf = (page: Page, name = "Ada") =>
  expect(page.getByRole("heading", { level: 1, name: `${name}’s stories` })).toBeVisible({
    timeout: STEP_PATIENCE_MS,
  });

async function siblingsStory(product: TestAddresses, { member }: Home, title: string): Promise<string> {
  const { id: childId, name: childName } = await addChild(member, { name: "Leo" });
  return copyStory(product, { parentId: await ownerOf(product, childId), childId, childName, title });
}

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

test("13.5: no way leads from the shelf to the parent's screens", async ({
  page,
  home,
  product,
  context,
}) => {
  const own = await home.story({ title: "Ada and the Quiet Fox" });
  const sibling = await siblingsStory(product, home, "Leo and the Loud Drum");
  const other = await context.newPage();
  await other.goto("/dashboard");
  await expect(other.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.goto("/settings");
  await handOver(page);
  // What was open in another tab gives way.
  await onShelf(other);
  await other.close();
  // Nor does the back button lead anywhere.
  await page.goBack();
  await onShelf(page);
  for (const path of [
    "/dashboard?tab=library",
    "/settings/privacy",
    "/subscription",
    `/stories/${own}/record`,
  ]) {
    await page.goto(path);
    await onShelf(page);
  }
  await page.goto(`/stories/${sibling}`);
  await expect(page.getByRole("heading", { name: "This story isn't here" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "My stories" }).click();
  await onShelf(page);
  // The public pages know somebody who is signed in, and offer to sign out.
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await onShelf(page);
  // Whoever gives up at the question is still on the shelf.
  await page.getByRole("button", { name: "Grown-ups" }).click();
  await passParentGate(page);
  const proof = page.getByRole("dialog", { name: "Is it still you?" });
  await proof.getByRole("button", { name: "Close" }).click();
  await expect(proof).toBeHidden();
  await page.reload();
  await onShelf(page);
});

test("13.5: an empty shelf, and a session that ended, show nothing of the family", async ({
  page,
  home,
  picture,
}) => {
  await handOver(page);
  await expect(page.getByRole("heading", { name: "No story yet" })).toBeVisible();
  await expectAccessible(page);
  await picture("shelf-empty");
  // Ended from another device.
  expect((await home.member.call("DELETE", "/api/auth/sessions")).status).toBe(200);
  await page.goto("/shelf");
  await expect(page).toHaveURL(/\/signin\?m=session-expired/);
  await expect(page.getByText("Ada")).toHaveCount(0);
});

test("13.5: without a connection a child is shown what is kept of its own stories", async ({
  page,
  home,
  product,
  context,
  picture,
}) => {
  await home.story({ title: "Ada and the Quiet Fox" });
  const sibling = await siblingsStory(product, home, "Leo and the Loud Drum");
  for (const title of ["Ada and the Quiet Fox", "Leo and the Loud Drum"]) {
    await page.goto("/dashboard?tab=library");
    await page.getByRole("button", { name: `More for ${title}` }).click();
    await page.getByRole("menuitem", { name: "Keep without sound" }).click();
    await expect(page.getByText(`“${title}” can now be read`)).toBeVisible();
  }
  await handOver(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await context.setOffline(true);
  for (const path of ["/shelf", "/dashboard", `/stories/${sibling}`]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/read/);
    const stories = page.getByRole("list", { name: "Stories" }).getByRole("link");
    await expect(stories).toHaveText(/Ada and the Quiet Fox/);
    await expect(page.getByRole("button", { name: /Remove/ })).toHaveCount(0);
  }
  await picture("shelf-kept");
  await page.getByRole("link", { name: /Ada and the Quiet Fox/ }).click();
  await page.getByRole("button", { name: "Open the book" }).click();
  await expect(page.getByRole("button", { name: "Grown-ups" })).toHaveCount(0);
  await page.getByRole("link", { name: "Close the book" }).click();
  await expect(page).toHaveURL(/\/read/);
  await context.setOffline(false);
  // Nothing of the sibling's went from the device meanwhile.
  await page.goto("/shelf");
  await onShelf(page);
  const kept = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("kept:"));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().filter(({ url }) => url.includes("/kept/")).length;
  });
  expect(kept).toBe(2);
});
