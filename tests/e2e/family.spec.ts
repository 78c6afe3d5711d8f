import { linkInMail, newParent } from "@/tests/support/http-client";
import { STEP_PATIENCE_MS } from "@/tests/support/patience";
import { passParentGate } from "./reader-fixtures";
import { expect, expectAccessible, test } from "./stories-fixtures";

test("13.5: a second grown-up is invited, signs up, reads, and is removed", async ({
  page,
  home,
  browser,
  product,
  picture,
}) => {
  const bookId = await home.story({ title: "Ada and the Quiet Fox" });
  const guest = newParent();
  await page.goto("/settings");
  await page.getByRole("link", { name: /^Family/ }).click();
  await expect(page.getByText("Nobody else reads your stories yet.")).toBeVisible();
  await page.getByLabel("Email of the other grown-up").fill(guest.email);
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByRole("heading", { name: guest.email })).toBeVisible();
  await expect(page.getByText(`The invitation is on its way to ${guest.email}.`)).toBeAttached();
  await expectAccessible(page);
  await picture("family-invited");

  const elsewhere = await browser.newContext();
  const reader = await elsewhere.newPage();
  await reader.goto(await linkInMail(product.mail, guest.email, "/join-family"));
  await expect(reader.getByRole("heading", { name: /invites you to read together/ })).toBeVisible();
  await expect(reader.locator("body")).not.toContainText("Ada");
  await expectAccessible(reader);
  await reader.getByRole("link", { name: "Sign up" }).click();
  await reader.getByLabel("First name").fill(guest.firstName);
  await reader.getByLabel("Last name").fill(guest.lastName);
  await reader.getByLabel("Email").fill(guest.email);
  await reader.getByLabel("Password", { exact: true }).fill(guest.password);
  await reader.getByRole("button", { name: "Create Account" }).click();
  await expect(reader.getByText("Account Created!")).toBeVisible();
  await reader.goto(await linkInMail(product.mail, guest.email, "/verify-email"));
  await reader.waitForURL(/\/signin\?from=/);
  await reader.getByLabel("Email").fill(guest.email);
  await reader.getByLabel("Password", { exact: true }).fill(guest.password);
  await reader.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(reader).toHaveURL(/\/settings\/family$/);
  await expectAccessible(reader);
  await reader.getByRole("button", { name: /^Accept/ }).click();
  await expect(reader.getByText(/You read with them since/)).toBeVisible();
  await reader.goto("/dashboard");

  const family = reader.getByRole("list", { name: "To read with Ada" });
  await expect(family.getByRole("link", { name: /Ada and the Quiet Fox/ })).toBeVisible();
  await expectAccessible(reader);
  await reader.goto("/dashboard?tab=library");
  const card = reader.getByRole("article").filter({ hasText: "Ada and the Quiet Fox" });
  await expect(card.getByText(/’s family$/)).toBeVisible();
  await card.getByRole("button", { name: "More for Ada and the Quiet Fox" }).click();
  await expect(reader.getByRole("menuitem", { name: "E-book and web page" })).toBeVisible();
  for (const name of ["Rename", "Delete", "Give this story to read", "Record my voice", "What happened next"])
    await expect(reader.getByRole("menuitem", { name })).toBeHidden();
  await reader.keyboard.press("Escape");
  await card.getByRole("link", { name: "Read Ada and the Quiet Fox" }).click();
  await expect(reader.getByRole("heading", { name: "Ada and the Quiet Fox" }).first()).toBeAttached();

  await test.step("whoever reads with a family lands where there is something to read, without a plan", async () => {
    await reader.goto("/dashboard");
    await reader.getByRole("button", { name: "Logout" }).click();
    await reader.waitForURL(`${product.app}/`);
    await reader.goto("/signin");
    await reader.getByLabel("Email").fill(guest.email);
    await reader.getByLabel("Password", { exact: true }).fill(guest.password);
    await reader.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(reader).toHaveURL(/\/dashboard$/);
  });

  await test.step("and hands the device over to the child", async () => {
    await reader.getByRole("button", { name: "Hand over to Ada" }).click();
    const dialog = reader.getByRole("dialog", { name: "Hand over to Ada" });
    await expectAccessible(reader);
    await dialog.getByRole("button", { name: "Hand over" }).click();
    await expect(reader.getByRole("heading", { level: 1, name: "Ada’s stories" })).toBeVisible({
      timeout: STEP_PATIENCE_MS,
    });
    await expect(reader.getByRole("link", { name: /Ada and the Quiet Fox/ })).toBeVisible();
    await reader.goto("/dashboard");
    await expect(reader).toHaveURL(/\/shelf$/);
    await reader.getByRole("button", { name: "Grown-ups" }).click();
    await passParentGate(reader);
    const proof = reader.getByRole("dialog", { name: "Is it still you?" });
    await proof.getByLabel("Password", { exact: true }).fill(guest.password);
    await proof.getByRole("button", { name: "Continue" }).click();
    await expect(reader).toHaveURL(/\/dashboard\?tab=children$/, { timeout: STEP_PATIENCE_MS });
  });

  await page.goto("/settings/family");
  const name = `${guest.firstName} ${guest.lastName}`;
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await picture("family-remove");
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Nobody else reads your stories yet.")).toBeVisible();
  expect((await reader.goto(`/stories/${bookId}`))?.status()).toBe(404);
  await reader.goto("/dashboard?tab=library");
  await expect(reader.getByText("No stories yet")).toBeVisible();
  await elsewhere.close();
});
