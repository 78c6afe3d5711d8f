import {
  answerFor,
  aPhotoFile,
  createButton,
  expect,
  expectAccessible,
  fillOrder,
  test,
} from "./stories-fixtures";

const asCharacter = { name: "AI character transformation" };

test.beforeEach(async ({ page, home: _ }) => {
  await page.goto("/dashboard?tab=create");
  await expect(createButton(page)).toBeVisible();
});

test("an empty form says what is missing, in both modes", async ({ page, picture }) => {
  await createButton(page).click();
  await expect(page.getByText("Please fill all required fields.")).toHaveCount(1);
  await expect(page.getByText("Please give it a title.")).toBeVisible();
  await picture("story-form-missing");
  await page.getByRole("switch", asCharacter).click();
  await fillOrder(page, "The Quiet Star");
  await createButton(page).click();
  await expect(page.getByText("Please upload a child photo for AI character transformation.")).toBeVisible();
  await expect(page.getByText("Please select a character style.")).toBeVisible();
  await expect(page.getByText("Please fill all required fields.")).toHaveCount(0);
  await expectAccessible(page);
});

test("a draft comes back with its character, and what is written and chosen then is what is ordered", async ({
  page,
}) => {
  await fillOrder(page, "The Lost Kite");
  await page.getByRole("switch", asCharacter).click();
  const consent = page.getByRole("checkbox", { name: /parent or guardian/ });
  const knight = page.getByRole("radio", { name: /^Brave Knight/ });
  await expect(knight).toBeHidden();
  await consent.check();
  await knight.check();
  await consent.uncheck();
  await expect(knight).toBeHidden();
  await page.reload();
  await expect(consent).not.toBeChecked();
  await consent.check();
  await expect(knight).toBeChecked();
  await expect(page.getByLabel("Title")).toHaveValue("The Lost Kite");
  await page.getByRole("radio", { name: /^Space Explorer/ }).check();
  await page.getByLabel("Title").fill("The Found Kite");
  await page.getByLabel("Topics").fill("kites");
  await page.getByRole("radio", { name: "Mystery" }).check();
  await page.locator("input[type=file]").setInputFiles(await aPhotoFile());
  await expect(page.getByRole("button", { name: "Remove" })).toBeVisible();
  await answerFor(page, "**/generate*", 402, { code: "QUOTA_EXHAUSTED", message: "No more." });
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && /generate/.test(request.url()),
  );
  await createButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    bookRequest: { title: "The Found Kite", topics: ["kites"], theme: "mystery" },
    characterStyle: "space-explorer",
  });
});
