import { addChild } from "@/tests/support/http-client";
import { answerFor, aPhotoFile, expect, test } from "./stories-fixtures";

const GONE_WRONG = { code: "INTERNAL", message: "An unexpected error occurred" };

test("a profile that can't be saved, illustrated, added or deleted is told in words", async ({
  page,
  member,
  enterAs,
  picture,
}) => {
  await addChild(member, { name: "Ada" });
  await enterAs(member);
  await page.goto("/dashboard?tab=children");

  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: "Save child" });
  await test.step("changing", async () => {
    await page.getByRole("button", { name: "Edit Ada" }).click();
    const file = dialog.locator("input[type=file]");
    await file.setInputFiles({ name: "ada.txt", mimeType: "text/plain", buffer: Buffer.from("Ada") });
    await expect(dialog.getByText("Please select an image file")).toBeVisible();
    const large = { name: "large.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(5 * 1024 * 1024) };
    await file.setInputFiles(large);
    await expect(dialog.getByText("Image size must be less than 5MB")).toBeVisible();
    await answerFor(page, "**/api/files/upload", 500, GONE_WRONG);
    await file.setInputFiles(await aPhotoFile());
    await expect(dialog.getByText(`Failed to upload image: ${GONE_WRONG.message}`)).toBeVisible();
    await dialog.getByLabel("Name").fill("Ida");
    await answerFor(page, "**/api/children/*", 500, GONE_WRONG);
    await save.click();
    await expect(dialog.getByText("Failed to save child. Please try again.")).toBeVisible();
    await page.unroute("**/api/children/*");
    await save.click();
    await expect(page.getByRole("heading", { name: "Ida" })).toBeVisible();
  });

  await test.step("telling how a name is said", async () => {
    await page.getByRole("button", { name: "Edit Ida" }).click();
    const sayAs = dialog.getByLabel("Say it like");
    await expect(sayAs).toBeHidden();
    await dialog.getByLabel("Name").fill("小明");
    await expect(dialog.getByText("The reading voice knows Latin letters only.")).toBeVisible();
    await sayAs.fill("小明");
    await save.click();
    await expect(dialog.getByText("Please use Latin letters only")).toBeVisible();
    await sayAs.fill("Shyow Ming");
    await picture("say-it-like");
    await save.click();
    await page.getByRole("button", { name: "Edit 小明" }).click();
    await expect(sayAs).toHaveValue("Shyow Ming");
    await dialog.getByLabel("Name").fill("Ida");
    await expect(sayAs).toBeVisible();
    await save.click();
    await expect(page.getByRole("heading", { name: "Ida" })).toBeVisible();
  });

  await test.step("adding one more than the plan has room for", async () => {
    await page.getByRole("button", { name: "Add Child" }).click();
    await dialog.getByLabel("Name").fill("Ben");
    await dialog.getByLabel("Age").fill("5");
    await dialog.getByRole("radio", { name: "Boy" }).check();
    await dialog.getByRole("checkbox", { name: "Space" }).check();
    await save.click();
    await expect(dialog.getByText(/Your plan has room for 1 child profile\./)).toBeVisible();
    await picture("child-limit");
    const opened = page.waitForEvent("popup");
    await dialog.getByRole("link", { name: "View Plans" }).click();
    const plans = await opened;
    await expect(plans.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
    await plans.close();
    await expect(dialog.getByLabel("Name")).toHaveValue("Ben");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Keep editing" }).click();
    await expect(dialog.getByLabel("Name")).toHaveValue("Ben");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Close without saving" }).click();
  });

  await test.step("deleting", async () => {
    await page.getByRole("tab", { name: "Create Story" }).click();
    await expect(page.getByText("2 of 2 free stories left")).toBeVisible();
    await page.getByRole("tab", { name: "Children" }).click();
    await page.getByRole("button", { name: "Delete Ida" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(
      "Are you sure you want to delete this child profile? This action cannot be undone.",
    );
    await answerFor(page, "**/api/children/*", 500, GONE_WRONG);
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(question.getByText("Failed to delete child. Please try again.")).toBeVisible();
    await page.unroute("**/api/children/*");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("heading", { name: "No children yet" })).toBeVisible();
  });
});
