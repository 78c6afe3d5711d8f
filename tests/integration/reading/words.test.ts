import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createChild } from "@/lib/features/children/create-child";
import { readingEventsInput } from "@/lib/features/reading/contract";
import { logReading } from "@/lib/features/reading/log-reading";
import { dropWord } from "@/lib/features/reading/words/drop-word";
import { listWords } from "@/lib/features/reading/words/list-words";
import { findMetWords } from "@/lib/features/stories/data-plots";
import { deleteBook } from "@/lib/features/stories/erasure/delete-book";
import { deleteChild } from "@/lib/features/stories/erasure/delete-child";
import { aChild, signedInParent } from "@/tests/support/family";
import { aBook } from "@/tests/support/library";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;

beforeAll(async () => {
  system = await workerDatabase();
});

const TEXTS = [
  "Ada found a copper lantern. “It glows!” said Ada.",
  "The lantern was heavy. Ada and Pip dragged it home.",
  "“Goodnight, Pip,” said Ada. The glimmer was gone.",
];

async function aReader() {
  const ctx = await signedInParent(system);
  const child = await createChild(ctx, aChild());
  const story = async (texts = TEXTS, newWords: string[] = ["glimmer"]) => {
    const bookId = await aBook(system, {
      parentId: ctx.parentId,
      childId: child.id,
      pages: texts.map(() => 5),
    });
    await system.db.book.update({ where: { id: bookId }, data: { newWords } });
    for (const [index, text] of texts.entries())
      await system.db.bookPage.update({
        where: { bookId_number: { bookId, number: index + 1 } },
        data: { text },
      });
    return bookId;
  };
  return { ctx, childId: child.id, story };
}

type Tap = {
  bookId: string;
  page: number;
  tappedWords?: string[];
  finishedBook?: boolean;
  minutesAgo?: number;
};

const sent = (...taps: Tap[]) =>
  readingEventsInput.parse({
    events: taps.map(({ minutesAgo = 0, ...tap }) => ({
      id: randomUUID(),
      activeSeconds: 0,
      occurredAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
      ...tap,
    })),
  });

const wordsOf = async (ctx: Parameters<typeof listWords>[0], childId: string) =>
  (await listWords(ctx, childId)).words.map(({ word }) => word);

describe("words that a child taps", () => {
  it("are kept with the sentence they were met in, each once, however often they are told", async () => {
    const { ctx, childId, story } = await aReader();
    const bookId = await story();
    const batch = sent(
      { bookId, page: 2, tappedWords: ["Lantern", "dragged"], minutesAgo: 1 },
      { bookId, page: 1, tappedWords: ["lantern"], minutesAgo: 9 },
    );
    await Promise.all([logReading(ctx, batch), logReading(ctx, batch), logReading(ctx, batch)]);
    const { words, childName } = await listWords(ctx, childId);
    expect(childName).toBe("Ada");
    // Where it was tapped last, in whatever order the device told it.
    expect(words.toSorted((one, other) => (one.word < other.word ? -1 : 1))).toMatchObject([
      { word: "dragged", sentence: "Ada and Pip dragged it home.", bookId, tapped: true },
      { word: "lantern", sentence: "The lantern was heavy.", title: "The Blue Kite", tapped: true },
    ]);
  });

  it("are words of that page, and nobody's name", async () => {
    const { ctx, childId, story } = await aReader();
    const bookId = await story();
    await logReading(
      ctx,
      sent({ bookId, page: 2, tappedWords: ["glimmer", "volcano", "pip", "ada", "heavy"] }),
    );
    expect(await wordsOf(ctx, childId)).toEqual(["heavy"]);
  });

  it("come back at once, before those that the story declared as new, which wait for its end", async () => {
    const { ctx, childId, story } = await aReader();
    const bookId = await story();
    await logReading(ctx, sent({ bookId, page: 1, tappedWords: ["copper"] }));
    expect(await findMetWords(ctx.db, { childId, most: 6 })).toEqual(["copper"]);
    expect(await wordsOf(ctx, childId)).toEqual(["copper"]);
    await logReading(ctx, sent({ bookId, page: 3, finishedBook: true }));
    expect(await findMetWords(ctx.db, { childId, most: 6 })).toEqual(["copper", "glimmer"]);
    expect(await listWords(ctx, childId)).toMatchObject({
      words: [
        { word: "glimmer", sentence: "The glimmer was gone.", tapped: false },
        { word: "copper", tapped: true },
      ],
    });
  });

  it("come back the latest first, from the last stories that were read or tapped in", async () => {
    const { ctx, childId, story } = await aReader();
    const [older, read, newest] = [await story(), await story(), await story()];
    await logReading(ctx, sent({ bookId: older, page: 1, tappedWords: ["copper"] }));
    await logReading(ctx, sent({ bookId: read, page: 3, finishedBook: true, minutesAgo: 2 }));
    await logReading(ctx, sent({ bookId: newest, page: 2, tappedWords: ["dragged"], minutesAgo: 3 }));
    const met = (most: number) => findMetWords(ctx.db, { childId, most });
    expect(await met(3)).toEqual(["copper", "dragged", "glimmer"]);
    expect(await met(2)).toEqual(["dragged", "glimmer"]);
    // One that nobody opened takes no other's place.
    await story();
    expect(await met(3)).toEqual(["copper", "dragged", "glimmer"]);
  });
});

describe("a word that a parent removes", () => {
  it("is gone from the list and from what comes back, also when it is met again", async () => {
    const { ctx, childId, story } = await aReader();
    const bookId = await story();
    const again = () =>
      logReading(
        ctx,
        sent(
          { bookId, page: 1, tappedWords: ["copper", "lantern"], minutesAgo: 2 },
          { bookId, page: 3, finishedBook: true },
        ),
      );
    await again();
    await Promise.all(
      ["copper", "glimmer", "copper", "never-met"].map((word) => dropWord(ctx, { childId, word })),
    );
    expect(await wordsOf(ctx, childId)).toEqual(["lantern"]);
    await again();
    expect(await wordsOf(ctx, childId)).toEqual(["lantern"]);
    expect(await findMetWords(ctx.db, { childId, most: 6 })).toEqual(["lantern"]);
  });

  it("is the own child's", async () => {
    const [family, other] = [await aReader(), await aReader()];
    const bookId = await family.story();
    await logReading(family.ctx, sent({ bookId, page: 1, tappedWords: ["copper"] }));
    const { childId } = family;
    await expect(listWords(other.ctx, childId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(dropWord(other.ctx, { childId, word: "copper" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await logReading(other.ctx, sent({ bookId, page: 1, tappedWords: ["lantern"] }));
    expect(await wordsOf(family.ctx, childId)).toEqual(["copper"]);
  });
});

it("a story that is deleted takes its words along, and a child everything", async () => {
  const { ctx, childId, story } = await aReader();
  const [one, other] = [
    await story(),
    await story(["A brittle shell lay there.", "It was still.", "The end."], []),
  ];
  await logReading(ctx, sent({ bookId: one, page: 1, tappedWords: ["copper"] }));
  await logReading(ctx, sent({ bookId: other, page: 1, tappedWords: ["brittle"] }));
  await dropWord(ctx, { childId, word: "shell" });
  await deleteBook(ctx, one);
  expect(await wordsOf(ctx, childId)).toEqual(["brittle"]);
  await deleteChild(ctx, { id: childId });
  const left = { where: { parentId: ctx.parentId } };
  expect([await system.db.tappedWord.count(left), await system.db.droppedWord.count(left)]).toEqual([0, 0]);
});
