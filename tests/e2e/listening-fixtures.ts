import type { Page } from "@playwright/test";
import type { NarrationDetailView, NarrationsView } from "@/lib/features/narration/contract";
import { type Home } from "@/tests/e2e/stories-fixtures";
import { patient } from "@/tests/support/http-client";
import { VOICE } from "@/tests/e2e/told-story";

export const readButton = (page: Page) => page.getByRole("button", { name: "Read to me" });

export const lit = (page: Page) => page.locator("main [data-lit]");

export const place = (page: Page) =>
  page.getByRole("navigation", { name: "Pages" }).getByText(/^Cover|^Page|^Finished/);

/** A story that is wholly read aloud already. */
export async function heardStory({ member, story }: Home) {
  const id = await story({ isHeard: true });
  const { json } = await patient(member).call<NarrationsView>("GET", `/api/books/${id}/narrations`);
  const narrationId = json.narrations.find(({ voice }) => voice === VOICE)?.id ?? "";
  const detail = await patient(member).call<NarrationDetailView>("GET", `/api/narrations/${narrationId}`);
  return { id, narration: detail.json };
}

export const openSettings = async (page: Page) => {
  await page.getByRole("button", { name: "Listen", exact: true }).click();
  return page.getByRole("dialog", { name: "Reading aloud" });
};
