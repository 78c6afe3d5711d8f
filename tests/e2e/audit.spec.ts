import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { withClient } from "@/tests/support/with-client";
import { expect, expectAccessible, test, type Member } from "./audit-fixtures";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const rows = (page: Page) => page.getByRole("table", { name: "Audit logs" }).getByRole("row");
const bodyRows = (page: Page) => rows(page).filter({ hasNot: page.getByRole("columnheader") });
const apply = (page: Page) => page.getByRole("button", { name: "Apply Filters" }).click();
const card = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");
const fitsAcross = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** Changes of the own account, as the product itself would have recorded them. */
const addEntries = ({ login }: Member, database: string, count: number) =>
  withClient(database, (client) =>
    client.query(
      `INSERT INTO audit_log (action, table_name, record_id, actor_parent_id, subject_parent_id, changed_fields, occurred_at)
       SELECT (ARRAY['INSERT','UPDATE','DELETE','SOFT_DELETE'])[1 + n % 4], 'book_requests', uuid_v7(), $1, $1,
         ARRAY['title','topics','theme','status','level'], now() - n * interval '1 minute'
       FROM generate_series(1, $2::int) n`,
      [login.id, count],
    ),
  );

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

  await test.step("leafs on by key", async () => {
    await page.getByRole("button", { name: "Load more" }).click();
    await expect(page.getByRole("button", { name: "Load more" })).toBeHidden();
    await expect(card(page, "Recent Activity")).toHaveText(await card(page, "Total Audit Logs").innerText());
    await expect(bodyRows(page).filter({ hasText: "system" }).first()).toBeVisible();
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

  await test.step("filters, and finds the same after a reload and a step back", async () => {
    await page.getByLabel("Table").selectOption("Parents");
    await apply(page);
    await expect(page).toHaveURL(/\/audit-dashboard\?tableName=parents$/);
    await expect(bodyRows(page).first()).toContainText("Parents");
    await expect(bodyRows(page).filter({ hasText: "Book Requests" })).toHaveCount(0);
    await page.getByLabel("Action").selectOption("Soft Delete");
    await expect(page.getByText("With an action chosen, the list shows it for every table.")).toBeVisible();
    await apply(page);
    await expect(bodyRows(page)).toHaveCount(15);
    await page.reload();
    await expect(bodyRows(page)).toHaveCount(15);
    await expect(page.getByLabel("Action")).toHaveValue("SOFT_DELETE");
    await page.goBack();
    await expect(page.getByLabel("Action")).toHaveValue("");
    await expect(bodyRows(page).filter({ hasText: "Book Requests" })).toHaveCount(0);
  });

  await test.step("by dates only when both are there, and in order", async () => {
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(page).toHaveURL(/\/audit-dashboard$/);
    await page.getByLabel("Start Date").fill("2020-01-02");
    await expect(page.getByText("The dates apply once both are set.")).toBeVisible();
    await apply(page);
    await expect(bodyRows(page)).toHaveCount(50);
    await page.getByLabel("End Date").fill("2020-01-01");
    await expect(page.getByText("The end is before the start.")).toBeVisible();
    await page.getByLabel("End Date").fill("2020-01-03");
    await apply(page);
    await expect(page.getByRole("heading", { name: "No audit logs found" })).toBeVisible();
    await picture("audit-none");
    await expectAccessible(page);
    await page.getByLabel("End Date").fill("9999-12-31");
    await apply(page);
    await expect(bodyRows(page)).toHaveCount(50);
  });

  await test.step("by the own address alone", async () => {
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await page.getByLabel("User Email").fill("%");
    await apply(page);
    await expect(page.getByRole("heading", { name: "No audit logs found" })).toBeVisible();
    await page.getByLabel("User Email").fill(member.parent.email.toUpperCase());
    await apply(page);
    await expect(bodyRows(page)).toHaveCount(50);
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

test("16.67: what is chosen while a step back is under way leaves the page its name", async ({
  page,
  member,
  enterAs,
}) => {
  await enterAs(member);
  await page.goto("/audit-dashboard");
  await page.getByLabel("Table").selectOption("Parents");
  await apply(page);
  await expect(page).toHaveURL(/tableName=parents$/);
  await page.reload();
  await expect(bodyRows(page).first()).toBeVisible();
  // After a reload the router asks the server for the page it goes back to.
  const answer = Promise.withResolvers<undefined>();
  await page.route(/[?&]_rsc=/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goBack();
  await page.getByLabel("Table").selectOption("Book Requests");
  await apply(page);
  await expect(page).toHaveURL(/tableName=book_requests$/);
  await expect(page).toHaveTitle("Audit Dashboard · Talewick");
  answer.resolve(undefined);
  await page.unrouteAll({ behavior: "wait" });
  await expect(page).toHaveTitle("Audit Dashboard · Talewick");
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
