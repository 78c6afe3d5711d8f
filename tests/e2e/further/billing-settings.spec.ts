import { addChild, bookBody, finishedStory, linkInMail, mailTo } from "@/tests/support/http-client";
import {
  expect,
  expectAccessible,
  renewalFails,
  subscriptionThat,
  system,
  test,
} from "@/tests/e2e/billing-fixtures";

const SETTINGS = "/settings/subscription";

test.describe("16.18: a parent far from here", () => {
  const timeZone = "Pacific/Kiritimati";
  test.use({ timezoneId: timeZone });

  test("reads times by their own clock", async ({ page, member, enterAs }) => {
    const child = await addChild(member);
    await finishedStory(member, bookBody(child.id));
    await enterAs(member);
    await page.goto(SETTINGS);
    const line = page.getByRole("listitem").filter({ hasText: "Used" }).first();
    const time = line.getByRole("time").first();
    const at = new Date((await time.getAttribute("datetime")) ?? "");
    const format = { dateStyle: "medium", timeStyle: "short" } as const;
    await expect(time).toHaveText(new Intl.DateTimeFormat("en-US", { ...format, timeZone }).format(at));
  });
});

test("the billing portal's failures are told beside the button", async ({
  page,
  member,
  enterAs,
  picture,
}) => {
  await member.buy("Basic");
  await enterAs(member);
  await page.goto(SETTINGS);
  const manage = page.getByRole("button", { name: "Manage Billing" });
  const portal = "POST /v1/billing_portal/sessions$";

  await member.refuse(portal, { message: "No configuration provided.", param: "configuration" });
  await manage.click();
  await expect(page.getByText("Billing portal is currently being set up...")).toBeVisible();
  await picture("billing-portal-failure");
  await member.refuse(portal, { message: "No." });
  await manage.click();
  await expect(page.getByText("Failed to access billing portal")).toBeVisible();
  await member.refuse(portal, { message: "No." });
  // Whatever looks at the link before a person does opens nothing: the refusal is still there for them.
  expect((await page.request.get(`${SETTINGS}/portal`)).status()).toBe(200);
  await page.goto(`${SETTINGS}/portal`);
  await page.waitForURL(`**${SETTINGS}?portal=failed`);
  await expect(page.getByText("Failed to access billing portal")).toBeVisible();
  await page.route("**/api/payments/customer-portal", (route) => route.fulfill({ json: {} }));
  await manage.click();
  await expect(page.getByText("No portal URL received")).toBeVisible();
  await page.unroute("**/api/payments/customer-portal");
  await page.route("**/api/payments/customer-portal", (route) => route.abort());
  await manage.click();
  await expect(page.getByText("Network error. Please check your connection and try again.")).toBeVisible();
});

test("a smaller plan begins when the period ends, and everybody stays", async ({
  page,
  member,
  enterAs,
  picture,
}) => {
  await member.buy("Standard");
  await member.passDays(31);
  for (const name of ["Ada", "Ben", "Cleo", "Dov"]) await addChild(member, { name });
  await enterAs(member);
  await page.goto(SETTINGS);
  await page.getByRole("button", { name: "Change plan" }).click();
  await page.getByRole("listitem").filter({ hasText: "$9.99" }).getByRole("button").click();
  await page.waitForURL(new RegExp(SETTINGS));
  await expect(page.getByRole("heading", { name: "Standard" })).toBeVisible();
  await expect(page.getByText("Changes to Basic on that day, at $9.99/month")).toBeVisible();
  await expect(page.getByText("4 of 10")).toBeVisible();
  await picture("billing-settings-downgrade");

  await member.passDays(31);
  await subscriptionThat(member, ({ planName }) => planName === "Basic");
  await page.goto(SETTINGS);
  await expect(page.getByText("4 of 3")).toBeVisible();
  await expect(page.getByText("Everybody stays, with all their stories.")).toBeVisible();

  await page.goto("/dashboard?tab=children");
  await expect(page.getByText("4 profiles; your plan has room for 3")).toBeVisible();
  await expect(page.getByText("To add another child, choose a larger plan.")).toBeVisible();
  await picture("billing-children-over");
  expect(await member.call("POST", "/api/children", { ...CHILD })).toMatchObject({
    status: 409,
    json: { message: "Your plan has room for 3 child profiles. Choose a larger plan to add more." },
  });
});

const CHILD = { name: "Eve", age: 6, gender: "Girl", interests: ["Space"], readingLevel: "Emerging" };

test("a renewal fails and is mended", async ({ page, member, enterAs, picture }) => {
  await member.buy("Standard", renewalFails());
  await member.passDays(31);
  await subscriptionThat(member, ({ status }) => status === "past_due");
  await enterAs(member);

  await test.step("the dashboard and the settings say so, and until when", async () => {
    await page.goto("/dashboard");
    await expect(page.getByText("Your last payment did not go through")).toBeVisible();
    await expect(page.getByText(/Your plan stays open until \w+ \d+, \d{4}\./)).toBeVisible();
    await picture("billing-dashboard-overdue");
    await expectAccessible(page);
    await page.goto(SETTINGS);
    await expect(page.getByText("Payment overdue")).toBeVisible();
    const invoices = page.getByRole("listitem").filter({ hasText: "Open" });
    await expect(invoices.getByRole("link", { name: /^Pay / })).toHaveAttribute("href", /\/i\/in_/);
    await picture("billing-settings-overdue");
    await expectAccessible(page);
  });

  await test.step("the e-mail's link opens the portal at the card", async () => {
    const link = await linkInMail(system.mail, member.parent.email, `${SETTINGS}/portal`);
    const failed = (await mailTo(system.mail, member.parent.email)).filter(
      ({ subject }) => subject === "Your payment did not go through",
    );
    expect(failed).toHaveLength(1);
    await page.goto(link);
    await page.waitForURL(`${system.stripe}/p/session/**`);
    await picture("billing-portal-card");
    await page.getByRole("button", { name: "Save card" }).click();
    await page.waitForURL(new RegExp(SETTINGS));
  });

  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await expect(page.getByText("Your last payment did not go through")).toBeHidden();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Your story room" })).toBeVisible();
  await expect(page.getByText("Your last payment did not go through")).toBeHidden();
});
