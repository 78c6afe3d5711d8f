import { randomUUID } from "node:crypto";
import { expect, expectAccessible, test } from "./stories-fixtures";

test("an empty shelf leads to the first story", async ({ page, home: _, picture }) => {
  await page.goto("/dashboard?tab=library");
  await expect(page.getByRole("heading", { name: "No stories yet" })).toBeVisible();
  await picture("library-empty");
  await expectAccessible(page);
});

test("stories are found by title, child and theme, renamed and deleted", async ({ page, home, picture }) => {
  await home.newStory({ title: "The Quiet Fox", theme: "animals", topics: ["a", "b", "c", "d", "e"] });
  await home.story({ title: "The Loud Kite" });
  await page.goto("/dashboard?tab=library");
  const fox = page.getByRole("heading", { name: "The Quiet Fox" });
  const kite = page.getByRole("heading", { name: "The Loud Kite" });
  await expect(fox).toBeVisible();
  await picture("library-two");
  await expectAccessible(page);

  const search = page.getByRole("searchbox", { name: "Search stories" });
  for (const [words, foxes, kites] of [
    ["quiet f", 1, 0],
    ["ADA", 1, 1],
    ["adventure", 0, 1],
  ] as const) {
    await search.fill(words);
    await expect(fox).toHaveCount(foxes);
    await expect(kite).toHaveCount(kites);
  }
  await search.fill("nothing like it");
  await expect(page.getByRole("heading", { name: "No stories found" })).toBeVisible();
  await picture("library-no-match");
  await page.getByRole("button", { name: "Clear search" }).click();

  await page.getByRole("button", { name: "More for The Quiet Fox" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("dialog").getByLabel("Title").fill("The Brave Fox");
  await page.getByRole("button", { name: "Save title" }).click();
  await expect(page.getByRole("heading", { name: "The Brave Fox" })).toBeVisible();

  await page.getByRole("button", { name: "More for The Brave Fox" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  // Nothing behind it has a role while it is open.
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "The Brave Fox" })).toHaveCount(0);
  await page.reload();
  await expect(kite).toBeVisible();
  await expect(page.getByRole("heading", { name: "The Brave Fox" })).toHaveCount(0);
});

test("16.25: the library says how much there is, sorts, filters, and knows what was read", async ({
  page,
  home,
  picture,
}) => {
  const opened = await home.story({ title: "The Loud Kite" });
  await home.story({ title: "A Quiet Fox", theme: "animals" });
  await page.goto("/dashboard?tab=library");
  const headings = page.getByRole("article").getByRole("heading");
  await expect(page.getByText("2 stories", { exact: true })).toBeVisible();
  await expect(page.getByRole("article").getByText("Unread")).toHaveCount(2);
  await expect(headings).toHaveText(["A Quiet Fox", "The Loud Kite"]);

  // One page is read, the book is closed, and it stands there as begun.
  await page.getByRole("link", { name: "Read The Loud Kite" }).click();
  await page.getByRole("button", { name: "Open the book" }).click();
  await page.getByRole("button", { name: "Next page" }).click();
  const told = { id: randomUUID(), bookId: opened, page: 2, activeSeconds: 20 };
  const events = [{ ...told, occurredAt: new Date().toISOString() }];
  expect((await home.member.call("POST", "/api/reading-events", { events })).status).toBe(200);
  await page.getByRole("link", { name: "Close the book" }).click();
  await expect(page.getByRole("link", { name: "Read The Loud Kite" })).toBeFocused();
  await expect(page.getByRole("article").getByText("Unread")).toHaveCount(1);
  const going = page.getByRole("region", { name: "Continue reading" });
  await expect(going.getByRole("link")).toHaveAttribute("href", new RegExp(`^/stories/${opened}`));
  await picture("library-continue");
  await expectAccessible(page);

  await page.getByLabel("Order").selectOption("Title, A to Z");
  await expect(headings).toHaveText(["A Quiet Fox", "The Loud Kite"]);
  await page.getByLabel("Order").selectOption("Last read first");
  await expect(headings).toHaveText(["The Loud Kite", "A Quiet Fox"]);
  await page.getByRole("button", { name: "Only unread" }).click();
  await expect(headings).toHaveText(["A Quiet Fox"]);
  await page.getByRole("searchbox", { name: "Search stories" }).fill("kite");
  await expect(page.getByRole("heading", { name: "No stories found" })).toBeVisible();
  await page.getByRole("button", { name: "Show all stories" }).click();
  await expect(headings).toHaveCount(2);
  await expect(page).toHaveURL(/\/dashboard\?tab=library$/);

  // 16.34: what there is to read leads on from the overview, and back to it.
  await page.getByRole("tab", { name: "Overview" }).click();
  const toRead = page.getByRole("list", { name: "To read with Ada" });
  await expect(toRead.getByRole("link")).toHaveText(["Continue at page 2The Loud Kite"]);
  await picture("overview-to-read");
  await toRead.getByRole("link").click();
  await page.getByRole("link", { name: "Close the book" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
