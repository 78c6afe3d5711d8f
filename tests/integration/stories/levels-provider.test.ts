import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeLevel } from "@/lib/features/stories/revising/change-level";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { getBook } from "@/lib/features/stories/library/get-book";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { openBookPdf } from "@/lib/features/stories/library/open-book-pdf";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { retellBook } from "@/lib/features/stories/revising/retell-book";
import { LEVEL_BANDS } from "@/lib/features/writing/rules";
import type { Context, Ports } from "@/lib/platform/context";
import type { ReadingLevel, StoryOrder } from "@/lib/shared/story";
import { anotherProcess } from "@/tests/support/ai-runs";
import {
  answers,
  fails,
  hangs,
  moderates,
  refuses,
  says,
  saysHalf,
  textsIn,
  type AiReply,
  type AiServer,
  usageOf,
} from "@/tests/support/ai-server";
import { aDraft, ORDER, tells } from "@/tests/support/drafts";
import { system as systemContext } from "@/tests/support/family";
import { aFamily, aWish, creditsOf, runOrder } from "@/tests/support/orders";
import { startAiServer } from "@/tests/support/start-ai-server";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

const ADA: StoryOrder = { ...ORDER, heroName: "Ada" };

let server: AiServer;
let system: TestSystem;

beforeAll(async () => {
  server = await startAiServer();
  system = await workerDatabase(server.env);
});
beforeEach(() => {
  server.reset();
});

/** A deployment that has met no failure of the provider yet; without it where `ai` is null. */
const fresh = (env: Partial<Ports["config"]> = {}): Ports => anotherProcess(system, env);
const seenBy = (ctx: Context, ports: Ports): Context => ({ ...ctx, config: ports.config, ai: ports.ai });

async function aFinishedBook(ports: Ports) {
  server.chat.script(tells(aDraft(ADA)));
  const family = await aFamily(system);
  const ctx = seenBy(family.ctx, ports);
  const { id } = await requestBook(ctx, { input: aWish(family.childId), idempotencyKey: null });
  await runOrder(ports, id);
  const bookId = (await getBookJob(ctx, id)).bookId ?? "";
  server.reset();
  return { ctx, parentId: family.parentId, requestId: id, bookId, before: await getBook(ctx, bookId) };
}
type Made = Awaited<ReturnType<typeof aFinishedBook>>;

const APPLE = "HERO ate a red apple. It was good. They all sat down in the sun.";
const CLASSIC = { STORY_WRITER: "classic" } as const;
const paintedBook = () => aFinishedBook(fresh());

/** The tap and the worker's part of it. */
async function tell({ ctx, bookId }: Pick<Made, "ctx" | "bookId">, level: ReadingLevel, ports = fresh()) {
  await changeLevel(ctx, { id: bookId, level });
  const { signal } = new AbortController();
  await retellBook(systemContext(ports, "story.retell"), { bookId, level, signal });
  return getBook(ctx, bookId);
}

/** At 0.75 and 4.50 dollars a million tokens. */
function priceOf(answer: object): bigint {
  const { prompt_tokens: input, completion_tokens: output } = usageOf(JSON.stringify(answer));
  return BigInt(Math.ceil(input * 0.75 + output * 4.5));
}

/** A story of another level about the pictures of a ten-page book, as a model would tell it. */
function aRetelling(level: ReadingLevel, change: { texts?: string[]; pictures?: number[] } = {}) {
  const { pages, newWords } = aDraft({ ...ADA, level });
  return {
    newWords,
    pages: pages.map(({ text }, index) => ({
      text: change.texts?.[index] ?? text,
      picture: change.pictures?.[index] ?? Math.min(index + 1, 10),
    })),
  };
}

const unchanged = (before: BookDetailView, level: ReadingLevel): BookDetailView => ({
  ...before,
  retelling: { level, status: "failed" },
});

const sent = (index: number): string => JSON.stringify(server.chat.requests[index]?.body["messages"]);

describe("a story that a model wrote", () => {
  it.each(["Beginner", "Intermediate"] as const)(
    "is told as %s with its own pictures, and costs the parent nothing",
    async (level) => {
      const book = await paintedBook();
      expect(book.before).toMatchObject({
        writer: "openai",
        levels: { easier: "Beginner", harder: "Intermediate" },
      });
      const credits = await creditsOf(system, book.parentId);
      server.chat.script(answers(aRetelling(level)));

      const after = await tell(book, level);
      expect(after).toMatchObject({ level, retelling: null, writer: "openai", title: book.before.title });
      expect(after.levelReport).toMatchObject({ level, inBand: true });
      expect(after.pages).toHaveLength(LEVEL_BANDS[level].pages.min);
      expect(after.pages.map(({ pictureUrl }) => pictureUrl)).toEqual(
        after.pages.map((_page, index) => book.before.pages[Math.min(index, 9)]?.pictureUrl),
      );
      expect(after.pages.some(({ text }) => text.includes("Ada"))).toBe(true);
      expect(JSON.stringify(after.pages)).not.toContain("HERO");
      expect((await openBookPdf(book.ctx, book.bookId)).bytes.subarray(0, 5).toString()).toBe("%PDF-");
      expect(await creditsOf(system, book.parentId)).toEqual(credits);
      expect(
        await system.db.aiCall.findMany({
          where: { bookRequestId: book.requestId, step: "retelling" },
          select: { kind: true, micros: true },
        }),
      ).toEqual([{ kind: "text", micros: priceOf(aRetelling(level)) }]);
    },
  );

  it("goes out and comes back without a name, with its pages and pictures by number", async () => {
    const book = await paintedBook();
    server.chat.script(answers(aRetelling("Beginner", { pictures: [1, 2, 3, 4, 6, 8, 9, 10] })));
    const after = await tell(book, "Beginner");
    const shown = [0, 1, 2, 3, 5, 7, 8, 9].map((index) => book.before.pages[index]);
    expect(after.pages.map(({ pictureUrl, alt }) => ({ pictureUrl, alt }))).toEqual(
      shown.map((page) => ({ pictureUrl: page?.pictureUrl, alt: page?.alt })),
    );
    expect(sent(0)).toContain("exactly 8 pages");
    expect(sent(0)).toContain('\\"page\\":10');
    const outside = server.all().map(({ raw }) => raw);
    expect(outside.join("\n")).toContain("HERO");
    expect(outside.join("\n")).not.toMatch(/\b(?:Ada|Robin|Hale)\b/);
  });

  it("has pages outside the level written again, and keeps only better ones", async () => {
    const book = await paintedBook();
    const long = "HERO considered the extraordinarily complicated instrument ".repeat(12).trim();
    const wanted = aRetelling("Beginner");
    const third = wanted.pages[2]?.text ?? "";
    const late = aRetelling("Beginner", {
      texts: wanted.pages.map(({ text }, at) => (at === 2 ? `${long}.` : text)),
    });
    server.chat.script(answers(late), answers({ pages: [{ number: 3, text: third }] }));
    const after = await tell(book, "Beginner");
    expect(server.chat.requests).toHaveLength(2);
    expect(sent(1)).toContain("You revise pages");
    expect(after.levelReport.pages[2]).toMatchObject({ inBand: true });
    expect(after.pages[2]?.text).toBe(third.replaceAll("HERO", "Ada"));
  });

  const useless: [string, () => AiReply][] = [
    ["declined", refuses],
    ["away", () => fails(503)],
    ["too slow", hangs],
    ["half", () => saysHalf(aRetelling("Beginner"))],
    ["no story", () => says("{}")],
    ["of another length", () => answers(aRetelling("Emerging"))],
    ["with a picture that isn't there", () => answers(aRetelling("Beginner", { pictures: [1, 2, 3, 99] }))],
    ["all about one picture", () => answers(aRetelling("Beginner", { pictures: Array(8).fill(1) }))],
    ["about something else", () => answers(aRetelling("Beginner", { texts: Array<string>(8).fill(APPLE) }))],
    ["rude", () => answers(aRetelling("Beginner", { texts: ["HERO said a bad word: fuck."] }))],
  ];
  describe("and whose new text", () => {
    let book: Made;
    beforeAll(async () => {
      book = await paintedBook();
    });
    it.each(useless)("is %s stays as it is", async (_name, reply) => {
      server.chat.script(reply());
      const ports = fresh({ AI_TEXT_TIMEOUT_SECONDS: 1 });
      expect(await tell(book, "Beginner", ports)).toEqual(unchanged(book.before, "Beginner"));
      expect(server.chat.requests.length).toBeGreaterThan(0);
    });
  });

  it("can be asked for again", async () => {
    const book = await paintedBook();
    server.chat.script(refuses(), answers(aRetelling("Beginner")));
    expect(await tell(book, "Beginner")).toEqual(unchanged(book.before, "Beginner"));
    expect(await tell(book, "Beginner")).toMatchObject({ level: "Beginner", retelling: null });
  });

  it("is not paid for twice when the job comes again", async () => {
    const book = await paintedBook();
    server.chat.script(answers(aRetelling("Beginner")));
    await tell(book, "Beginner");
    const { signal } = new AbortController();
    await retellBook(systemContext(fresh()), { bookId: book.bookId, level: "Beginner", signal });
    expect(server.chat.requests).toHaveLength(1);
  });

  it("stays with the worker's successor when the worker stops", async () => {
    const book = await paintedBook();
    server.chat.script(hangs());
    await changeLevel(book.ctx, { id: book.bookId, level: "Beginner" });
    const stop = new AbortController();
    const work = retellBook(systemContext(fresh()), {
      bookId: book.bookId,
      level: "Beginner",
      signal: stop.signal,
    });
    stop.abort(new Error("the worker stops"));
    await expect(work).rejects.toThrow();
    expect((await getBook(book.ctx, book.bookId)).retelling).toEqual({ level: "Beginner", status: "making" });
  });

  it("is offered at no other level where the deployment no longer writes there", async () => {
    const book = await paintedBook();
    const without = { ...book.ctx, ai: null };
    const ours = seenBy(book.ctx, fresh(CLASSIC));
    for (const ctx of [without, ours]) {
      expect((await getBook(ctx, book.bookId)).levels).toEqual({ easier: null, harder: null });
      await expect(changeLevel(ctx, { id: book.bookId, level: "Beginner" })).rejects.toMatchObject({
        code: "CONFLICT",
      });
    }
  });

  it("is refused at once when the budget of the day is spent, and not paid for when it is spent later", async () => {
    const book = await paintedBook();
    const poor = fresh({ AI_DAILY_BUDGET_CENTS: 0 });
    const wish = { id: book.bookId, level: "Beginner" } as const;
    await expect(changeLevel(seenBy(book.ctx, poor), wish)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(await tell(book, "Beginner", poor)).toEqual(unchanged(book.before, "Beginner"));
    expect(server.chat.requests).toHaveLength(0);
  });
});

describe.each([
  ["our grammar", CLASSIC],
  ["a model", {}],
] as const)("the new text of %s", (_name, env) => {
  it("is seen by the provider's check before anybody sees it, without a name", async () => {
    const book = await aFinishedBook(fresh(env));
    server.chat.script(answers(aRetelling("Beginner")));
    const after = await tell(book, "Beginner", fresh(env));
    expect(after.level).toBe("Beginner");
    const checked = server.moderations.requests.flatMap(textsIn).join("\n");
    for (const { text } of after.pages) expect(checked).toContain(text.replaceAll("Ada", "HERO"));
    expect(checked).not.toContain("Ada");
  });

  it.each([
    ["flags it", () => moderates((text) => text.includes("HERO"))],
    ["gives no answer", () => fails(500)],
    ["answers with nonsense", (): AiReply => ({ body: { results: [] } })],
  ])("is not shown when the check %s, and can be asked for again", async (_check, reply) => {
    const book = await aFinishedBook(fresh(env));
    server.chat.script(answers(aRetelling("Beginner")));
    server.moderations.script(reply());
    expect(await tell(book, "Beginner", fresh(env))).toEqual(unchanged(book.before, "Beginner"));
    server.moderations.script();
    expect(await tell(book, "Beginner", fresh(env))).toMatchObject({ level: "Beginner", retelling: null });
  });
});
