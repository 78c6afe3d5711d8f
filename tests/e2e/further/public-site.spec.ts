import { expect, test } from "@/tests/e2e/fixtures";

test("back from a post, the list is as long as it was", async ({ page }) => {
  await page.goto("/blog");
  await page.getByRole("button", { name: "Load More Posts" }).click();
  await expect(page.getByText("12 of 23 shown")).toBeVisible();
  await page.locator("li article a").nth(10).click();
  await expect(page).toHaveURL(/\/blog\/\w/);
  await page.goBack();
  await expect(page.getByText("12 of 23 shown")).toBeVisible();
});
