// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QueryProvider } from "@/components/data/query-provider";
import { DashboardContext } from "@/components/features/dashboard/use-dashboard";
import { aChildView } from "@/tests/support/a-child-view";
import { rendered } from "@/tests/support/rendered";
import { eventually } from "@/tests/support/eventually";
import { CreateStoryTab } from "./create-story-tab";
import { keepDraft, readDraft } from "./story-draft";
import { emptyStory } from "./story-form-schema";

const child = aChildView({ id: "01890000-0000-7000-8000-000000000001" });
let family = [child];
let used = 0;
let counted = "this month";
const usage = () => ({
  storiesThisMonth: used,
  storiesLimit: 10,
  storiesCounted: counted,
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
  orderedBefore: false,
  leaveOrder: nothing,
  requests: [],
  tryAgain: nothing,
  dismiss: nothing,
  formRound: 0,
};
const answers = (): Record<string, unknown> => ({
  "/api/children": family,
  "/api/payments/usage-stats": usage(),
  "/api/books/b/next": {
    childId: child.id,
    withChildIds: [],
    title: "The kite again",
    topics: ["kites"],
    theme: "adventure",
    continues: "b",
    after: "The first kite",
    companions: [],
    leftOpen: null,
    note: null,
  },
});
beforeEach(() => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(Response.json(answers()[path] ?? {})));
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  counted = "this month";
  family = [child];
});

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

test.each([
  ["this month", "when your plan has room again", "0 of 10 stories left this month"],
  ["in all", "as soon as you have a plan", "0 of 10 free stories left"],
])("23.12: with all stories %s used, the order can be sent %s", async (over, when, left) => {
  [used, counted] = [10, over];
  const { screen, remove } = rendered(
    <QueryProvider>
      <DashboardContext value={store}>
        <CreateStoryTab childId={null} after={null} />
      </DashboardContext>
    </QueryProvider>,
  );
  await eventually(() => {
    expect(screen.textContent).toContain(`it can be sent ${when}.`);
    expect(screen.textContent).toContain(left);
  });
  remove();
});

test("a story after another one says itself what it is, and no second notice does", async () => {
  [used, counted] = [10, "in all"];
  keepDraft("p", { ...emptyStory(child.id), title: "The kite", theme: "adventure", continues: "b" });
  const { screen, remove } = rendered(
    <QueryProvider>
      <DashboardContext value={store}>
        <CreateStoryTab childId={null} after={null} />
      </DashboardContext>
    </QueryProvider>,
  );
  await eventually(() => {
    expect(screen.querySelector<HTMLInputElement>("input[name=title]")?.value).toBe("The kite");
    expect(screen.textContent).toContain("What happened after “The first kite”");
  });
  expect(screen.textContent).toContain(NOTICE);
  expect(screen.textContent).not.toContain("We kept what you had begun.");
  remove();
});

test("what was begun comes back with a word, and one tap begins anew", async () => {
  used = 0;
  keepDraft("p", { ...emptyStory(child.id), title: "The kite", topics: "kites", theme: "adventure" });
  const { screen, remove } = rendered(
    <QueryProvider>
      <DashboardContext value={store}>
        <CreateStoryTab childId={null} after={null} />
      </DashboardContext>
    </QueryProvider>,
  );
  const title = () => screen.querySelector<HTMLInputElement>("input[name=title]")?.value;
  await eventually(() => {
    expect([title(), screen.textContent.includes("We kept what you had begun.")]).toEqual(["The kite", true]);
  });
  [...screen.querySelectorAll("button")].find(({ textContent }) => textContent === "Start over")?.click();
  await eventually(() => {
    expect([title(), screen.textContent.includes("We kept what you had begun.")]).toEqual(["", false]);
    expect(readDraft("p")).toBeNull();
  });
  remove();
});

test("that a story can be of several children is said before one is chosen, and to whoever has one it isn't", async () => {
  used = 0;
  const tab = async () => {
    const { screen, remove } = rendered(
      <QueryProvider>
        <DashboardContext value={store}>
          <CreateStoryTab childId={null} after={null} />
        </DashboardContext>
      </QueryProvider>,
    );
    await eventually(() => {
      expect(screen.textContent).toContain("Who is it for?");
    });
    const text = screen.textContent;
    remove();
    return text;
  };
  expect(await tab()).not.toContain("Heroes together");
  family = [child, aChildView({ id: "01890000-0000-7000-8000-000000000002", name: "Tom" })];
  expect(await tab()).toMatch(/Heroes together.*several of your children.*Choose one above/u);
});

test("23.14: on a phone the button that is always in sight says what it orders", async () => {
  used = 0;
  const sentence = "A kite flies over the harbour.";
  const outline = {
    ...{ idea: "i", sentence, about: [], leftOut: [], untold: null, note: null, ideas: 1 },
    ...{ asks: null, alternatives: [] },
  };
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      Response.json(
        path === "/api/children"
          ? [child]
          : path === "/api/payments/usage-stats"
            ? usage()
            : path === "/api/books/outline"
              ? outline
              : {},
      ),
    ),
  );
  keepDraft("p", { ...emptyStory(child.id), title: "The kite", topics: "kites", theme: "adventure" });
  const { screen, remove } = rendered(
    <QueryProvider>
      <DashboardContext value={store}>
        <CreateStoryTab childId={child.id} after={null} />
      </DashboardContext>
    </QueryProvider>,
  );
  await eventually(() => {
    const button = [...screen.querySelectorAll("button")].find(
      ({ textContent }) => textContent === "Create Story",
    );
    expect(button?.parentElement?.textContent).toContain(sentence);
  });
  remove();
});
