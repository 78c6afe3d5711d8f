import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";
import { apiClient } from "@/tests/support/http-client";

test("14.7: a parent makes a key for a program, rotates it and revokes it", async ({
  page,
  family,
  signIn,
  product,
  picture,
}) => {
  await signIn(family.parent);
  await page.goto("/settings");
  await page.getByRole("link", { name: /^API Keys/ }).click();
  await expect(page.getByRole("heading", { name: "API Keys" })).toBeVisible();
  await expect(page.getByText("Starter: 0 of 100 calls used.")).toBeVisible();
  await expect(page.getByText("You have no key yet.")).toBeVisible();
  await expectAccessible(page);
  await picture("api-keys-none");

  await page.getByRole("button", { name: "Make the key" }).click();
  await expect(page.getByText("Please give the key a name")).toBeVisible();
  await page.getByLabel("Name").fill("Bedtime bot");
  await page.getByRole("checkbox", { name: /^Read reading analytics/ }).click();
  await page.getByRole("button", { name: "Make the key" }).click();
  const made = page.getByRole("region", { name: /^Your key “/ });
  await expect(made).toBeFocused();
  const secret = await made.getByLabel("Key", { exact: true }).inputValue();
  const keys = page.getByRole("region", { name: "Your keys" }).getByRole("listitem");
  await expect(keys.first()).toContainText("Bedtime bot");
  await expect(keys.first()).toContainText("analytics:read");
  await expectAccessible(page);
  await picture("api-key-made");

  const asked = (key: string) => apiClient(product.app, key).call("GET", "/api/v1/profiles");
  expect((await asked(secret)).status).toBe(200);
  await made.getByRole("button", { name: "I have it" }).click();
  await expect(made).toBeHidden();
  await page.reload();
  await expect(page.getByText("Starter: 1 of 100 calls used.")).toBeVisible();
  await expect(page.getByText("Last used")).toBeVisible();
  await expect(page.locator("body")).not.toContainText(secret);

  await page.getByRole("button", { name: "Rotate Bedtime bot" }).click();
  await expectAccessible(page);
  await picture("api-key-rotate");
  await page.getByRole("dialog").getByRole("button", { name: "Rotate it" }).click();
  await expect(made).toBeFocused();
  const renewed = await made.getByLabel("Key", { exact: true }).inputValue();
  expect([(await asked(secret)).status, (await asked(renewed)).status]).toEqual([401, 200]);

  await page.getByRole("button", { name: "Revoke Bedtime bot" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke it" }).click();
  await expect(page.getByText("You have no key yet.")).toBeVisible();
  await expect(made).toBeHidden();
  expect((await asked(renewed)).status).toBe(401);
});
