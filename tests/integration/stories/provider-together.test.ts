import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createChild } from "@/lib/features/children/create-child";
import { outlineInput } from "@/lib/features/stories/contract";
import { getBook } from "@/lib/features/stories/library/get-book";
import { outlineBook } from "@/lib/features/stories/ordering/outline-book";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { TOLD_INSTEAD } from "@/lib/features/stories/rules";
import type { StoryDraft } from "@/lib/features/writing/draft-story";
import { anotherProcess, runUntilEnded } from "@/tests/support/ai-runs";
import { askedFor, type AiServer } from "@/tests/support/ai-server";
import { mendOf, reworded } from "@/tests/support/asked-stories";
import { aDraft, anOutline, ORDER, tells } from "@/tests/support/drafts";
import { aChild } from "@/tests/support/family";
import { aFamily, aWish } from "@/tests/support/orders";
import { startAiServer } from "@/tests/support/start-ai-server";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let server: AiServer;
let system: TestSystem;
beforeAll(async () => {
  server = await startAiServer();
  system = await workerDatabase(server.env);
});
beforeEach(() => {
  server.reset();
});

const OTHER = "Quentarion";

/** A story of the kite for Ada, in which her brother is named on each page that `isBeside` says. */
const ofTwo = (isBeside: (page: number) => boolean): StoryDraft =>
  reworded(aDraft({ ...ORDER, heroName: "Ada" }), (text, index) =>
    isBeside(index + 1) ? `${text} HERO2 ran.` : text,
  );
const EVERYWHERE = ofTwo(() => true);
const ON_THE_FIRST = ofTwo((page) => page === 1);

async function told() {
  const family = await aFamily(system, "family");
  const profile = aChild({ name: OTHER, gender: "Boy", age: 9 });
  const { id: otherId } = await createChild(family.ctx, profile);
  const wish = aWish(family.childId, { withChildIds: [otherId] });
  // As the form does: what is shown before is ordered.
  const { idea } = await outlineBook(family.ctx, outlineInput.parse(wish));
  const input = { ...wish, idea };
  const { id } = await requestBook(family.ctx, { input, idempotencyKey: null });
  const { status, bookId } = await runUntilEnded(family, id, () => anotherProcess(system));
  expect(status).toBe("COMPLETED");
  return getBook(family.ctx, bookId ?? "");
}

const sent = () => server.chat.requests.map(({ raw }) => raw).join("\n");
const sentFor = (name: string) =>
  server.chat.requests
    .filter((request) => askedFor(request) === name)
    .map(({ body }) => JSON.stringify(body))
    .join("\n");
const pagesWith = ({ pages }: { pages: { text: string }[] }, name: string) =>
  pages.filter(({ text }) => text.includes(name)).length;

describe("a story of two children by a model", () => {
  it("has both by name, of whom the model learns no name", async () => {
    server.chat.script(tells(EVERYWHERE));
    const book = await told();
    expect(book).toMatchObject({ writer: "openai", childName: `Ada and ${OTHER}` });
    expect(pagesWith(book, OTHER)).toBe(book.pages.length);
    for (const { text, alt } of book.pages) expect(`${text} ${alt}`).not.toMatch(/HERO|[{}]/);
    for (const name of ["outline", "story"]) expect(sentFor(name)).toContain("HERO2");
    expect(sentFor("story")).toMatch(/he[^a-z]+him/);
    expect(sent()).not.toMatch(/quentarion|\bAda\b/i);
  });

  it("is mended where one of them is left out", async () => {
    server.chat.script(tells(ON_THE_FIRST, { outline: anOutline(EVERYWHERE), pages: mendOf(EVERYWHERE) }));
    const book = await told();
    expect(sentFor("pages")).toContain("HERO2 is on too few pages");
    expect(book).toMatchObject({ writer: "openai" });
    expect(pagesWith(book, OTHER)).toBe(book.pages.length);
  });

  it("is told by us where one of them stays left out, and says so", async () => {
    server.chat.script(tells(ON_THE_FIRST, { outline: anOutline(EVERYWHERE), pages: mendOf(ON_THE_FIRST) }));
    const book = await told();
    expect(book).toMatchObject({ writer: "classic", writerNote: TOLD_INSTEAD });
    expect(pagesWith(book, OTHER)).toBeGreaterThanOrEqual(book.pages.length * 0.4);
  });

  it("is mended where it names a child that nobody chose, whose token no parent sees", async () => {
    const ofThree = reworded(EVERYWHERE, (text) => text.replace("HERO2", "HERO2 and HERO3"));
    server.chat.script(tells(ofThree, { pages: mendOf(EVERYWHERE) }));
    const book = await told();
    expect(sentFor("pages")).toContain("A token stands for nobody");
    expect(book).toMatchObject({ writer: "openai" });
    server.reset();
    server.chat.script(tells(ofThree, { pages: mendOf(ofThree) }));
    expect(await told()).toMatchObject({ writer: "classic", writerNote: TOLD_INSTEAD });
  });
});
