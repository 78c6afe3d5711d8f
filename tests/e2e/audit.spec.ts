import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  addEntries,
  apply,
  bodyRows,
  card,
  expect,
  expectAccessible,
  rows,
  test,
} from "@/tests/e2e/audit-fixtures";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const fitsAcross = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test("a parent looks through what was recorded of the own account", async ({
  page,
  member,
  enterAs,
  product,
  picture,
}) => {
  await addEntries(member, product.database, 60);
  await enterAs(member);
  await page.goto("/settings");
  await page.getByRole("link", { name: /Audit Dashboard/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Audit Dashboard" })).toBeVisible();

  await test.step("in cards, badges and a table", async () => {
    await expect(bodyRows(page)).toHaveCount(50);
    await expect(rows(page).first().getByRole("columnheader")).toHaveText([
      "Action",
      "Table",
      "Record ID",
      "User",
      "Timestamp",
      "Changed Fields",
      "Actions",
    ]);
    const total = async () => Number(await card(page, "Total Audit Logs").innerText());
    await expect.poll(total).toBeGreaterThan(60);
    await expect(card(page, "Active Users")).toHaveText("1");
    await expect(card(page, "Recent Activity")).toHaveText("50");
    const made = bodyRows(page).filter({ hasText: "Soft Delete" }).first();
    await expect(made.getByText(member.parent.email)).toBeVisible();
    await expect(made).toContainText("titletopicstheme+2");
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      expect([viewport.width, await fitsAcross(page)]).toEqual([viewport.width, true]);
      await expectAccessible(page);
    }
    await picture("audit");
    await bodyRows(page).nth(2).scrollIntoViewIfNeeded();
    await picture("audit-rows");
  });

  await test.step("opens one", async () => {
    const made = bodyRows(page).filter({ hasText: "Soft Delete" }).first();
    await made.getByRole("button", { name: "View Soft Delete of Book Requests" }).click();
    const dialog = page.getByRole("dialog", { name: "Audit log" });
    await expect(dialog.getByRole("listitem")).toHaveText(["title", "topics", "theme", "status", "level"]);
    await picture("audit-entry");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });

  await test.step("takes the log home", async () => {
    await page.getByLabel("Table").selectOption("Parents");
    await apply(page);
    await expect(page).toHaveURL(/tableName=parents/);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^audit_logs_\d{4}-\d{2}-\d{2}\.json$/);
    const entries = JSON.parse(await readFile(await file.path(), "utf8")) as { tableName: string }[];
    expect(new Set(entries.map(({ tableName }) => tableName))).toEqual(new Set(["parents"]));
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(bodyRows(page).first()).toContainText("Export");
  });
});

test("an administrator shows who they are, sees everybody, and is seen", async ({
  page,
  member,
  administrator,
  enterAs,
  product,
  picture,
}) => {
  await addEntries(member, product.database, 3);
  await enterAs(administrator);
  await administrator.waitLong();
  await page.goto("/audit-dashboard");
  const dialog = page.getByRole("dialog", { name: "Is it still you?" });
  await expect(dialog).toBeVisible();
  await expect(page.getByText(member.parent.email)).toHaveCount(0);
  await picture("audit-administrator-asked");
  await dialog.getByLabel("Password", { exact: true }).fill(administrator.parent.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toBeHidden();
  await expect(bodyRows(page).first()).toBeVisible();
  await expect(card(page, "Total Audit Logs")).toHaveText(/^[\d,]+$/);
  await page.getByLabel("User Email").fill(member.parent.email);
  await apply(page);
  await expect(bodyRows(page).filter({ hasText: member.parent.email }).first()).toBeVisible();
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    expect([viewport.width, await fitsAcross(page)]).toEqual([viewport.width, true]);
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(bodyRows(page).filter({ hasText: "Read" }).first()).toContainText(administrator.parent.email);
  await picture("audit-administrator");
});

test("without an answer the screen says so, and tries again", async ({ page, member, enterAs }) => {
  await enterAs(member);
  await page.route("**/api/audit/recent*", (route) => route.abort());
  await page.goto("/audit-dashboard");
  await expect(page.getByText("The audit log could not be loaded")).toBeVisible();
  await page.unroute("**/api/audit/recent*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(bodyRows(page).first()).toBeVisible();
});
