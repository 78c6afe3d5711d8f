import { expectAccessible, expect, test } from "@/tests/e2e/stories-fixtures";
import { passParentGate } from "@/tests/e2e/reader-fixtures";
import { handOver, onShelf, siblingsStory } from "@/tests/e2e/shelf-fixtures";

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
