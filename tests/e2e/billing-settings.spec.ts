import type { Page } from "@playwright/test";
import { addChild, bookBody, finishedStory } from "@/tests/support/http-client";
import { expect, expectAccessible, system, test } from "./billing-fixtures";

const SETTINGS = "/settings/subscription";
const backFromPortal = async (page: Page) => {
  await page.getByRole("link", { name: "Return to Talewick" }).click();
  await page.waitForURL(new RegExp(SETTINGS));
};
const bar = (page: Page, name: string) => page.getByRole("progressbar", { name });

test("without a subscription the settings lead to the plans", async ({ page, member, enterAs, picture }) => {
  await enterAs(member);
  await page.goto(SETTINGS);
  await expect(page.getByText("No subscription yet")).toBeVisible();
  await expect(page.getByText("0 of 2")).toBeVisible();
  await expect(page.getByText("0 of 1")).toBeVisible();
  await expect(page.getByText("No story has been ordered yet.")).toBeVisible();
  await picture("billing-settings-none");
  await expectAccessible(page);
  await page.getByRole("link", { name: "View Plans" }).click();
  await page.waitForURL("**/subscription");
});

test("a subscriber sees the plan, cancels it and takes it up again", async ({
  page,
  member,
  enterAs,
  picture,
}) => {
  await member.buy("Standard");
  const child = await addChild(member);
  await finishedStory(member, bookBody(child.id));
  await enterAs(member);
  await page.goto("/settings");
  await page.getByRole("link", { name: /Subscription & Billing/ }).click();

  await test.step("with price, date, usage, invoices and credits", async () => {
    await expect(page.getByRole("heading", { name: "Standard" })).toBeVisible();
    await expect(page.getByText("$29.99", { exact: true })).toBeVisible();
    await expect(page.getByText(/^Next billing date: \w+ \d+, \d{4}$/)).toBeVisible();
    await expect(bar(page, "Stories this month")).toHaveAttribute("aria-valuetext", "1 of 60 used");
    await expect(bar(page, "Child profiles")).toHaveAttribute("aria-valuetext", "1 of 10 used");
    await expect(page.getByText(/^Last updated: /)).toBeVisible();
    await expect(page.getByText("Used", { exact: true }).first()).toBeVisible();
    const pdf = page.getByRole("link", { name: /^PDF of / });
    const file = await page.request.get((await pdf.getAttribute("href")) ?? "");
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    await picture("billing-settings");
    await page.getByRole("heading", { name: "Story credits" }).scrollIntoViewIfNeeded();
    await picture("billing-settings-lists");
    await expectAccessible(page);
  });

  await test.step("in two clicks each", async () => {
    await page.getByRole("button", { name: "Cancel plan" }).click();
    await page.waitForURL(`${system.stripe}/p/session/**`);
    await picture("billing-portal-cancel");
    await page.getByRole("button", { name: "Cancel subscription" }).click();
    await page.waitForURL(new RegExp(SETTINGS));
    await expect(page.getByText(/^Your plan ends on \w+ \d+, \d{4}$/)).toBeVisible();
    await expect(page.getByText("Next billing date")).toBeHidden();
    await picture("billing-settings-cancelling");

    await page.getByRole("button", { name: "Resume my plan" }).click();
    await page.getByRole("button", { name: "Don't cancel" }).click();
    await backFromPortal(page);
    await expect(page.getByText(/^Next billing date: /)).toBeVisible();
    await expect(page.getByText(/^Your plan ends on/)).toBeHidden();
  });

  await test.step("and manages the rest in the portal", async () => {
    await page.getByRole("button", { name: "Manage Billing" }).click();
    await page.waitForURL(`${system.stripe}/p/session/**`);
    await picture("billing-portal");
    await expectAccessible(page);
    await backFromPortal(page);
  });
});

test("a larger plan opens at once", async ({ page, member, enterAs, picture }) => {
  await member.buy("Basic");
  await enterAs(member);
  await page.goto(SETTINGS);
  await expect(bar(page, "Stories this month")).toHaveAttribute("aria-valuetext", "0 of 10 used");
  await page.getByRole("button", { name: "Change plan" }).click();
  await page.waitForURL(`${system.stripe}/p/session/**`);
  await picture("billing-portal-plans");
  await page.getByRole("listitem").filter({ hasText: "Family" }).first().getByRole("button").click();
  await page.waitForURL(new RegExp(SETTINGS));
  await expect(page.getByRole("heading", { name: "Family" })).toBeVisible();
  await expect(page.getByText("$49.99", { exact: true })).toBeVisible();
  await expect(bar(page, "Stories this month")).toHaveAttribute("aria-valuetext", "0 of 200 used");
  await expect(page.getByText("0, no limit")).toBeVisible();
});
