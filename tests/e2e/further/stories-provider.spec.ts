import { FAILURES } from "@/lib/features/stories/rules";
import { refuses } from "@/tests/support/ai-server";
import { STEP_PATIENCE_MS } from "@/tests/support/patience";
import { createButton, expect, inLibrary } from "@/tests/e2e/stories-fixtures";
import { test, TITLE, STORY, addPhoto, orderPainted } from "@/tests/e2e/provider-fixtures";

// One after the other, in one process: the deployment takes a while to start.
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ page, home: _, provider }) => {
  provider.reset();
  provider.chat.script(STORY);
  await page.goto("/dashboard?tab=create");
});

test("a story that the provider declines costs nothing, says why, and can be ordered again in other words", async ({
  page,
  home,
  picture,
  provider,
}) => {
  provider.chat.script(refuses());
  await orderPainted(page, TITLE);
  const failed = page.getByRole("alert").filter({ hasText: "This story could not be finished" });
  await expect(failed).toContainText(FAILURES.DECLINED, { timeout: STEP_PATIENCE_MS });
  await expect(failed).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("The photo was deleted when the story failed.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(TITLE);
  await picture("story-declined");
  const { json } = await home.member.call<{ storiesThisMonth: number }>("GET", "/api/payments/usage-stats");
  expect(json.storiesThisMonth).toBe(0);

  provider.chat.script(STORY);
  await page.getByLabel("Title").fill("The Castle of Paint");
  await addPhoto(page);
  await createButton(page).click();
  await inLibrary(page);
  await expect(page.getByRole("heading", { name: "The Castle of Paint" }).first()).toBeVisible();
});
