import type { UsageView } from "@/lib/features/billing/contract";
import { createButton, expect, expectAccessible, inLibrary, test } from "./stories-fixtures";

test("22.4: what no story tells is asked about, and what the parent chooses is made", async ({
  page,
  home,
  picture,
}) => {
  await page.goto("/dashboard?tab=create");
  await page.getByLabel("Title").fill("Stuck!");
  await page.getByLabel("Topics").fill("stuck in traffic");
  await page.getByRole("radio", { name: "Adventure" }).check();
  const outlook = page.getByRole("region", { name: "What it will be about" });
  await expect(outlook.getByText("We don’t yet have a story about “stuck in traffic”.")).toBeVisible();
  const offers = outlook.getByRole("group", { name: "Stories that we can tell" }).getByRole("radio");
  await expect(offers).toHaveCount(3);
  await expectAccessible(page);
  await picture("story-instead");
  await createButton(page).click();
  await expect(page.getByText("Please choose one of the stories that we can tell.")).toBeVisible();
  await expect(offers.first()).toBeFocused();
  const usage = await home.member.call<UsageView>("GET", "/api/payments/usage-stats");
  expect(usage.json.storiesThisMonth).toBe(0);

  const [sentence] = await outlook.getByRole("group").locator("label").allInnerTexts();
  await outlook.getByRole("button", { name: "Other ideas" }).click();
  await expect(outlook.getByText(sentence ?? "", { exact: true })).toBeHidden();
  await offers.nth(1).check();
  const idea = await offers.nth(1).inputValue();
  const called = outlook.getByLabel("The book will be called");
  const own = await called.inputValue();
  expect(own).not.toBe("Stuck!");
  await outlook.getByRole("button", { name: "Use “Stuck!” all the same" }).click();
  await expect(called).toHaveValue("Stuck!");
  await called.fill(`${own} Again`);
  await expectAccessible(page);
  const sent = page.waitForRequest("**/api/books/generate");
  await createButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ idea, title: `${own} Again`, offeredFor: "Stuck!" });
  await inLibrary(page);
});
