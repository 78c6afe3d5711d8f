import { withClient } from "@/tests/support/with-client";
import { system } from "@/tests/e2e/billing-fixtures";
import { answerFor, expect, test, type Home } from "@/tests/e2e/stories-fixtures";

/** Copies a family's newest book until it has so many. */
async function fillShelf({ member }: Home, books: number): Promise<void> {
  const { json } = await member.call<{ id: string }[]>("GET", "/api/books");
  await withClient(system.database, async (client) => {
    await client.query(
      `INSERT INTO books (parent_id, child_id, child_name, title, theme, level, status, tags, writer, illustrator,
         shape, level_report, hero_look, pdf_file_id, finished_at)
       SELECT parent_id, child_id, child_name, 'Copy ' || n, theme, level, status, tags, writer, illustrator,
         shape, level_report, hero_look, pdf_file_id, finished_at
       FROM books, generate_series(1, $2::int) AS n WHERE id = $1`,
      [json[0]?.id, books - json.length],
    );
  });
}

test("more is offered only while there is more", async ({ page, home }) => {
  await home.story({ title: "The Quiet Fox" });
  await fillShelf(home, 48);
  await page.goto("/dashboard?tab=library");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(24);
  const more = page.getByRole("button", { name: "Load more" });
  await answerFor(page, "**/api/books?*cursor=*", 503, { code: "UNAVAILABLE", message: "Later." });
  await more.click();
  await expect(page.getByText("The next stories did not come.")).toBeVisible();
  await page.unroute("**/api/books?*cursor=*");
  await more.click();
  await expect(page.getByText("The next stories did not come.")).toHaveCount(0);
  await expect(cards).toHaveCount(48);
  await expect(more).toHaveCount(0);
});

test("16.25: whoever closes a story stands where it was opened, also in another tab", async ({
  page,
  home,
  context,
}) => {
  await home.story({ title: "The Quiet Fox" });
  await fillShelf(home, 80);
  await page.goto("/dashboard?tab=library&q=copy&sort=title");
  const cards = page.getByRole("article");
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(cards).toHaveCount(48);
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(cards).toHaveCount(72);
  const read = page.getByRole("link", { name: "Read Copy 60", exact: true });
  const address = await read.getAttribute("href");
  await read.click();
  await expect(page.getByRole("button", { name: "Open the book" })).toBeVisible();

  for (const tab of [page, await context.newPage()]) {
    if (tab !== page) await tab.goto(address ?? "");
    await tab.getByRole("link", { name: "Close the book" }).click();
    const again = tab.getByRole("link", { name: "Read Copy 60", exact: true });
    await expect(again).toBeFocused();
    await expect(again).toBeInViewport();
    await expect(tab.getByRole("article")).toHaveCount(72);
    await expect(tab.getByRole("searchbox")).toHaveValue("copy");
    await expect(tab.getByLabel("Order")).toHaveValue("title");
  }
});
