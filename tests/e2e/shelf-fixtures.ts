import type { Page } from "@playwright/test";
import { addChild } from "@/tests/support/http-client";
import { STEP_PATIENCE_MS } from "@/tests/support/patience";
import { expect, type Home } from "@/tests/e2e/stories-fixtures";
import { copyStory, ownerOf } from "@/tests/e2e/told-story";
import type { TestAddresses } from "@/tests/support/test-system";

/** Hands the device over as a parent does. */
export async function handOver(page: Page, name = "Ada"): Promise<void> {
  await page.goto("/dashboard?tab=children");
  await page.getByRole("button", { name: `Hand over to ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Hand over to ${name}` });
  await expect(dialog).toContainText("press the lock on the shelf");
  await dialog.getByRole("button", { name: "Hand over" }).click();
  await onShelf(page, name);
}

export const onShelf = (page: Page, name = "Ada") =>
  expect(page.getByRole("heading", { level: 1, name: `${name}’s stories` })).toBeVisible({
    timeout: STEP_PATIENCE_MS,
  });

export async function siblingsStory(
  product: TestAddresses,
  { member }: Home,
  title: string,
): Promise<string> {
  const { id: childId, name: childName } = await addChild(member, { name: "Leo" });
  return copyStory(product, { parentId: await ownerOf(product, childId), childId, childName, title });
}
