import type { Page } from "@playwright/test";
import type { BookJobView } from "@/lib/features/stories/contract";

/** The status that the screen is told instead of the true one, while there is one. */
export async function tellStatus(page: Page, now: () => Partial<BookJobView> | null): Promise<void> {
  await page.route("**/api/ai-books/status/*/events", (route) => route.abort());
  await page.route("**/api/ai-books/status/*", async (route) => {
    const answer = await route.fetch();
    const job = (await answer.json()) as BookJobView;
    await route.fulfill({ response: answer, json: { ...job, ...now() } });
  });
}
