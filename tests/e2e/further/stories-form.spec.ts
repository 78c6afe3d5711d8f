import { randomUUID } from "node:crypto";
import { addChild } from "@/tests/support/http-client";
import {
  answerFor,
  aPhotoFile,
  createButton,
  expect,
  expectAccessible,
  fillOrder,
  inLibrary,
  test,
} from "@/tests/e2e/stories-fixtures";

const PROXY = "<html><body>Bad gateway</body></html>";
const asCharacter = { name: "AI character transformation" };

test.beforeEach(async ({ page, home: _ }) => {
  await page.goto("/dashboard?tab=create");
  await expect(createButton(page)).toBeVisible();
});

test("a title has at most 255 characters", async ({ page }) => {
  await fillOrder(page, "t".repeat(256));
  await createButton(page).click();
  await expect(page.getByText("At most 255 characters")).toBeVisible();
});

test("22.6: a story of two is for both, and whoever is put first stays in it", async ({
  page,
  home,
  picture,
}) => {
  const theo = await addChild(home.member, { name: "Theo" });
  await page.goto(`/dashboard?tab=create&child=${home.child.id}`);
  const together = page.getByRole("group", { name: /Heroes together/ });
  await together.getByRole("checkbox", { name: "Theo" }).check();
  await fillOrder(page, "The Lost Kite");
  await page.getByLabel("Topics").fill("kites, wind");
  const book = page.getByRole("complementary", { name: "Your book" });
  await expect(book).toContainText("A story for Ada and Theo");

  await page.getByRole("radio", { name: /^Theo/ }).check();
  await expect(together.getByRole("checkbox", { name: "Ada" })).toBeChecked();
  await expect(book).toContainText("A story for Theo and Ada");
  await picture("story-form-together");
  await expectAccessible(page);
  await page.getByRole("switch", asCharacter).click();
  await expect(together).toBeHidden();
  await expect(book).toContainText("A story for Theo, Adventure");
  await page.getByRole("switch", asCharacter).click();
  await expect(together.getByRole("checkbox", { name: "Ada" })).toBeChecked();

  await createButton(page).click();
  await inLibrary(page);
  const story = page.getByRole("article").filter({ hasText: "The Lost Kite" });
  await expect(story).toContainText("For Theo and Ada");
  for (const { id, name } of [theo, home.child]) {
    await page.getByLabel("Child", { exact: true }).selectOption(id);
    await expect(story, name).toBeVisible();
  }
});

test("a draft comes back with its child, and the child that is chosen then is the one of the order", async ({
  page,
  home,
}) => {
  await addChild(home.member, { name: "Theo" });
  await page.goto(`/dashboard?tab=create&child=${home.child.id}`);
  await fillOrder(page, "The Lost Kite");
  await page.goto("/dashboard?tab=create");
  const book = page.getByRole("complementary", { name: "Your book" });
  await expect(page.getByRole("radio", { name: /^Ada/ })).toBeChecked();
  await expect(book).toContainText("A story for Ada");
  await page.getByRole("radio", { name: /^Theo/ }).check();
  await expect(book).toContainText("A story for Theo");
  await createButton(page).click();
  await inLibrary(page);
  await expect(page.getByRole("article").filter({ hasText: "The Lost Kite" })).toContainText("For Theo");
});

test("a photo that is too large, no photo at all or can't be sent is refused in words", async ({ page }) => {
  await page.getByRole("switch", asCharacter).click();
  await page.getByRole("checkbox").first().check();
  const file = page.locator("input[type=file]");
  const large = { name: "large.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(10 * 1024 * 1024) };
  await file.setInputFiles(large);
  await expect(page.getByText("Photo size must be less than 10MB")).toBeVisible();
  await file.setInputFiles({ name: "ada.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
  await expect(page.getByText(/GIF.*JPEG or PNG/)).toBeVisible();
  await answerFor(page, "**/api/files/upload", 502, PROXY);
  await file.setInputFiles(await aPhotoFile());
  await expect(page.getByText(/Failed to upload photo/)).toBeVisible();
});

test("a child that is gone is named by its id", async ({ page }) => {
  const gone = randomUUID();
  await page.goto(`/dashboard?tab=create&child=${gone}`);
  await fillOrder(page, "The Quiet Star");
  await createButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Selected child" })).toHaveText(
    `Selected child (${gone}) not found. Please refresh the page and try again.`,
  );
});

test("an order that doesn't get through says so, in both modes", async ({ page }) => {
  const usedUp = "All 10 stories of this month are used up.";
  await answerFor(page, "**/api/books/generate", 402, { code: "QUOTA_EXHAUSTED", message: usedUp });
  await fillOrder(page, "The Quiet Star");
  await createButton(page).click();
  await expect(page.getByText(usedUp)).toBeVisible();
  const larger = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Change plan" }).click();
  const plans = await larger;
  await expect(plans.getByRole("button", { name: "Change plan" })).toBeVisible();
  await plans.close();
  await expect(page.getByLabel("Title")).toHaveValue("The Quiet Star");

  await answerFor(page, "**/api/books/generate", 502, PROXY);
  await fillOrder(page, "The Quiet Star");
  await createButton(page).click();
  await expect(page.getByText("Failed to generate story")).toBeVisible();

  await answerFor(page, "**/api/ai-books/generate", 502, PROXY);
  await page.getByRole("switch", asCharacter).click();
  await page.getByRole("checkbox").first().check();
  await page.locator("input[type=file]").setInputFiles(await aPhotoFile());
  await expect(page.getByRole("button", { name: "Remove" })).toBeVisible();
  await page.getByRole("radio", { name: "Superhero" }).check();
  await createButton(page).click();
  await expect(page.getByText("Failed to start AI book generation")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("The Quiet Star");
});
