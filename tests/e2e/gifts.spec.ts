import { expect, expectAccessible, test } from "./stories-fixtures";

test("13.6: a story is given to read, read without an account, and taken back", async ({
  page,
  home,
  browser,
  picture,
}) => {
  await home.story({ title: "Ada and the Quiet Fox" });
  await page.goto("/dashboard?tab=library");
  await page.getByRole("button", { name: "More for Ada and the Quiet Fox" }).click();
  await page.getByRole("menuitem", { name: "Give this story to read" }).click();
  const dialog = page.getByRole("dialog", { name: "Give this story to read" });
  await expect(dialog.getByRole("radio", { name: "30 days" })).toBeChecked();
  await dialog.getByRole("radio", { name: "7 days" }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Make the link" }).click();
  const link = await dialog.getByLabel("Your link").inputValue();
  await expect(dialog.getByText("Not opened yet")).toBeVisible();
  await picture("gift-made");

  const elsewhere = await browser.newContext();
  const reader = await elsewhere.newPage();
  const opening = reader.waitForResponse(/\/opening$/);
  await reader.goto(link);
  expect((await opening).status()).toBe(204);
  await expect(reader.getByRole("heading", { name: "Robin and the Quiet Fox" })).toBeVisible();
  await expect(reader.getByRole("img").first()).toHaveJSProperty("complete", true);
  await expect(reader.getByText("The End", { exact: true })).toBeVisible();
  await expect(reader.locator("body")).not.toContainText("Ada");
  await expectAccessible(reader);

  await page.reload();
  await page.getByRole("button", { name: "More for Ada and the Quiet Fox" }).click();
  await page.getByRole("menuitem", { name: "Give this story to read" }).click();
  await expect(dialog.getByText(/^Last opened/)).toBeVisible();
  await dialog.getByRole("button", { name: "Take back" }).click();
  await expect(dialog.getByRole("heading", { name: "Links of this story" })).toBeHidden();
  // One that is taken back while it still stands there to be copied.
  await dialog.getByRole("button", { name: "Make the link" }).click();
  await expect(dialog.getByLabel("Your link")).toBeVisible();
  await dialog.getByRole("button", { name: "Take back" }).click();
  await expect(dialog.getByLabel("Your link")).toBeHidden();
  await reader.goto(link);
  await expect(reader.getByRole("heading", { name: "This link opens no story" }).first()).toBeVisible();
  await expectAccessible(reader);
  await elsewhere.close();
});
