import { readFile } from "node:fs/promises";
import { expectAccessible } from "@/tests/e2e/accessible";
import { expect, test } from "@/tests/e2e/fixtures";
import { STEP_PATIENCE_MS } from "@/tests/support/patience";
import { filesIn } from "@/tests/support/zip-files";

test("a parent has the account deleted, comes back within the week, and keeps it", async ({
  page,
  family,
  signIn,
  picture,
}) => {
  await signIn(family.parent);
  await page.goto("/settings");
  await page.getByRole("link", { name: "Privacy & Data" }).click();
  await expect(page.getByRole("heading", { name: "Privacy & Data" })).toBeVisible();
  await expect(page.getByText("You have not been asked for any permission yet.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What goes" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What stays, and why" })).toBeVisible();
  await expectAccessible(page);
  await picture("privacy");

  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const confirm = dialog.getByRole("button", { name: "Delete everything" });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole("checkbox").click();
  await expectAccessible(page);
  await picture("privacy-delete");
  // Whoever looks at the page before it knows its answer hears that the session has ended, and leaves that to the page.
  let isTakenAway: boolean | null = null;
  await page.route("**/api/account/deletion", async (route) => {
    const answer = await route.fetch();
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await page.waitForFunction(() => localStorage.getItem("token") === null);
    isTakenAway = await page.evaluate(() => Boolean(document.body.hidden)).catch(() => true);
    await route.fulfill({ response: answer });
  });
  await confirm.click();
  await expect(page).toHaveURL(/\/signin\?m=deletion-asked$/);
  expect(isTakenAway).toBe(false);
  await page.unroute("**/api/account/deletion");
  await expect(page.getByText("Your account will be deleted in a week")).toBeVisible();

  await page.getByLabel("Email").fill(family.parent.email);
  await page.getByLabel("Password", { exact: true }).fill(family.parent.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/privacy$/);
  await page.goto("/settings/profile");
  await expect(page).toHaveURL(/\/settings\/privacy$/);
  await expect(page.getByRole("heading", { name: /^Your account will be deleted on/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete my account" })).toBeHidden();
  await expectAccessible(page);
  await picture("privacy-leaving");
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/settings/privacy");
  await expect(page.getByRole("button", { name: "Delete my account" })).toBeVisible();
});

test("a parent takes all data along", async ({ page, family, signIn, picture }) => {
  await signIn(family.parent);
  await page.goto("/settings/privacy");
  await page.getByRole("button", { name: "Prepare my data" }).click();
  await expect(page.getByText(/^Your archive is ready/)).toBeVisible({ timeout: STEP_PATIENCE_MS });
  await expectAccessible(page);
  await picture("privacy-archive");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^talewick-data-\d{4}-\d\d-\d\d\.zip$/);
  const files = filesIn(await readFile(await download.path()));
  const [person] = JSON.parse(files.get("data/parents.json")?.toString("utf8") ?? "[]") as {
    email: string;
  }[];
  expect(person?.email).toBe(family.parent.email);
  expect(files.get("read-me.txt")?.toString("utf8")).toContain("Your data at Talewick");
  await expect(page.getByRole("button", { name: "Make a new one" })).toBeVisible();
});
