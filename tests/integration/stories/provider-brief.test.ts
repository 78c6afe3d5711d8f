import { randomUUID } from "node:crypto";
import { logReading } from "@/lib/features/reading/log-reading";
import { deleteBook } from "@/lib/features/stories/erasure/delete-book";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { updateChild } from "@/lib/features/children/update-child";
import { getBook } from "@/lib/features/stories/library/get-book";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { FAILURES } from "@/lib/features/stories/rules";
import type { StoryDraft } from "@/lib/features/writing/draft-story";
import type { BookInput } from "@/lib/features/stories/contract";
import { anotherProcess, runUntilEnded } from "@/tests/support/ai-runs";
import { askedFor, fails, type AiRequest, type AiServer } from "@/tests/support/ai-server";
import { aDraft, anOutline, ORDER, tells } from "@/tests/support/drafts";
import { aChild } from "@/tests/support/family";
import { aFamily, aWish, creditsOf, runOrder, type Family } from "@/tests/support/orders";
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

const GOOD = aDraft({ ...ORDER, heroName: "Ada" });
const OFF =
  "HERO had a soft red apple for lunch. It was sweet and good. Then they all sat down in the warm sun for a while.";
/** What a weak model writes instead: the pages in `about` alone keep to what was asked. */
const ignoring = (about: readonly number[] = []): StoryDraft => ({
  ...GOOD,
  pages: GOOD.pages.map((page, index) =>
    about.includes(index) ? page : { ...page, text: OFF, companions: [], props: [] },
  ),
});
const goodPages = GOOD.pages.map(({ text }, index) => ({ number: index + 1, text }));

const order = async (wish: Partial<BookInput> = {}, family?: Family) => {
  const of = family ?? (await aFamily(system));
  const { id } = await requestBook(of.ctx, { input: aWish(of.childId, wish), idempotencyKey: null });
  return { ...of, id };
};
const run = ({ id, ...family }: Family & { id: string }) =>
  runUntilEnded(family, id, () => anotherProcess(system));
const asked = () => server.chat.requests.map(askedFor);
const sentFor = (name: string): string =>
  server.chat.requests
    .filter((request) => askedFor(request) === name)
    .map(({ body }) => (body["messages"] as { content: string }[]).map(({ content }) => content).join("\n"))
    .join("\n");

it("learns nothing of how the child's name is said, and neither does the book", async () => {
  server.chat.script(tells(GOOD));
  const family = await aFamily(system);
  await updateChild(family.ctx, { id: family.childId, profile: aChild({ sayAs: "Zobakifuqex" }) });
  const made = await order({}, family);
  const { status, bookId } = await run(made);
  expect(status).toBe("COMPLETED");
  expect(server.chat.requests.length).toBeGreaterThan(0);
  expect(JSON.stringify(server.chat.requests)).not.toMatch(/zobakifuqex/i);
  const stored = await system.db.$queryRaw`
    SELECT to_jsonb(book) AS book, to_jsonb(page) AS page FROM books book JOIN book_pages page ON page.book_id = book.id
    WHERE book.id = ${bookId}::uuid`;
  expect(JSON.stringify(stored)).toContain("kite");
  expect(JSON.stringify(stored)).not.toMatch(/zobakifuqex/i);
});

describe("a model that ignores what was asked", () => {
  it("is refused with the credit back when even its second plan is about something else", async () => {
    server.chat.script(tells(GOOD, { outline: anOutline(ignoring()) }));
    const made = await order();
    expect(await run(made)).toMatchObject({ status: "FAILED", message: FAILURES.OFF_BRIEF });
    expect(asked()).toEqual(["outline", "outline"]);
    expect(sentFor("outline")).toContain("The trouble isn't about kite.");
    expect(await creditsOf(system, made.parentId)).toMatchObject({ reserved: 0, used: 0, RELEASE: 1 });
    expect(await system.db.bookRequestStep.count({ where: { bookRequestId: made.id } })).toBe(0);
  });

  it("ends in a mended book when it puts its pages right", async () => {
    server.chat.script(tells(ignoring([0]), { outline: anOutline(GOOD), pages: { pages: goodPages } }));
    const made = await order();
    const { status, bookId } = await run(made);
    expect(status).toBe("COMPLETED");
    expect(sentFor("pages")).toContain("What the book is about isn't named here");
    const { pages } = await getBook(made.ctx, bookId ?? "");
    expect(pages.filter(({ text }) => /kite/i.test(text)).length).toBeGreaterThanOrEqual(6);
    expect(pages.some(({ text }) => text.includes("soft red apple"))).toBe(false);
  });

  it("is refused with the credit back when two mends leave the text about something else", async () => {
    const useless = { pages: goodPages.map(({ number }) => ({ number, text: OFF })) };
    server.chat.script(tells(ignoring([0]), { outline: anOutline(GOOD), pages: useless }));
    const made = await order();
    expect(await run(made)).toMatchObject({ status: "FAILED", message: FAILURES.OFF_BRIEF });
    expect(asked().filter((name) => name === "pages")).toHaveLength(2);
    expect(await creditsOf(system, made.parentId)).toMatchObject({ reserved: 0, used: 0, RELEASE: 1 });
    expect(await system.db.book.count({ where: { parentId: made.parentId, deletedAt: null } })).toBe(0);
  });

  it("is told how many pages it wrote, once, and not taken with another number", async () => {
    const short = { ...GOOD, pages: GOOD.pages.slice(0, 7) };
    server.chat.script(tells(short, { outline: anOutline(GOOD) }));
    expect(await run(await order())).toMatchObject({ status: "FAILED", message: FAILURES.PROVIDER_FAILED });
    expect(asked().filter((name) => name === "story")).toHaveLength(2);
    expect(sentFor("story")).toContain("It had 7 pages; write exactly 10.");
  });
});

describe("a second reader", () => {
  it("has a plan made again, and the first one kept where the second is worse", async () => {
    let plans = 0;
    const usual = tells(GOOD, { check: { faults: ["Nothing follows from the wind."] } });
    server.chat.script((request: AiRequest) => {
      const isSecondPlan = askedFor(request) === "outline" && (plans += 1) === 2;
      return isSecondPlan ? tells(GOOD, { outline: anOutline(ignoring()) })(request) : usual(request);
    });
    expect(await run(await order())).toMatchObject({ status: "COMPLETED" });
    expect(asked().slice(0, 4)).toEqual(["outline", "check", "outline", "story"]);
    expect(sentFor("outline")).toContain("Nothing follows from the wind.");
  });

  it("that always complains costs two mends and changes nothing", async () => {
    const faults = GOOD.pages.map((_page, index) => ({ page: index + 1, fault: "It limps." }));
    const worse = { pages: goodPages.map(({ number, text }) => ({ number, text: `${text} It limps now.` })) };
    server.chat.script(tells(GOOD, { review: { faults }, pages: worse }));
    const made = await order();
    const { bookId } = await run(made);
    const { pages } = await getBook(made.ctx, bookId ?? "");
    expect(pages.map(({ text }) => text)).toEqual(
      GOOD.pages.map(({ text }) => text.replaceAll("HERO", "Ada")),
    );
    expect(asked().filter((name) => name === "pages").length).toBeLessThanOrEqual(2);
  });

  it("is not asked once the order has cost what was held back for it", async () => {
    server.chat.script(tells(ignoring([0]), { outline: anOutline(GOOD), pages: { pages: goodPages } }));
    const made = await order();
    const spent = { bookRequestId: made.id, step: "text", kind: "text" as const, micros: 100_000n };
    await system.db.aiCall.create({ data: spent });
    await runOrder(anotherProcess(system), made.id);
    expect(asked()).toEqual(["outline", "story"]);
    expect(await getBookJob(made.ctx, made.id)).toMatchObject({ message: FAILURES.OFF_BRIEF });
  });
});

describe("a worker that has to come back", () => {
  it("asks again for nothing that was answered", async () => {
    const usual = tells(GOOD);
    server.chat.script((request: AiRequest) => (askedFor(request) === "story" ? fails(503) : usual(request)));
    const made = await order();
    await runOrder(anotherProcess(system), made.id);
    expect(await getBookJob(made.ctx, made.id)).toMatchObject({ status: "RUNNING" });
    server.chat.script(usual);
    expect(await run(made)).toMatchObject({ status: "COMPLETED" });
    expect(asked()).toEqual(["story", "review"]);
  });
});

const SAD = "Grandpa was old, and his heart was tired. Now HERO and Mom sat down with the big book of him.";
const sadly = (word: string): StoryDraft => ({
  newWords: [],
  pages: GOOD.pages.map((page, index) => ({
    ...page,
    companions: [],
    props: [],
    text:
      index === 1
        ? `Then Grandpa ${word}. It was nobody who did it. HERO and Mom held on. They sat down on his old bed.`
        : SAD,
  })),
});

describe("what needs care", () => {
  it("is told to the model with its rules, and mended where the text breaks one", async () => {
    const right = sadly("died").pages[1]?.text ?? "";
    server.chat.script(
      tells(sadly("passed away"), {
        outline: anOutline(sadly("died")),
        pages: { pages: [{ number: 2, text: right }] },
      }),
    );
    const made = await order({ title: "When Grandpa Died", topics: ["grandpa died"] });
    const { status, bookId } = await run(made);
    expect(status).toBe("COMPLETED");
    expect(sentFor("outline")).toContain("The true word is said once and calmly.");
    expect(sentFor("pages")).toContain("breaks the rules of care");
    const { pages } = await getBook(made.ctx, bookId ?? "");
    expect(pages[1]?.text).toContain("Grandpa died.");
  });

  it("is no book where the text goes on breaking one", async () => {
    server.chat.script(tells(sadly("passed away"), { outline: anOutline(sadly("died")) }));
    const made = await order({ title: "When Grandpa Died", topics: ["grandpa died"] });
    expect(await run(made)).toMatchObject({ status: "FAILED", message: FAILURES.OFF_BRIEF });
  });
});

describe("what the child has heard", () => {
  it("goes along in a sentence each, without a name", async () => {
    server.chat.script(tells(GOOD));
    const first = await order();
    await run(first);
    expect(sentFor("outline")).not.toContain('"told"');
    const { id: _id, ...family } = first;
    server.chat.script(tells(GOOD));
    await run(await order({ title: "Another Kite" }, family));
    expect(sentFor("outline")).toContain('"told":["HERO has a day to remember.');
    expect(server.chat.requests.map(({ raw }) => raw).join("\n")).not.toMatch(/\bAda\b/);
  });

  it("15.6: lends its new words once it was read to its end, and none once it is deleted", async () => {
    server.chat.script(tells(GOOD));
    const first = await order();
    const { bookId } = await run(first);
    const id = bookId ?? "";
    await system.db.book.update({ where: { id }, data: { newWords: ["lantern", "compass"] } });
    const { id: _id, ...family } = first;
    const outlineOf = async (title: string) => {
      server.reset();
      server.chat.script(tells(GOOD));
      await run(await order({ title }, family));
      return sentFor("outline");
    };
    expect(await outlineOf("Another Kite")).not.toContain("wordsMet");
    const { pages } = await getBook(first.ctx, id);
    const read = {
      ...{ id: randomUUID(), bookId: id, page: pages.length, activeSeconds: 5, listenedSeconds: 0 },
      ...{ finishedBook: true, tappedWords: [], occurredAt: new Date().toISOString() },
    };
    await logReading(first.ctx, { events: [read] });
    expect(await outlineOf("A Third Kite")).toContain('"wordsMet":["lantern","compass"]');
    await deleteBook(first.ctx, id);
    expect(await outlineOf("A Fourth Kite")).not.toContain("wordsMet");
  });
});
