import type { UsageView } from "@/lib/features/billing/contract";
import type { BookJobView } from "@/lib/features/stories/contract";
import { addChild, bookBody, finishedStory } from "@/tests/support/http-client";
import { createButton, expect, fillOrder, inLibrary, test } from "./stories-fixtures";
import { tellStatus } from "@/tests/e2e/tell-status";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("an order is followed to the library, is announced once, and the next form is empty", async ({
  page,
  home: _,
  picture,
}) => {
  let told: Partial<BookJobView> | null = {
    status: "QUEUED",
    progress: 0,
    bookId: null,
    ahead: 2,
  };
  await tellStatus(page, () => told);
  await page.goto("/dashboard?tab=create");
  await fillOrder(page, "The Quiet Star");
  await createButton(page).click();
  const bar = page.getByRole("progressbar", { name: "Progress of The Quiet Star" }).first();
  // 16.35
  await expect(bar).toHaveAttribute("aria-valuetext", "Number 3 in line");
  told = { ...told, ahead: 0 };
  await expect(bar).toHaveAttribute("aria-valuetext", "Next in line");
  for (const [status, progress, label] of [
    ["RUNNING", 5, "Starting"],
    ["RUNNING", 40, "Generating character images"],
    ["RUNNING", 70, "Writing the story"],
    ["RUNNING", 90, "Building the PDF"],
  ] as const) {
    told = { status, progress, bookId: null, ahead: null };
    await expect(bar).toHaveAttribute("aria-valuetext", `${label}, ${progress} percent`);
  }
  await picture("story-progress");
  told = null;
  await inLibrary(page);
  await expect(page.getByText("Your new story is ready")).toBeVisible();
  // 16.32: once.
  await page.reload();
  await expect(page.getByRole("heading", { name: "The Quiet Star" }).first()).toBeVisible();
  await expect(page.getByText("Your new story is ready")).toHaveCount(0);
  await page.getByRole("tab", { name: "Create Story" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect(page.getByRole("radio", { name: "Adventure" })).not.toBeChecked();
});

test("when the free stories are used up, the next order is kept and the plans are one tap away", async ({
  page,
  context,
  member,
  enterAs,
}) => {
  const child = await addChild(member);
  await enterAs(member);
  await page.goto("/dashboard?tab=create");
  const { json: free } = await member.call<UsageView>("GET", "/api/payments/usage-stats");
  // The page that the parent has open doesn't know.
  for (let made = 0; made < free.storiesLimit; made += 1) await finishedStory(member, bookBody(child.id));
  await fillOrder(page, "One Story More");
  await createButton(page).click();
  await expect(
    page.getByText(
      `The Free plan's ${free.storiesLimit} stories are used up. Choose a plan to make more. Your order stays here as you wrote it.`,
    ),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "View Plans" }).last()).toHaveAttribute(
    "href",
    "/subscription",
  );
  await expect(page.getByLabel("Title")).toHaveValue("One Story More");
  // The plans have a tab of their own, and a payment leads to the dashboard there.
  const plans = await context.newPage();
  for (const arrival of ["/payment-success", "/payment-cancel", "/dashboard"]) {
    await plans.goto(arrival);
    await expect(plans.getByText("“One Story More” is not ordered yet")).toBeVisible();
  }
  await plans.getByRole("button", { name: "Go on with it" }).click();
  await expect(plans.getByLabel("Title")).toHaveValue("One Story More");
});
