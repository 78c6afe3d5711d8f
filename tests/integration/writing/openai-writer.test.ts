import { beforeAll, describe, expect, it } from "vitest";
import { createChild } from "@/lib/features/children/create-child";
import { getBook } from "@/lib/features/stories/library/get-book";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { FAILURES } from "@/lib/features/stories/rules";
import { openaiWriter } from "@/lib/features/writing/openai-writer";
import type { AiMeter } from "@/lib/platform/ai/ai-call";
import { openaiProvider } from "@/lib/platform/ai/openai-provider";
import {
  answers,
  askedFor,
  fails,
  hangs,
  refuses,
  says,
  saysHalf,
  type AiRequest,
  type AiServer,
} from "@/tests/support/ai-server";
import { aDraft, ORDER, tells, withPage } from "@/tests/support/drafts";
import { aChild } from "@/tests/support/family";
import { aFamily, aWish, creditsOf, runOrder } from "@/tests/support/orders";
import { startAiServer } from "@/tests/support/start-ai-server";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let chat: AiServer["chat"];
let env: AiServer["env"];
let system: TestSystem;

beforeAll(async () => {
  ({ chat, env } = await startAiServer());
  system = await workerDatabase(env);
});

async function ordered(topics = ["kites", "Wilhelmina in the wind"]) {
  const family = await aFamily(system);
  const child = await createChild(family.ctx, aChild({ name: "Wilhelmina" }));
  const input = aWish(child.id, { topics, title: "Wilhelmina's Kite" });
  const { id } = await requestBook(family.ctx, { input, idempotencyKey: null });
  return { ...family, id };
}

/** Runs an order as often as the queue would. */
async function runToTheEnd(id: string): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) await runOrder(system, id).catch(() => undefined);
}

const spent: number[] = [];
const meter: AiMeter = {
  admit: () => Promise.resolve(),
  charge: ({ micros }) => {
    spent.push(micros);
    return Promise.resolve();
  },
};

/** A writer of its own, so that no test meets a breaker that another one opened. */
function model(settings: Partial<TestSystem["config"]> = {}) {
  const ai = openaiProvider({ ...system.config, ...settings });
  if (!ai) throw new Error("a key gives a model");
  return openaiWriter(ai.chat, { onBehalfOf: "a-parent", meter, family: [] });
}

const mends = (): number => chat.requests.filter((asked) => askedFor(asked) === "pages").length;

const messagesOf = (request: AiRequest | undefined): string[] =>
  (request?.body["messages"] as { content: string }[]).map(({ content }) => content);

describe("a deployment with a key", () => {
  it("has its stories written there, from an order without the child's name", async () => {
    chat.script(tells(aDraft()));
    const { ctx, id, parentId } = await ordered();
    await runOrder(system, id);
    const job = await getBookJob(ctx, id);
    expect(job.status).toBe("COMPLETED");
    const stored = await system.db.book.findUniqueOrThrow({ where: { id: job.bookId ?? "" } });
    expect(stored).toMatchObject({ writer: "openai", illustrator: "classic" });
    const book = await getBook(ctx, stored.id);
    expect(book.pages).toHaveLength(10);
    expect(book.pages.map(({ text }) => text).join(" ")).toContain("Wilhelmina");
    for (const { text, alt } of book.pages) expect(`${text} ${alt}`).not.toMatch(/HERO|[{}]/);

    expect(chat.requests.map(askedFor)).toEqual(["outline", "check", "story", "review"]);
    const request = chat.requests.find((asked) => askedFor(asked) === "story");
    const parent = await system.db.parent.findUniqueOrThrow({ where: { id: parentId } });
    for (const { raw } of chat.requests) {
      expect(raw).not.toMatch(/wilhelmina/i);
      expect(raw).not.toContain(parent.email);
      expect(raw).not.toContain(parentId);
    }
    expect(request?.path).toBe("/v1/chat/completions");
    expect(request?.body).toMatchObject({
      model: "test-model",
      store: false,
      response_format: { type: "json_schema", json_schema: { name: "story", strict: true } },
    });
    expect(request?.body["safety_identifier"]).toMatch(/^[0-9a-f]{64}$/);
  });

  it("asks again for a page that misses its level, and says only what is wrong", async () => {
    const long = `HERO ${"ran and ".repeat(20)}stopped. The kite was up. The wind was good. They all went home.`;
    const good = aDraft().pages[2]?.text ?? "";
    chat.script(tells(withPage(aDraft(), long), { pages: { pages: [{ number: 3, text: good }] } }));
    const story = await model().write(ORDER);
    expect(story.pages[2]?.text).toBe(good.replaceAll("HERO", "Wilhelmina"));
    const [rewrite, ...more] = chat.requests.filter((asked) => askedFor(asked) === "pages");
    expect(more).toEqual([]);
    expect(messagesOf(rewrite)[1]).toContain("Too long: HERO ran and");
    expect(messagesOf(rewrite)[1]).not.toContain('"number":4');
    expect(rewrite?.raw).not.toMatch(/wilhelmina/i);
  });

  it("asks again for a page that would not pass the safety check", async () => {
    const good = aDraft().pages[2]?.text ?? "";
    const bad = `${good} We live at 12 Oak Street.`;
    chat.script(tells(withPage(aDraft(), bad), { pages: { pages: [{ number: 3, text: good }] } }));
    const story = await model().write(ORDER);
    expect(story.pages[2]?.text).toBe(good.replaceAll("HERO", "Wilhelmina"));
    const rewrite = chat.requests.find((asked) => askedFor(asked) === "pages");
    expect(messagesOf(rewrite)[1]).toContain("reads like an address");
  });

  it("ends the story where such a page stays as it is", async () => {
    const bad = `${aDraft().pages[2]?.text ?? ""} We live at 12 Oak Street.`;
    chat.script(tells(withPage(aDraft(), bad), { pages: { pages: [{ number: 3, text: bad }] } }));
    const { ctx, id } = await ordered();
    await runOrder(system, id);
    expect(await getBookJob(ctx, id)).toMatchObject({ status: "FAILED", message: FAILURES.REFUSED });
    expect(mends()).toBe(2);
  });

  it("stops after two rewrites and keeps the better pages", async () => {
    const short = "HERO ran home.";
    chat.script(tells(withPage(aDraft(), short), { pages: { pages: [{ number: 3, text: "HERO sat." }] } }));
    const story = await model().write({ ...ORDER, heroName: "Mia" });
    expect(story.pages[2]?.text).toBe("Mia ran home.");
    expect(mends()).toBe(2);
  });

  it("keeps the story when a rewrite fails", async () => {
    chat.script(tells(withPage(aDraft(), "HERO ran home."), { pages: { pages: "none" } }));
    const story = await model().write({ ...ORDER, heroName: "Mia" });
    expect(story.pages[2]?.text).toBe("Mia ran home.");
    expect(mends()).toBe(3);
  });
});

describe("an answer that can't be used", () => {
  it.each([
    ["a refusal", "REFUSED", refuses()],
    ["a content filter", "REFUSED", says("{", "content_filter")],
    ["a refused request", "REFUSED", fails(400, {}, "content_policy_violation")],
    ["a wrong key", "UPSTREAM_FAILED", fails(401)],
  ])("%s is %s, asked once", async (_name, code, answer) => {
    chat.script(answer);
    await expect(model().write(ORDER)).rejects.toMatchObject({ name: "AppError", code });
    expect(chat.requests).toHaveLength(1);
  });

  it.each([
    ["malformed JSON", "UPSTREAM_FAILED", says('{"pages": [')],
    ["a stream that ends early", "UPSTREAM_FAILED", saysHalf(aDraft())],
    ["an answer cut by its length", "UPSTREAM_FAILED", says(JSON.stringify(aDraft()), "length")],
    ["another form", "UPSTREAM_FAILED", answers({ premise: "HERO", pages: [] })],
    ["no pages", "UPSTREAM_FAILED", answers({ pages: [], newWords: [] })],
    ["no choices", "UPSTREAM_FAILED", { events: ['{"id":"x"}', "[DONE]"] }],
    ["a megabyte of text", "UPSTREAM_FAILED", says("x".repeat(1_000_000))],
    ["a stream that breaks off", "UNAVAILABLE", saysHalf(aDraft(), "cut")],
  ])("%s is %s after three attempts, and one good one suffices", async (_name, code, answer) => {
    chat.script(answer);
    await expect(model().write(ORDER)).rejects.toMatchObject({ name: "AppError", code });
    expect(chat.requests).toHaveLength(3);
    chat.script(answer, tells(aDraft()));
    expect((await model().write(ORDER)).pages).toHaveLength(10);
  });

  it("costs what it took, also when it is of no use", async () => {
    const nothing = "x".repeat(8000);
    chat.script(says(nothing), tells(aDraft()));
    spent.length = 0;
    await model().write(ORDER);
    // 1,000 tokens in and 2,000 out, at 0.75 and 4.50 dollars a million; then plan, check, text and review.
    expect(spent[0]).toBe(9750);
    expect(spent).toHaveLength(5);
  });

  it("ends the order with the credit back", async () => {
    chat.script(refuses());
    const { ctx, id, parentId } = await ordered();
    await runToTheEnd(id);
    expect(await getBookJob(ctx, id)).toMatchObject({ status: "FAILED", message: FAILURES.DECLINED });
    expect(await creditsOf(system, parentId)).toMatchObject({ reserved: 0, used: 0, RELEASE: 1 });
  });
});

describe("a provider in trouble", () => {
  it("that asks to wait is tried again, and its wait is told", async () => {
    chat.script(fails(429, { "retry-after": "1" }));
    const failure: unknown = await model()
      .write(ORDER)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: "UNAVAILABLE", retryAfterSeconds: 1 });
    expect(chat.requests).toHaveLength(3);
    const { message, cause } = failure as Error;
    expect(`${message} ${String(cause)}`).not.toContain("secret words");
  });

  it("that asks to wait long is left alone until then", async () => {
    chat.script(fails(429, { "retry-after": "50" }));
    await expect(model().write(ORDER)).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfterSeconds: 50 });
    expect(chat.requests).toHaveLength(1);
  });

  it("that doesn't answer in time is UNAVAILABLE", async () => {
    chat.script(hangs());
    await expect(model({ AI_TEXT_TIMEOUT_SECONDS: 0.1 }).write(ORDER)).rejects.toMatchObject({
      code: "UNAVAILABLE",
    });
    expect(chat.requests).toHaveLength(3);
  });

  it("is left alone after five failures in a row", async () => {
    chat.script(fails(500));
    const writer = model();
    await expect(writer.write(ORDER)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await expect(writer.write(ORDER)).rejects.toMatchObject({
      code: "UNAVAILABLE",
      retryAfterSeconds: expect.closeTo(29, -1) as number,
    });
    await expect(writer.write(ORDER)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(chat.requests).toHaveLength(5);
  });

  it("is UNAVAILABLE while it fails, and forgiven when it recovers", async () => {
    chat.script(fails(500));
    await expect(model().write(ORDER)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    chat.script(fails(500), tells(aDraft()));
    expect((await model().write(ORDER)).pages).toHaveLength(10);
  });

  it("is not asked on behalf of work that nobody wants any more", async () => {
    chat.script(tells(aDraft()));
    await expect(model().write(ORDER, AbortSignal.abort())).rejects.toThrow();
    expect(chat.requests).toHaveLength(0);
  });
});

describe("a model that obeys what a parent's words slipped in", () => {
  it.each([
    ["text", withPage(aDraft(), "HERO took the gun and fired at the bear.")],
    [
      "a companion's name",
      {
        ...aDraft(),
        pages: aDraft().pages.map((page) => ({
          ...page,
          companions: [{ kind: "dog" as const, name: "Gun Shooter", feeling: "happy" as const }],
        })),
      },
    ],
  ])("shows nobody its %s", async (_name, draft) => {
    chat.script(tells(draft));
    const { ctx, id, parentId } = await ordered(["kites", "a surprise at the end"]);
    await runOrder(system, id);
    expect(await getBookJob(ctx, id)).toMatchObject({ status: "FAILED", message: FAILURES.REFUSED });
    expect(await system.db.book.count({ where: { parentId } })).toBe(0);
    expect(await creditsOf(system, parentId)).toMatchObject({ reserved: 0, used: 0, RELEASE: 1 });
  });
});
