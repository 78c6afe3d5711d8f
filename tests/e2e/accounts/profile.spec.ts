import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";

test("the profile changes the name everywhere, and keeps the address", async ({
  page,
  family,
  signIn,
  picture,
}) => {
  await page.clock.install();
  await signIn(family.parent);
  await page.goto("/settings/profile");
  await expect(page.getByLabel("Email")).toHaveValue(family.parent.email);
  await expect(page.getByLabel("Email")).not.toBeEditable();
  await page.getByLabel("First name").fill("");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("First name required")).toBeVisible();
  await expect(page.getByLabel("First name")).toBeFocused();
  await page.getByLabel("First name").fill("Zoë");
  await page.route("**/api/profile/personal-info", (route) => {
    const json = { message: "Too plain", error: "Too plain", details: { lastName: "Too plain" } };
    return route.fulfill({ status: 400, json });
  });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByLabel("Last name")).toHaveAccessibleDescription("Too plain");
  await expect(page.getByText("Failed to update profile: Too plain")).toBeVisible();
  await page.unroute("**/api/profile/personal-info");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  // 16.31
  await expect(page.getByText("Welcome, Zoë")).toBeVisible();
  await expectAccessible(page);
  await picture("profile-personal");
  await page.clock.runFor(5_100);
  await expect(page.getByText("Profile updated successfully!")).toBeHidden();
  await page.goto("/");
  await expect(page.getByText("Welcome, Zoë").first()).toBeVisible();
});

test("notifications are kept", async ({ page, family, signIn, picture }) => {
  await signIn(family.parent);
  await page.goto("/settings/profile?tab=notifications");
  const stories = page.getByRole("switch", { name: "Story notifications" });
  await expect(stories).not.toBeChecked();
  await stories.click();
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expect(page.getByText("Preferences updated successfully!")).toBeVisible();
  await expectAccessible(page);
  await picture("profile-notifications");
  await page.reload();
  await expect(stories).toBeChecked();
});
