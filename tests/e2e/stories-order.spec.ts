import type { Page } from "@playwright/test";
import type { BookJobView } from "@/lib/features/stories/contract";
import { aPhotoFile, createButton, expect, fillOrder, test } from "./stories-fixtures";

/** The status that the screen is told instead of the true one, while there is one. */
async function tellStatus(page: Page, now: () => Partial<BookJobView> | null): Promise<void> {
  await page.route("**/api/ai-books/status/*/events", (route) => route.abort());
  await page.route("**/api/ai-books/status/*", async (route) => {
    const answer = await route.fetch();
    const job = (await answer.json()) as BookJobView;
    await route.fulfill({ response: answer, json: { ...job, ...now() } });
  });
}

const inLibrary = (page: Page) =>
  expect(page.getByRole("tab", { name: "Library" })).toHaveAttribute("aria-selected", "true", {
    timeout: 30_000,
  });

test("an order is followed by its labels to the library, and the next form is empty", async ({
  page,
  home: _,
  picture,
}) => {
  let told: Partial<BookJobView> | null = { status: "RUNNING", progress: 5, bookId: null };
  await tellStatus(page, () => told);
  await page.goto("/dashboard?tab=create");
  await fillOrder(page, "The Quiet Star");
  await createButton(page).click();
  const bar = page.getByRole("progressbar", { name: "Progress of The Quiet Star" }).first();
  for (const [progress, label] of [
    [5, "Starting"],
    [40, "Generating character images"],
    [70, "Writing the story"],
    [90, "Building the PDF"],
  ] as const) {
    told = { status: "RUNNING", progress, bookId: null };
    await expect(bar).toHaveAttribute("aria-valuetext", `${label}, ${progress} percent`);
  }
  await picture("story-progress");
  told = null;
  await inLibrary(page);
  await expect(page.getByText("Your new story is ready")).toBeVisible();
  await page.getByRole("tab", { name: "Create Story" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect(page.getByRole("radio", { name: "Adventure" })).not.toBeChecked();
});

test("an order that fails says so and leaves the form as it was written", async ({ page, home: _ }) => {
  await tellStatus(page, () => ({ status: "FAILED", message: null }));
  await page.goto("/dashboard?tab=create");
  await fillOrder(page, "The Quiet Star");
  await createButton(page).click();
  await expect(page.getByRole("alert").first()).toContainText(
    "AI story generation failed. Please try again.",
  );
  await expect(page.getByLabel("Title")).toHaveValue("The Quiet Star");
});

test("a photo with consent and a style make the child a character", async ({ page, home: _, picture }) => {
  await page.goto("/dashboard?tab=create");
  await fillOrder(page, "The Brave Lamp");
  await page.getByRole("switch", { name: "AI character transformation" }).click();
  const photo = page.getByLabel("Choose a photo");
  await expect(photo).toHaveCount(0);
  await page.getByRole("checkbox").first().check();
  await page.locator("input[type=file]").setInputFiles(await aPhotoFile());
  await expect(page.getByRole("button", { name: "Remove" })).toBeVisible();
  await page.getByRole("radio", { name: "Brave Knight" }).check();
  await expect(page.getByText(/^Estimated cost/)).toBeVisible();
  await picture("story-form-character");
  await createButton(page).click();
  await inLibrary(page);
  await expect(page.getByRole("heading", { name: "The Brave Lamp" }).first()).toBeVisible();
  await page.getByRole("tab", { name: "Create Story" }).click();
  await expect(page.getByRole("switch", { name: "AI character transformation" })).not.toBeChecked();
  await expect(page.getByLabel("Title")).toHaveValue("");
});
