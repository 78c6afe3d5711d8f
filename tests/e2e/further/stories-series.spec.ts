import { STEP_PATIENCE_MS } from "@/tests/support/patience";
import { expect, test } from "@/tests/e2e/stories-fixtures";

test("what happened next is ordered from the library", async ({ page, home }) => {
  await home.newStory({ title: "The Quiet Fox", theme: "animals", topics: ["a fox"] });
  await page.goto("/dashboard?tab=library");
  await page.getByRole("button", { name: "More for The Quiet Fox" }).click();
  await page.getByRole("menuitem", { name: "What happened next" }).click();
  await expect(page.getByText("What happened after “The Quiet Fox”")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("The Quiet Fox: What Happened Next");
  await page.getByRole("button", { name: "Create Story" }).click();
  await expect(page.getByRole("heading", { name: "The Quiet Fox: What Happened Next" })).toBeVisible({
    timeout: STEP_PATIENCE_MS,
  });
  await page.goto("/dashboard?tab=library");
  await expect(page.getByText("Part 1")).toBeVisible();
  await expect(page.getByText("Part 2")).toBeVisible();
  await page.getByRole("button", { name: "More for The Quiet Fox", exact: true }).click();
  await page.getByRole("menuitem", { name: "Keep the whole series" }).click();
  await expect(
    page.getByText("Both stories of the series can now be read without a connection."),
  ).toBeVisible();
});
