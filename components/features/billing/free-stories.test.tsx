// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { UsageView } from "@/lib/features/billing/contract";
import { rendered } from "@/tests/support/rendered";
import { eventually } from "@/tests/support/eventually";
import { FreeStories } from "./free-stories";

// 16.75: how many are left is said where a parent lands after signing up, too.
const usage = (storiesLeft: number, childrenProfiles = 0): UsageView => ({
  storiesThisMonth: 2 - storiesLeft,
  storiesLimit: 2,
  storiesLeft,
  storiesCounted: "in all",
  childrenProfiles,
  childrenLimit: 1,
  totalStories: 0,
  totalChildrenProfiles: 0,
  lastUpdated: "2026-11-01T19:00:00.000Z",
});

test.each([
  [2, 0, "First, add your child", "Add your child", "?tab=children&add=1"],
  [2, 1, "Your first 2 stories are free, without a card", "Create the first story", "?tab=create"],
  [1, 1, "You have 1 story left for free, without a card", "Create another story", "?tab=create"],
])(
  "16.75: with %i free stories left and %i children the plans say so and lead on",
  async (left, children, told, way, to) => {
    const { screen, remove } = rendered(<FreeStories usage={usage(left, children)} />);
    await eventually(() => {
      expect(screen.querySelector("h2")?.textContent).toBe(told);
    });
    expect(screen.textContent).toContain("free, without a card");
    expect(screen.textContent.includes("room for one child")).toBe(children === 0);
    const link = screen.querySelector("a");
    expect([link?.textContent, link?.getAttribute("href")]).toEqual([way, `/dashboard${to}`]);
    remove();
  },
);

test("16.75: with none left nothing is promised", () => {
  const { screen, remove } = rendered(<FreeStories usage={usage(0)} />);
  expect(screen.textContent).toBe("");
  remove();
});
