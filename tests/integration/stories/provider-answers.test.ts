import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createChild } from "@/lib/features/children/create-child";
import { outlineInput, type BookInput } from "@/lib/features/stories/contract";
import { getBook } from "@/lib/features/stories/library/get-book";
import { outlineBook } from "@/lib/features/stories/ordering/outline-book";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { FAILURES, TOLD_INSTEAD } from "@/lib/features/stories/rules";
import { MOST_ANSWERS } from "@/lib/features/spending/has-text-left";
import { anotherProcess, runUntilEnded } from "@/tests/support/ai-runs";
import { askedFor, says, type AiReply, type AiServer } from "@/tests/support/ai-server";
import { aStoryOf, mendOf, reworded } from "@/tests/support/asked-stories";
import { anOutline, tells } from "@/tests/support/drafts";
import { aChild } from "@/tests/support/family";
import { aFamily, aWish, creditsOf, type Family } from "@/tests/support/orders";
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

const LOST = { title: "Where Is Minou?", topics: ["our cat Minou is lost"] };
const GOOD = aStoryOf(LOST, ["Minou"]);
const PLAN = anOutline(GOOD);
/** About a cat of that name, and about nothing that was asked. */
const SUNNY_DAY = [
  "HERO had a cat. The cat was called NAME1, and she was as round as a bun. Every morning she sat in the sun on the wall and washed her ears.",
  "One day HERO made a boat out of paper for NAME1. The cat put a paw on it. Then she put all of herself on it, and the boat was flat.",
  "“That was a boat,” said HERO. NAME1 purred. So HERO made a bigger one from a box, with a sail as red as a tomato and a string to pull it.",
  "NAME1 sat in the box like a queen. HERO pulled her all around the table, past the chairs and the plants, and sang a song about the sea.",
];
const OTHER = reworded(GOOD, (_text, index) => SUNNY_DAY[index % SUNNY_DAY.length] ?? "");

const order = async (wish: Partial<BookInput> = {}, family?: Family) => {
  const of = family ?? (await aFamily(system));
  const { id } = await requestBook(of.ctx, {
    input: aWish(of.childId, { ...LOST, ...wish }),
    idempotencyKey: null,
  });
  return { ...of, id };
};
const run = ({ id, ...family }: Family & { id: string }) =>
  runUntilEnded(family, id, () => anotherProcess(system));
const asked = () => server.chat.requests.map(askedFor);
const count = (name: string) => asked().filter((one) => one === name).length;
const sentFor = (name: string): string =>
  server.chat.requests
    .filter((request) => askedFor(request) === name)
    .map(({ body }) => (body["messages"] as { content: string }[]).map(({ content }) => content).join("\n"))
    .join("\n");

/** What the parent has in the end. */
async function outcomeOf(made: Family & { id: string }) {
  const { status, message, bookId } = await run(made);
  const book = bookId ? await getBook(made.ctx, bookId) : null;
  const { reserved, used } = await creditsOf(system, made.parentId);
  return {
    status,
    message,
    book,
    text: book?.pages.map((page) => page.text).join(" ") ?? "",
    credits: { reserved, used },
  };
}

const TOLD_BY_US = {
  status: "COMPLETED",
  book: { writer: "classic", writerNote: TOLD_INSTEAD },
  credits: { reserved: 0, used: 1 },
};

describe("a good model", () => {
  it("is told event, roles and names by tokens, takes four calls, and its book has the names", async () => {
    server.chat.script(tells(GOOD));
    const outcome = await outcomeOf(await order());
    expect(outcome).toMatchObject({ status: "COMPLETED", book: { writer: "openai", writerNote: null } });
    expect(outcome.text).toMatch(/Minou/);
    expect(outcome.text).not.toMatch(/NAME\d|HERO/);
    expect(asked()).toEqual(["outline", "check", "story", "review"]);
    for (const name of asked()) {
      expect(sentFor(name)).toContain(
        '"event":{"what":"a pet has gone and is looked for","said":"our cat NAME1 is lost"}',
      );
      expect(sentFor(name)).toContain('{"role":"cat","name":"NAME1"}');
    }
    expect(
      server
        .all()
        .map(({ raw }) => raw)
        .join("\n"),
    ).not.toMatch(/\b(?:Ada|Robin|Hale)\b/);
    expect(server.chat.requests.map(({ raw }) => raw).join("\n")).not.toMatch(/minou/i);
  });

  it("tells the story that the parent saw and chose", async () => {
    const family = await aFamily(system);
    const outline = await outlineBook(family.ctx, outlineInput.parse({ ...aWish(family.childId), ...LOST }));
    server.chat.script(tells(GOOD));
    await run(await order({ idea: outline.idea }, family));
    expect(outline.sentence).toMatch(/Ada/);
    const chosen = (outline.sentence ?? "").replaceAll("Ada", "HERO").replaceAll("Minou", "NAME1");
    expect(sentFor("outline")).toContain(JSON.stringify(chosen).slice(1, -1));
  });

  it("hears what the family's other children have, without anybody's name", async () => {
    const family = await aFamily(system);
    const sister = await createChild(family.ctx, aChild({ name: "Bartholomea" }));
    server.chat.script(tells(GOOD));
    const told = async (changes: { title: string; premise: string; createdAt?: Date }) => {
      const { bookId } = await run(await order({ title: changes.title }, { ...family, childId: sister.id }));
      await system.db.book.update({ where: { id: bookId ?? "" }, data: changes });
    };
    const premise = "Bartholomea and her friend Zoltana sail a red boat.";
    await told({ title: "Bartholomea's Red Boat", premise });
    await told({ title: "An Old One", premise: "A tale of old.", createdAt: new Date("2020-01-01") });
    server.reset();
    server.chat.script(tells(GOOD));
    await run(await order({}, family));
    expect(sentFor("outline")).toContain(
      "somebody and her friend somebody sail a red boat. (somebody's Red Boat)",
    );
    expect(sentFor("outline")).not.toMatch(/A tale of old/);
    expect(server.chat.requests.map(({ raw }) => raw).join("\n")).not.toMatch(/bartholomea|zoltana/i);
  });
});

describe("a model that tells something else about the same noun", () => {
  it("is told so, and its mended book is the parent's", async () => {
    server.chat.script(tells(OTHER, { outline: PLAN, pages: mendOf(GOOD) }));
    const outcome = await outcomeOf(await order());
    expect(outcome).toMatchObject({ status: "COMPLETED", book: { writer: "openai" } });
    expect(sentFor("pages")).toContain("The event of the order isn't told in the book");
    expect(outcome.text).toMatch(/\b(?:lost|look|search|find|found|missing)/i);
  });

  it("and goes on with it ends in a story of our own that was written for it, which says so", async () => {
    server.chat.script(tells(OTHER, { outline: PLAN, pages: mendOf(OTHER) }));
    const outcome = await outcomeOf(await order());
    expect(outcome).toMatchObject(TOLD_BY_US);
    expect(outcome.text).toMatch(/Minou/);
    expect(count("pages")).toBe(2);
  });

  it("and plans it twice never writes it", async () => {
    server.chat.script(tells(OTHER, { outline: anOutline(OTHER) }));
    expect(await outcomeOf(await order())).toMatchObject(TOLD_BY_US);
    expect(asked()).toEqual(["outline", "outline"]);
    expect(sentFor("outline")).toContain("The plan doesn't tell what was ordered: a pet has gone");
  });

  it("costs nothing where we have no story of it either", async () => {
    const wish = { title: "The Fire Alarm", topics: ["afraid of the fire alarm"] };
    const loud = reworded(aStoryOf({}), (text) => text.replaceAll(/\bkites?\b/gu, "fire alarm"));
    const plan = anOutline(reworded(loud, (text) => `The loud fire alarm made a noise. ${text}`));
    server.chat.script(tells(loud, { outline: plan, pages: mendOf(loud) }));
    const made = await order(wish);
    expect(await outcomeOf(made)).toMatchObject({
      ...{ status: "FAILED", message: FAILURES.OFF_BRIEF, book: null },
      credits: { reserved: 0, used: 0 },
    });
  });

  it("that a reader sees, where code can't, is no book", async () => {
    const review = { faults: [], tellsOrder: false };
    server.chat.script(tells(GOOD, { review, pages: mendOf(GOOD) }));
    expect(await outcomeOf(await order())).toMatchObject(TOLD_BY_US);
    expect(sentFor("pages")).toContain("A reader says that the book isn't what the order asks for");
  });
});

describe("names", () => {
  const renamed = reworded(GOOD, (text) => text.replaceAll("NAME1", "Rex"));

  it("that a model makes up in place of the parent's are mended", async () => {
    server.chat.script(tells(renamed, { outline: PLAN, pages: mendOf(GOOD) }));
    const { status, text } = await outcomeOf(await order());
    expect({ status, text }).toMatchObject({
      status: "COMPLETED",
      text: expect.stringContaining("Minou") as string,
    });
    expect(sentFor("pages")).toContain("cat is called NAME1");
  });

  it.each([
    ["of the pet", renamed],
    ["of the hero", reworded(GOOD, (text, index) => (index === 0 ? text : text.replaceAll("HERO", "Lily")))],
    ["of nobody", reworded(GOOD, (text, index) => (index === 4 ? `NAME7 came. ${text}` : text))],
  ])("that stay wrong, %s, are in no book", async (_whose, draft) => {
    server.chat.script(tells(draft, { outline: PLAN, pages: mendOf(draft) }));
    const outcome = await outcomeOf(await order());
    expect(outcome).toMatchObject(TOLD_BY_US);
    expect(outcome.text).not.toMatch(/\bRex\b|\bLily\b|NAME7/);
  });
});

describe("a weak model", () => {
  it("has what is plainly wrong put right without another call", async () => {
    const slips: Record<number, string> = {
      1: 'There was two ways. "Come on!"',
      2: "It was a old old path.",
    };
    const weak = reworded(GOOD, (text, index) => (slips[index] ? `${slips[index]} ${text}` : text));
    server.chat.script(tells(weak, { outline: PLAN }));
    const { text } = await outcomeOf(await order());
    expect(text).toContain("There were two ways. “Come on!”");
    expect(text).toContain("It was an old path.");
    expect(sentFor("pages")).not.toContain("Grammar");
  });

  it.each([
    ["whose grammar no mend helps", (text: string) => `She miss him. ${text}`],
    [
      "that writes for grown-ups",
      (text: string) =>
        `${text} ${"Notwithstanding considerable apprehension, HERO deliberated extraordinarily comprehensively concerning possibilities. ".repeat(6)}`,
    ],
  ])("%s is not read to a child", async (_how, say) => {
    const weak = reworded(GOOD, say);
    server.chat.script(tells(weak, { outline: PLAN, pages: mendOf(weak) }));
    expect(await outcomeOf(await order())).toMatchObject(TOLD_BY_US);
    // What is too long is also too dear for a second one.
    expect([1, 2]).toContain(count("pages"));
  });
});

describe("a model that gives nothing that could be used", () => {
  const answersWith = (reply: AiReply) => {
    const usual = tells(GOOD);
    server.chat.script((request) => (askedFor(request) === "story" ? reply : usual(request)));
  };

  it.each([
    ["broken JSON", says('{"pages": [')],
    ["a megabyte", says("x".repeat(1_000_000))],
    ["an answer that was cut", says(JSON.stringify(GOOD), "length")],
  ])("%s, ends in a story of our own where one was written for it", async (_what, reply) => {
    answersWith(reply);
    expect(await outcomeOf(await order())).toMatchObject(TOLD_BY_US);
    expect([2, 3]).toContain(count("story"));
  });

  it("is asked no more once the order took as many answers as an order may", async () => {
    const made = await order();
    const spent = { bookRequestId: made.id, step: "text", kind: "text" as const, micros: 1n };
    await system.db.aiCall.createMany({ data: Array(MOST_ANSWERS).fill(spent) });
    server.chat.script(tells(GOOD));
    expect(await outcomeOf(made)).toMatchObject(TOLD_BY_US);
    expect(asked()).toEqual([]);
  });
});
