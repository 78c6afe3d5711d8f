// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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
const TYPED = "The goat that ate my homework";
const OWN = "The Goat That Giggled";
const offer = (idea: string, title = OWN) => ({
  ...{ idea, title, sentence: `A goat plays ${idea}.`, offeredFor: TYPED },
});
const NOTHING_YET = {
  ...{ idea: null, sentence: null, about: [], leftOut: [], untold: null, note: null, ideas: 2 },
  ...{ asks: `We don’t yet have a story about “${TYPED}”.`, help: null, aloneFor: [] },
};

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** The form on a phone, filled, with what the server says of it. */
function phone(outline: object, status = 200) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string } = {}) => {
    if (path === "/api/children") return Promise.resolve(Response.json([MIRA]));
    if (path === "/api/books/outline")
      return Promise.resolve(Response.json({ ...NOTHING_YET, ...outline }, { status }));
    if (path === "/api/books/generate") sent.push(JSON.parse(body ?? "{}") as Record<string, unknown>);
    return Promise.resolve(Response.json({}));
  });
  keepDraft("p", { ...emptyStory(MIRA.id), title: TYPED, topics: "goat", theme: "animals" });
  const store = {
    ...{ parentId: "p", goTo: nothing, ordered: null, orderedBefore: false, followOrder: nothing },
    ...{ leaveOrder: nothing, requests: [], tryAgain: nothing, dismiss: nothing, formRound: 0 },
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
  const offers = () => [...screen.querySelectorAll<HTMLInputElement>("[data-offers] input")];
  const name = () =>
    [...screen.querySelectorAll("label")].find(({ textContent }) => textContent === "The book will be called")
      ?.nextElementSibling as HTMLInputElement | undefined;
  const bar = () => button("Create Story")?.parentElement?.textContent ?? "";
  return { screen, remove, button, offers, name, bar, sent };
}

test("nothing is chosen before the parent does; what is chosen is called what it is, and is ordered so", async () => {
  const { remove, button, offers, name, bar, sent } = phone({ alternatives: [offer("hide"), offer("seek")] });
  await eventually(() => {
    expect(offers()).toHaveLength(2);
  });
  expect(offers().map(({ checked }) => checked)).toEqual([false, false]);
  expect([name(), bar()]).toEqual([undefined, expect.stringContaining("We don’t yet have a story")]);
  button("Create Story")?.click();
  await eventually(() => {
    expect(bar()).toContain("Please choose one of the stories that we can tell.");
  });
  expect(sent).toEqual([]);
  offers()[0]?.click();
  await eventually(() => {
    expect(name()?.value).toBe(OWN);
  });
  expect(bar()).toContain(`“${OWN}”: A goat plays hide.`);
  button("Create Story")?.click();
  await eventually(() => {
    expect(sent).toMatchObject([{ title: OWN, offeredFor: TYPED, idea: "hide" }]);
  });
  remove();
});

test("the title that was typed is put back by one tap, and goes along as it was", async () => {
  const { remove, button, offers, name, sent } = phone({ alternatives: [offer("hide"), offer("seek")] });
  await eventually(() => {
    expect(offers()).toHaveLength(2);
  });
  offers()[1]?.click();
  await eventually(() => {
    expect(name()?.value).toBe(OWN);
  });
  button(`Use “${TYPED}” all the same`)?.click();
  await eventually(() => {
    expect(name()?.value).toBe(TYPED);
  });
  button("Create Story")?.click();
  await eventually(() => {
    expect(sent).toMatchObject([{ title: TYPED, idea: "seek" }]);
  });
  expect(sent[0]).not.toHaveProperty("offeredFor");
  remove();
});

test("where the title is true of the story, it stays; what is left out is said at the button", async () => {
  const told = [offer("hide", TYPED), offer("seek", TYPED)];
  const fits = { idea: "hide", sentence: "A goat plays hide.", asks: null, leftOut: ["the bell"] };
  const { remove, offers, name, bar } = phone({ ...fits, alternatives: told });
  await eventually(() => {
    expect(offers().map(({ checked }) => checked)).toEqual([true, false]);
  });
  expect(name()).toBeUndefined();
  expect(bar()).toContain("Leaves out: “the bell”.");
  offers()[1]?.click();
  await eventually(() => {
    expect(bar()).toContain("A goat plays seek.");
  });
  expect(bar()).not.toContain("Leaves out");
  remove();
});

test("words that name somebody else's character are written over by one touch, and looked at anew", async () => {
  const message = "We can't use characters and names that belong to somebody else in the topics.";
  const instead = { title: TYPED, topics: ["puppy", "goat"] };
  const { screen, remove, button } = phone({ code: "REFUSED", message, instead }, 422);
  const field = (name: string) => screen.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;
  await eventually(() => {
    expect(screen.textContent).toContain(message);
  });
  button("Write “puppy, goat” instead")?.click();
  await eventually(() => {
    expect(field("topics")).toBe("puppy, goat");
  });
  expect(field("title")).toBe(TYPED);
  remove();
});

describe("where a parent wrote what the child does, a title for the child is offered", () => {
  const told = { idea: "hide", sentence: "A goat eats paper.", asks: null, alternatives: [], ideas: 1 };
  const TITLE = "The Last Page";

  test("and is what the book is called", async () => {
    const { screen, remove, button, name, bar, sent } = phone({ ...told, called: TITLE });
    await eventually(() => {
      expect(name()?.value).toBe(TITLE);
    });
    expect(bar()).toContain(`“${TITLE}”: A goat eats paper.`);
    expect(screen.textContent).toContain("a title to read to your child");
    button("Create Story")?.click();
    await eventually(() => {
      expect(sent).toMatchObject([{ title: TITLE, offeredFor: TYPED, idea: "hide" }]);
    });
    remove();
  });

  test("and may be turned down", async () => {
    const { remove, button, name, sent } = phone({ ...told, called: TITLE });
    await eventually(() => {
      expect(name()?.value).toBe(TITLE);
    });
    button(`Use “${TYPED}” all the same`)?.click();
    await eventually(() => {
      expect(name()?.value).toBe(TYPED);
    });
    button("Create Story")?.click();
    await eventually(() => {
      expect(sent).toMatchObject([{ title: TYPED }]);
    });
    expect(sent[0]).not.toHaveProperty("offeredFor");
    remove();
  });
});
