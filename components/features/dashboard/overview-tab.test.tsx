// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QueryProvider } from "@/components/data/query-provider";
import { aChildView } from "@/tests/support/a-child-view";
import { rendered } from "@/tests/support/rendered";
import { eventually } from "@/tests/support/eventually";
import { dropDraft, keepDraft } from "@/components/features/stories/story-draft";
import { emptyStory } from "@/components/features/stories/story-form-schema";
import { OverviewTab } from "./overview-tab";
import { DashboardContext } from "./use-dashboard";

const child = aChildView();
const PARTS: Record<string, { answer: unknown; shows: string }> = {
  "/api/children": { answer: [child], shows: "Ada" },
  "/api/dashboard": {
    answer: {
      totalChildren: 1,
      totalStories: 3,
      readingTime: 12,
      totalBadges: 0,
      reading: [],
      recentBadges: [],
      families: [],
    },
    shows: "Total stories",
  },
  "/api/payments/usage-stats": {
    answer: {
      storiesThisMonth: 7,
      storiesLimit: 60,
      storiesCounted: "this month",
      childrenProfiles: 1,
      childrenLimit: 10,
      totalStories: 3,
      totalChildrenProfiles: 1,
      lastUpdated: "2026-11-01T19:00:00.000Z",
    },
    shows: "7 of 60",
  },
};
let failing: string | null;
beforeEach(() => {
  failing = null;
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      path === failing
        ? Response.json({ code: "INTERNAL", message: "An unexpected error occurred" }, { status: 500 })
        : Response.json(PARTS[path]?.answer ?? {}),
    ),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const nothing = () => undefined;
const store = {
  parentId: "p",
  goTo: nothing,
  ordered: null,
  followOrder: nothing,
  orderedBefore: false,
  leaveOrder: nothing,
  requests: [],
  tryAgain: nothing,
  dismiss: nothing,
  formRound: 0,
};
const overview = (change: Partial<typeof store> = {}) =>
  rendered(
    <QueryProvider>
      <DashboardContext value={{ ...store, ...change }}>
        <OverviewTab />
      </DashboardContext>
    </QueryProvider>,
  );
const words = (screen: HTMLElement) => screen.textContent;
const FAILED = "Failed to load dashboard data";

test.each(["/api/children", "/api/dashboard"])(
  "when %s fails, its part says so, the others are there, and trying again mends it",
  async (path) => {
    failing = path;
    const { screen, remove } = overview();
    await eventually(() => {
      expect(words(screen)).toContain(FAILED);
    });
    for (const [other, { shows }] of Object.entries(PARTS))
      if (other !== path) expect(words(screen)).toContain(shows);
    failing = null;
    [...screen.querySelectorAll("button")].find(({ textContent }) => textContent === "Try Again")?.click();
    await eventually(() => {
      expect(words(screen)).toContain(PARTS[path]?.shows);
    });
    expect(words(screen)).not.toContain(FAILED);
    remove();
  },
);

test("an order that was written and not sent is said to wait, with the way to it", async () => {
  keepDraft("p", { ...emptyStory("c"), title: "The kite" });
  const goTo = vi.fn();
  const { screen, remove } = overview({ goTo });
  await eventually(() => {
    expect(words(screen)).toContain("“The kite” is not ordered yet");
  });
  [...screen.querySelectorAll("button")].find(({ textContent }) => textContent === "Go on with it")?.click();
  expect(goTo).toHaveBeenCalledWith("create");
  dropDraft("p");
  remove();
});

test("when the usage fails, the specification's defaults stand there", async () => {
  failing = "/api/payments/usage-stats";
  const { screen, remove } = overview();
  await eventually(() => {
    expect(words(screen)).toContain("0 of 10");
  });
  expect(words(screen)).not.toContain(FAILED);
  remove();
});

const story = { id: "s", title: "The lost kite" };
const begun = { childId: "c", next: { ...story, openPage: 3 }, again: null };
const finished = { childId: "c", next: null, again: story };
const unopened = { childId: "c", next: { ...story, openPage: null }, again: null };

test.each([
  [0, [], "Reading timeNot yet", "3 stories, not read yet"],
  [0, [unopened], "Reading timeNot yet", "3 stories, not read yet"],
  [0, [begun], "Reading timeUnder a minute", "3 stories, under a minute"],
  [0, [finished], "Reading timeUnder a minute", "3 stories, under a minute"],
  [12, [finished], "Reading time12 min", "3 stories, 12 min"],
])("%i minutes of reading are said as a parent would: %j", async (readingTime, reading, total, ofChild) => {
  vi.stubGlobal("fetch", (path: string) => {
    const answer = PARTS[path]?.answer ?? {};
    const read = Array.isArray(answer) ? [{ ...child, readingTime }] : { ...answer, readingTime, reading };
    return Promise.resolve(Response.json(read));
  });
  const { screen, remove } = overview();
  await eventually(() => {
    expect(words(screen)).toContain(ofChild);
    expect(words(screen)).toContain(total);
  });
  remove();
});
