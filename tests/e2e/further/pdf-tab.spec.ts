import { findChromium } from "@/scripts/test/find-chromium";
import { launchOptions } from "@/tests/support/launch-options";
import { system } from "@/tests/e2e/billing-fixtures";
import { answerFor, expect, test } from "@/tests/e2e/stories-fixtures";

// The one with a viewer.
test.use({ launchOptions: launchOptions(findChromium()) });

test("a PDF opens in a tab of its own; one that doesn't come is an alert, and no tab", async ({
  page,
  home,
}) => {
  await home.story({ title: "The Quiet Fox" });
  await page.goto("/dashboard?tab=library");
  const view = page.getByRole("button", { name: "View PDF of The Quiet Fox" });
  const downloads: string[] = [];
  page.context().on("page", (tab) => tab.on("download", (file) => downloads.push(file.suggestedFilename())));
  const opened = page.waitForEvent("popup");
  await view.click();
  const tab = await opened;
  await tab.waitForURL((url) => url.protocol === "blob:" && url.href.startsWith(`blob:${system.app}/`));
  expect(await tab.evaluate(() => [document.contentType, opener === null])).toEqual([
    "application/pdf",
    true,
  ]);
  expect(downloads).toEqual([]);
  await tab.close();

  const problem = page.getByRole("alert").filter({ hasText: "PDF" });
  await answerFor(page, "**/api/books/*/pdf", 404, { code: "NOT_FOUND", message: "Resource not found." });
  await page.getByRole("button", { name: "Download The Quiet Fox" }).click();
  await expect(problem).toHaveText("Could not download PDF: Resource not found.");
  await answerFor(page, "**/api/books/*/pdf", 503, {
    code: "UNAVAILABLE",
    message: "Please try again later.",
  });
  await view.click();
  await expect(problem).toHaveText("Could not download PDF: Please try again later.");
  expect(page.context().pages()).toHaveLength(1);
});
