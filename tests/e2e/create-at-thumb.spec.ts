import { createButton, expect, expectAccessible, test } from "./stories-fixtures";

test("16.35: on a phone the button of a long order stays in sight, and says what is missing there", async ({
  page,
  home: _,
  picture,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard?tab=create");
  const create = createButton(page);
  await expect(create).toBeInViewport({ ratio: 1 });
  await picture("create-at-thumb");
  await expectAccessible(page);
  await create.click();
  await expect(page.getByText("Please fill all required fields.")).toBeInViewport({ ratio: 1 });
  // Neither the field nor the button hides the other.
  await expect(page.getByLabel("Title")).toBeFocused();
  await expect(page.getByLabel("Title")).toBeInViewport({ ratio: 1 });
  const [field, button] = await Promise.all([page.getByLabel("Title").boundingBox(), create.boundingBox()]);
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(create).toHaveCount(1);
});
