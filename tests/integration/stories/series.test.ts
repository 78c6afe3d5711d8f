import { beforeAll, describe, expect, it } from "vitest";
import { createChild } from "@/lib/features/children/create-child";
import { deleteBook } from "@/lib/features/stories/erasure/delete-book";
import { getBook } from "@/lib/features/stories/library/get-book";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { continueStory } from "@/lib/features/stories/ordering/continue-story";
import { outlineBook } from "@/lib/features/stories/ordering/outline-book";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { listPlots } from "@/lib/features/writing/classic/choose-plot";
import { outlineInput, type BookInput } from "@/lib/features/stories/contract";
import type { Companion, Scene } from "@/lib/shared/story";
import { anotherProcess } from "@/tests/support/ai-runs";
import { askedFor, type AiServer } from "@/tests/support/ai-server";
import { aDraft, ORDER, tells } from "@/tests/support/drafts";
import { aChild, signedInParent } from "@/tests/support/family";
import { aFamily, aWish, creditsOf, runOrder, type Family } from "@/tests/support/orders";
import { startAiServer } from "@/tests/support/start-ai-server";
import type { Ports } from "@/lib/platform/context";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;
let server: AiServer;
beforeAll(async () => {
  server = await startAiServer();
  system = await workerDatabase({ ...server.env, STORY_WRITER: "classic" });
});

const order = async ({ ctx, childId }: Family, wish: Partial<BookInput> = {}) =>
  (await requestBook(ctx, { input: aWish(childId, wish), idempotencyKey: null })).id;

async function told(family: Family, wish: Partial<BookInput> = {}, ports: Ports = system): Promise<string> {
  const id = await order(family, wish);
  await runOrder(ports, id);
  const { bookId, status, message } = await getBookJob(family.ctx, id);
  expect({ status, message }).toMatchObject({ status: "COMPLETED" });
  return bookId ?? "";
}

/** The next story as the form sends it. */
async function toldAfter(family: Family, bookId: string, ports: Ports = system): Promise<string> {
  const { continues, title, topics, theme } = await continueStory(family.ctx, bookId);
  return told(family, { continues, title, topics, theme }, ports);
}

const scenesOf = async (bookId: string): Promise<Scene[]> =>
  (await system.db.bookPage.findMany({ where: { bookId }, orderBy: { number: "asc" } })).map(
    ({ scene }) => scene as unknown as Scene,
  );
const namesIn = async (bookId: string): Promise<string[]> =>
  (await scenesOf(bookId)).flatMap(({ companions }) => companions.map(({ name }: Companion) => name));

describe("the story of what happened next", () => {
  it("begins with an order filled in, and costs a credit as any other", async () => {
    const family = await aFamily(system);
    const first = await told(family);
    const next = await continueStory(family.ctx, first);
    expect(next).toMatchObject({
      continues: first,
      childId: family.childId,
      after: "The Blue Kite",
      title: "The Blue Kite: What Happened Next",
      topics: ["kites", "wind"],
      theme: "adventure",
    });
    expect(next.companions.length).toBeGreaterThan(0);
    expect(next.leftOpen).toBeTruthy();
    const second = await toldAfter(family, first);
    expect(await creditsOf(system, family.parentId)).toMatchObject({ used: 2, COMMIT: 2 });
    const [one, two] = [await getBook(family.ctx, first), await getBook(family.ctx, second)];
    expect(one.series).toEqual({ id: two.series?.id, part: 1 });
    expect(two.series?.part).toBe(2);
    expect((await continueStory(family.ctx, second)).title).toBe("The Blue Kite: Part 3");
  });

  it("says on its first page what came before, and brings the companion and the open thing along", async () => {
    const family = await aFamily(system);
    const first = await told(family);
    await system.db.book.update({
      where: { id: first },
      data: { leftOpen: "Ada and somebody had never finished their song." },
    });
    const second = await getBook(family.ctx, await toldAfter(family, first));
    const [page, last] = [second.pages[0]?.text ?? "", second.pages.at(-1)?.text ?? ""];
    expect(page).toMatch(/the kite/);
    expect(page).toMatch(/all begun with/);
    expect(last).toMatch(/old song/);
    const [companion] = (await continueStory(family.ctx, first)).companions;
    expect(await namesIn(second.id)).toContain(companion);
  });

  it("is about something that the child likes when all that we tell of its subject is told", async () => {
    const family = await aFamily(system);
    const first = await told(family, { title: "A Red Train", topics: ["a red train"] });
    const book = { parentId: family.parentId, childId: family.childId, childName: "Ada", title: "Heard" };
    const facts = { theme: "adventure", level: "Emerging", status: "draft", writer: "classic" } as const;
    const order = { ...ORDER, title: "A Red Train", topics: ["a red train"] };
    await system.db.book.createMany({
      data: [...listPlots(order).map(({ id }) => id), "open/day-again"].map((shape) => ({
        ...book,
        ...facts,
        illustrator: "classic",
        shape,
        levelReport: {},
        heroLook: {},
      })),
    });
    const { topics, note } = await continueStory(family.ctx, first);
    expect(topics).not.toContain("a red train");
    expect(note).toContain("Ada knows every story that we have about this");
    const second = await getBook(family.ctx, await toldAfter(family, first));
    expect(second.series?.part).toBe(2);
  });

  it("is about the days after where somebody died, without whoever died", async () => {
    const family = await aFamily(system);
    const first = await told(family, { title: "Our Dog Died", topics: ["dog", "sad"] });
    const next = await continueStory(family.ctx, first);
    expect(next).toMatchObject({ title: "Ada and the Days After", leftOpen: null });
    expect(next.note).toContain("isn’t told a second time");
    const second = await getBook(family.ctx, await toldAfter(family, first));
    const text = second.pages.map((page) => page.text).join(" ");
    expect(text).not.toMatch(/\b(?:died|dead|death)\b/);
    const dogs = (await scenesOf(first)).flatMap(({ companions }) =>
      companions.filter(({ kind }: Companion) => kind === "dog").map(({ name }: Companion) => name),
    );
    for (const name of dogs) expect(text).not.toContain(name);
  });

  it("is shown before it is ordered as it will be told", async () => {
    const family = await aFamily(system);
    const first = await told(family);
    const { continues, title, topics, theme } = await continueStory(family.ctx, first);
    const wish = { childId: family.childId, title, topics, theme, continues };
    const outline = await outlineBook(family.ctx, outlineInput.parse(wish));
    const second = await told(family, { title, topics, theme, continues, idea: outline.idea });
    const stored = await system.db.book.findUniqueOrThrow({ where: { id: second } });
    expect(outline.idea).toContain(stored.shape);
    if (outline.sentence) expect(stored.premise).toBe(outline.sentence);
  });

  it("keeps its series when a story of it is erased, and nothing of that story's words", async () => {
    const family = await aFamily(system);
    const first = await told(family);
    const second = await toldAfter(family, first);
    const { premise } = await system.db.book.findUniqueOrThrow({ where: { id: first } });
    await deleteBook(family.ctx, first);
    expect((await getBook(family.ctx, second)).series).toMatchObject({ part: 2 });
    const third = await getBook(family.ctx, await toldAfter(family, second));
    expect(third.series).toEqual({ id: (await getBook(family.ctx, second)).series?.id, part: 3 });
    const orders = await system.db.bookRequest.findMany({ where: { parentId: family.parentId } });
    if (premise) expect(JSON.stringify(orders.map((one) => one.order))).not.toContain(premise);
    const gone = await system.db.book.findUniqueOrThrow({ where: { id: first } });
    expect(gone).toMatchObject({ premise: null, leftOpen: null, seriesId: null });
  });

  it("has a place of its own for each of two that are ordered at once", async () => {
    const family = await aFamily(system);
    const first = await told(family);
    const wish = { continues: first, theme: "adventure" as const };
    const ids = await Promise.all([
      order(family, { ...wish, title: "One" }),
      order(family, { ...wish, title: "Two" }),
    ]);
    const orders = await system.db.bookRequest.findMany({
      where: { id: { in: ids } },
      select: { order: true },
    });
    const parts = orders.map(({ order: placed }) => (placed as { before: { part: number } }).before.part);
    expect(parts.sort()).toEqual([2, 3]);
  });

  it("can't go on after another child's story, another parent's, or one that is gone", async () => {
    const family = await aFamily(system);
    const first = await told(family);
    const stranger = await signedInParent(system);
    await expect(continueStory(stranger, first)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const sister = await createChild(family.ctx, aChild({ name: "Bea" }));
    const wish = { continues: first };
    await expect(order({ ...family, childId: sister.id }, wish)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const other = await aFamily(system);
    await expect(order(other, wish)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await deleteBook(family.ctx, first);
    await expect(order(family, wish)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await creditsOf(system, family.parentId)).toMatchObject({ reserved: 0, used: 1 });
  });

  it("is told by a provider from what came before, without a name", async () => {
    const writing = anotherProcess(system, { STORY_WRITER: "openai" });
    const family = await aFamily(system);
    const first = await told(family);
    server.chat.script(tells(aDraft({ ...ORDER, heroName: "Ada" })));
    await toldAfter(family, first, writing);
    const [outline] = server.chat.requests.filter((request) => askedFor(request) === "outline");
    const [companion] = (await continueStory(family.ctx, first)).companions;
    const asked = (outline?.body["messages"] as { content: string }[])
      .map(({ content }) => content)
      .join("\n");
    expect(asked).toContain("It goes on where the story under before ended");
    expect(asked).toContain(`"name":"${companion ?? "nobody"}"`);
    expect(asked).not.toMatch(/\bAda\b/);
  });
});
