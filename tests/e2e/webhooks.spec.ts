import { expectAccessible } from "./accessible";
import { expect, test } from "./fixtures";
import { hookReceiver } from "@/tests/support/hook-receiver";

test("14.7: a webhook is added, tested, looked at and removed", async ({ page, family, signIn, picture }) => {
  const receiver = await hookReceiver((count) => (count === 1 ? 204 : 410));
  await signIn(family.parent);
  await page.goto("/settings/api");
  const webhooks = page.getByRole("region", { name: "Webhooks" });
  const address = webhooks.getByLabel("Address");
  await address.fill("https://192.168.1.1/");
  await webhooks.getByRole("button", { name: "Add the webhook" }).click();
  await expect(address).toHaveAccessibleDescription(/public internet/);
  await address.fill(receiver.url);
  await webhooks.getByRole("button", { name: "Add the webhook" }).click();
  await expect(webhooks.getByRole("textbox", { name: "Secret" })).toHaveValue(/^whsec_/);
  await expectAccessible(page);
  await picture("webhook-secret");
  await webhooks.getByRole("button", { name: "I have it" }).click();
  await expect(webhooks.getByRole("textbox", { name: "Secret" })).toHaveCount(0);

  await webhooks.getByRole("button", { name: /^Send a test: / }).click();
  const log = webhooks.getByRole("list", { name: "What it was told" });
  await expect(log.getByText("Taken")).toBeVisible();
  expect(receiver.received).toHaveLength(1);
  await expectAccessible(page);
  await picture("webhook-log");
  await log.getByRole("button", { name: "Send again" }).click();
  await expect(log.getByText("Given up")).toBeVisible();
  await page.reload();
  await expect(webhooks.getByText("it is told nothing")).toBeVisible();
  await webhooks.getByRole("button", { name: /^Switch on: / }).click();
  await expect(webhooks.getByText("it is told nothing")).toHaveCount(0);

  await webhooks.getByRole("button", { name: /^Remove: / }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(webhooks.getByRole("button", { name: /^Remove: / })).toHaveCount(0);
  receiver.close();
});
