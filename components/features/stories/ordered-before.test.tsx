// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { QueryProvider } from "@/components/data/query-provider";
import { DashboardContext } from "@/components/features/dashboard/use-dashboard";
import { aChildView } from "@/tests/support/a-child-view";
import { eventually } from "@/tests/support/eventually";
import { rendered } from "@/tests/support/rendered";
import { CreateStoryTab } from "./create-story-tab";
import { keepDraft } from "./story-draft";
import { emptyStory } from "./story-form-schema";

const nothing = () => undefined;
const MIRA = aChildView({ id: "01890000-0000-7000-8000-000000000001", name: "Mira" });
const TOM = aChildView({ id: "01890000-0000-7000-8000-000000000002", name: "Tom" });
const OUTLINE = {
  ...{ idea: "i", sentence: "A kite flies.", about: [], leftOut: [], untold: null, note: null, ideas: 1 },
  ...{ asks: null, help: null, alternatives: [], aloneFor: [] },
};
type Outlined = { childId: string; withChildIds: string[] };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The form, filled, with what the server answers. */
function filledForm(answers: { outline?: (asked: Outlined) => object; ordered?: object; refused?: object }) {
  const asked: Outlined[] = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string } = {}) => {
    if (path === "/api/children") return Promise.resolve(Response.json([MIRA, TOM]));
    if (answers.refused && /generate|outline/.test(path))
      return Promise.resolve(Response.json(answers.refused, { status: 422 }));
    if (path === "/api/books/generate")
      return Promise.resolve(Response.json(answers.ordered, { status: 202 }));
    if (path !== "/api/books/outline") return Promise.resolve(Response.json({}));
    const words = JSON.parse(body ?? "{}") as Outlined;
    asked.push(words);
    return Promise.resolve(Response.json({ ...OUTLINE, ...answers.outline?.(words) }));
  });
  const followOrder = vi.fn();
  keepDraft("p", {
    ...emptyStory(MIRA.id),
    ...{ title: "The kite", topics: "kites", theme: "adventure", withChildIds: [TOM.id] },
  });
  const store = {
    ...{
      parentId: "p",
      goTo: nothing,
      ordered: null,
      orderedBefore: false,
      followOrder,
      leaveOrder: nothing,
    },
    ...{ requests: [], tryAgain: nothing, dismiss: nothing, formRound: 0 },
  };
  const { screen, remove } = rendered(
    <QueryProvider>
      <DashboardContext value={store}>
        <CreateStoryTab childId={MIRA.id} after={null} />
      </DashboardContext>
    </QueryProvider>,
  );
  const button = (words: string) =>
    [...screen.querySelectorAll("button")].find(({ textContent }) => textContent === words);
  return { screen, remove, followOrder, button, asked };
}

const JOB = {
  ...{ id: "01890000-0000-7000-8000-000000000003", bookId: "01890000-0000-7000-8000-000000000004" },
  ...{ title: "Mira and the Kite", ahead: null, message: null, progress: 100 },
};

test("the same order, sent again, is said to be there, with its title and a link, and nothing charged", async () => {
  const { screen, remove, followOrder, button } = filledForm({
    ordered: { ...JOB, status: "COMPLETED", isEarlier: true },
  });
  await eventually(() => {
    expect(screen.textContent).toContain("A kite flies.");
  });
  button("Create Story")?.click();
  await eventually(() => {
    expect(screen.textContent).toContain("This story is already there");
  });
  expect(screen.textContent).toContain("“Mira and the Kite”");
  expect(screen.textContent).toContain("Nothing was charged.");
  expect(screen.querySelector(`a[href="/stories/${JOB.bookId}"]`)?.textContent).toBe("Read it");
  expect(followOrder).not.toHaveBeenCalled();
  remove();
});

test.each([true, false])("an order that is being made is followed; ordered before: %s", async (isEarlier) => {
  const { screen, remove, followOrder, button } = filledForm({
    ordered: { ...JOB, status: "RUNNING", isEarlier },
  });
  await eventually(() => {
    expect(screen.textContent).toContain("A kite flies.");
  });
  button("Create Story")?.click();
  await eventually(() => {
    expect(followOrder).toHaveBeenCalledTimes(1);
  });
  expect(followOrder.mock.calls[0]?.[1]).toBe(isEarlier);
  expect(screen.textContent).not.toContain("already there");
  remove();
});

test.each([MIRA, TOM])(
  "what is told of one child is told of $name by one tap, with the words as they were typed",
  async ({ id, name }) => {
    const refused = { sentence: null, idea: null, untold: "One child at a time." };
    const { screen, remove, button, asked } = filledForm({
      outline: ({ withChildIds }) =>
        withChildIds.length > 0
          ? { ...refused, aloneFor: [MIRA.id, TOM.id] }
          : { sentence: "Grandma is missed." },
    });
    await eventually(() => {
      expect(["Mira", "Tom"].map((one) => button(`Tell it for ${one}`))).not.toContain(undefined);
    });
    button(`Tell it for ${name}`)?.click();
    await eventually(() => {
      expect(screen.textContent).toContain("Grandma is missed.");
    });
    expect(["Mira", "Tom"].map((one) => button(`Tell it for ${one}`))).toEqual([undefined, undefined]);
    expect(asked.at(-1)).toMatchObject({
      childId: id,
      withChildIds: [],
      title: "The kite",
      topics: ["kites"],
    });
    remove();
  },
);

test("a refusal is said once: in the look ahead, and then beside the field that it is about", async () => {
  const message = "Please write the title in plain words.";
  const { screen, remove, button } = filledForm({
    refused: { code: "REFUSED", message, details: { title: message } },
  });
  const said = () => screen.textContent.split(message).length - 1;
  await eventually(() => {
    expect(said()).toBe(1);
  });
  expect(screen.querySelector("input[name=title][aria-invalid=true]")).toBeNull();
  button("Create Story")?.click();
  await eventually(() => {
    expect(screen.querySelector("input[name=title][aria-invalid=true]")).not.toBeNull();
  });
  expect(said()).toBe(1);
  expect(screen.textContent).toContain("Once that is changed, we tell you here");
  remove();
});
