import { expect, test } from "@/tests/e2e/stories-fixtures";

test("16.22: nothing typed is lost by Escape or Back, and both close a sheet that is as it was", async ({
  page,
  home: _,
}) => {
  const dialog = page.getByRole("dialog", { name: "Add Child" });
  const question = page.getByRole("alertdialog");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Add Child" }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/tab=children$/);
  await expect(page.getByRole("heading", { name: "Children" })).toBeVisible();

  await page.getByRole("button", { name: "Add Child" }).click();
  await dialog.getByLabel("Name").fill("Ben");
  for (const leave of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await leave();
    await expect(question).toContainText("Close without saving?");
    await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(dialog.getByLabel("Name")).toHaveValue("Ben");
  }
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Close without saving" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/tab=children$/);
  // 16.21
  await expect(page.getByRole("button", { name: "Add Child" })).toBeFocused();
});

test("16.31: saving a child that was deleted in another tab says so", async ({ page, home }) => {
  await page.goto("/dashboard?tab=children");
  await page.getByRole("button", { name: "Edit Ada" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Ada Maria");
  expect((await home.member.call("DELETE", `/api/children/${home.child.id}`)).status).toBeLessThan(300);
  await page.getByRole("dialog").getByRole("button", { name: /Save/ }).click();
  await expect(page.getByText(/^This profile was deleted meanwhile/)).toBeVisible();
});
