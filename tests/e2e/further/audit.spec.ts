import {
  addEntries,
  apply,
  bodyRows,
  card,
  expect,
  expectAccessible,
  test,
} from "@/tests/e2e/audit-fixtures";

test("a parent leafs on through the own account's record, and narrows it", async ({
  page,
  member,
  enterAs,
  product,
  picture,
}) => {
  await addEntries(member, product.database, 60);
  await enterAs(member);
  await page.goto("/audit-dashboard");
  await expect(bodyRows(page)).toHaveCount(50);

  await test.step("leafs on by key", async () => {
    await page.getByRole("button", { name: "Load more" }).click();
    await expect(page.getByRole("button", { name: "Load more" })).toBeHidden();
    await expect(card(page, "Recent Activity")).toHaveText(await card(page, "Total Audit Logs").innerText());
    await expect(bodyRows(page).filter({ hasText: "system" }).first()).toBeVisible();
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
