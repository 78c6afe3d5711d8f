// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QueryProvider } from "@/components/data/query-provider";
import { DashboardContext } from "@/components/features/dashboard/use-dashboard";
import { rendered } from "@/tests/support/rendered";
import { eventually } from "@/tests/support/eventually";
import { CreateStoryTab } from "./create-story-tab";

const child = {
  id: "01890000-0000-7000-8000-000000000001",
  name: "Ada",
  sayAs: null,
  age: 6,
  gender: "Girl",
  interests: ["Space"],
  readingLevel: "Beginner",
  profileImage: null,
  profilePhotoUrl: null,
  look: {},
  totalBooks: 3,
  readingTime: 12,
  totalBadges: 0,
  badges: [],
};
const usage = (used: number) => ({
  storiesThisMonth: used,
  storiesLimit: 10,
  storiesCounted: "this month",
  childrenProfiles: 1,
  childrenLimit: 3,
  totalStories: 3,
  totalChildrenProfiles: 1,
  lastUpdated: "2026-11-01T19:00:00.000Z",
});
const nothing = () => undefined;
const store = {
  parentId: "p",
  goTo: nothing,
  ordered: null,
  followOrder: nothing,
  leaveOrder: nothing,
  requests: [],
  tryAgain: nothing,
  dismiss: nothing,
  formRound: 0,
};
let used = 0;
beforeEach(() => {
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      Response.json(
        path === "/api/children" ? [child] : path === "/api/payments/usage-stats" ? usage(used) : {},
      ),
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

const NOTICE = "No story left in your plan";

test.each([
  [10, true],
  [9, false],
])("16.27: with %i of 10 stories used, that none is left is said above the form: %s", async (count, says) => {
  used = count;
  const { screen, remove } = rendered(
    <QueryProvider>
      <DashboardContext value={store}>
        <CreateStoryTab childId={null} after={null} />
      </DashboardContext>
    </QueryProvider>,
  );
  await eventually(() => {
    expect(screen.textContent).toContain(`${10 - count} of 10 stories left`);
  });
  const text = screen.textContent;
  expect(text.includes(NOTICE)).toBe(says);
  if (says) expect(text.indexOf(NOTICE)).toBeLessThan(text.indexOf("Who is it for?"));
  remove();
});
