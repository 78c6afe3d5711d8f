import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./audit-fixtures";

const POST = "/blog/new-words-without-a-word-list";
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const comments = (page: Page) => page.getByRole("region", { name: "Comments" });

async function looksGood(page: Page): Promise<void> {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    const fits = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
    await expect.poll(fits).toBe(true);
    await expectAccessible(page);
  }
}

test("a comment waits, is let through, seen, reported, taken off and deleted", async ({
  page,
  browser,
  baseURL,
  member,
  administrator,
  enterAs,
  picture,
}) => {
  const text = "We stop at “fragile”, every time.";
  const visit = await browser.newContext({ baseURL: baseURL ?? "" });
  const visitor = await visit.newPage();
  const section = comments(page);
  const own = section.getByRole("listitem").filter({ hasText: text });

  await test.step("written by a parent, it waits", async () => {
    await enterAs(member);
    await page.goto(POST);
    const field = section.getByRole("textbox", { name: "Your comment" });
    await field.fill("Write to me at robin@example.test");
    await section.getByRole("button", { name: "Send comment" }).click();
    await expect(section.getByText(/leave addresses, phone numbers/)).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(text);
    await section.getByRole("button", { name: "Send comment" }).click();
    await expect(own).toContainText("Waits to be read by us");
    await expect(section.getByText(/We read every comment/)).toBeVisible();
    await looksGood(page);
    await own.scrollIntoViewIfNeeded();
    await picture("comment-waits");
    await visitor.goto(POST);
    await visitor.mouse.wheel(0, 400);
    const theirs = comments(visitor);
    await expect(theirs.getByRole("link", { name: "Sign in to comment" })).toBeVisible();
    await expect(
      theirs.getByRole("listitem").or(theirs.getByText("Nobody has written yet.")),
    ).not.toHaveCount(0);
    await expect(theirs).not.toContainText(text);
  });

  const waiting = page.getByRole("listitem").filter({ hasText: text });
  await test.step("an administrator shows it", async () => {
    await enterAs(administrator);
    await page.goto("/audit-dashboard");
    await page.getByRole("link", { name: "Comments of the blog" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Comments" })).toBeVisible();
    await expect(waiting).toBeVisible();
    await looksGood(page);
    await picture("comment-moderation");
    await waiting.getByRole("button", { name: "Show", exact: true }).click();
    await expect(page.getByText("Everybody sees it now.")).toBeVisible();
    await expect(waiting).toHaveCount(0);
  });

  await test.step("a visitor sees it, and how many there are", async () => {
    await visitor.reload();
    await visitor.mouse.wheel(0, 400);
    const theirs = comments(visitor).getByRole("listitem").filter({ hasText: text });
    await expect(theirs).toContainText(member.parent.firstName);
    await expect(visitor.locator("article").getByText(/^[1-9]\d* comments$/)).toBeVisible();
    await expect(theirs.getByRole("button")).toHaveCount(0);
    await expectAccessible(visitor);
  });

  await test.step("reported, it comes back to the administrator after a new proof", async () => {
    await page.goto(POST);
    const report = own.getByRole("button", { name: "Report" });
    await report.click();
    await own.getByRole("button", { name: "Cancel" }).click();
    await expect(report).toBeFocused();
    await report.press("Enter");
    await expect(own.getByRole("button", { name: "Unkind" })).toBeFocused();
    await picture("comment-report");
    await own.getByRole("button", { name: "Unkind" }).click();
    await expect(own.getByText("Thank you. We will look at it.")).toBeFocused();
    await administrator.waitLong();
    await page.goto("/audit-dashboard/comments?queue=reported");
    const dialog = page.getByRole("dialog", { name: "Is it still you?" });
    await dialog.getByLabel("Password", { exact: true }).fill(administrator.parent.password);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(waiting).toContainText("Unkind");
    await waiting.getByRole("button", { name: "Keep showing" }).click();
    await expect(page.getByText("Everybody sees it now.")).toBeVisible();
  });

  await test.step("its writer deletes it", async () => {
    await enterAs(member);
    await page.goto(POST);
    await own.getByRole("button", { name: "Delete" }).click();
    await own.getByRole("button", { name: "Yes, delete it" }).click();
    await expect(section.getByRole("heading", { name: "Comments" })).toBeFocused();
    await expect(own).toHaveCount(0);
    await visitor.reload();
    await visitor.mouse.wheel(0, 400);
    await expect(comments(visitor).getByText("Nobody has written yet.")).toBeVisible();
  });
  await visit.close();
});
