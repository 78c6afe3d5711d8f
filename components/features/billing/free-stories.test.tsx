// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { UsageView } from "@/lib/features/billing/contract";
import { rendered } from "@/tests/support/rendered";
import { eventually } from "@/tests/support/eventually";
import { FreeStories } from "./free-stories";

// 16.75: how many are left is said where a parent lands after signing up, too.
const usage = (storiesLeft: number): UsageView => ({
  storiesThisMonth: 2 - storiesLeft,
  storiesLimit: 2,
  storiesLeft,
  storiesCounted: "in all",
  childrenProfiles: 0,
  childrenLimit: 1,
  totalStories: 0,
  totalChildrenProfiles: 0,
  lastUpdated: "2026-11-01T19:00:00.000Z",
});

test.each([
  [2, "Your first 2 stories are free, without a card. Make one first"],
  [1, "You have 1 story left for free, without a card. Make another one"],
])("16.75: with %i free stories left the plans say so and lead on", async (left, told) => {
  const { screen, remove } = rendered(<FreeStories usage={usage(left)} />);
  await eventually(() => {
    expect(screen.textContent).toBe(told);
  });
  expect(screen.querySelector("a")?.getAttribute("href")).toBe("/dashboard");
  remove();
});

test("16.75: with none left nothing is promised", () => {
  const { screen, remove } = rendered(<FreeStories usage={usage(0)} />);
  expect(screen.textContent).toBe("");
  remove();
});
