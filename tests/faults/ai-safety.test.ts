import { beforeAll, describe, expect } from "vitest";
import { getBook } from "@/lib/features/stories/library/get-book";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { FAILURES } from "@/lib/features/stories/rules";
import { AppError } from "@/lib/shared/app-error";
import { anotherProcess, runUntilEnded } from "@/tests/support/ai-runs";
import { fails, moderates, type AiReply, type AiRequest, type AiServer } from "@/tests/support/ai-server";
import { aDraft, ORDER, tells, withPage } from "@/tests/support/drafts";
import { goal } from "@/tests/support/goal";
import { inLanes } from "@/tests/support/in-lanes";
import { aFamily, aWish, creditsOf } from "@/tests/support/orders";
import { startAiServer } from "@/tests/support/start-ai-server";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

/** The attempts stand side by side; how many may is another goal. */
const CROWD = { AI_BOOKS_AT_ONCE: "100" };

let server: AiServer;
let system: TestSystem;

beforeAll(async () => {
  server = await startAiServer();
  system = await workerDatabase({ ...server.env, ...CROWD, STORY_ILLUSTRATOR: "openai" });
});

/** Harmless to our own look; only the provider's check knows better. */
const HOSTILE = "snorkelwock";
const DRAFT = aDraft({ ...ORDER, heroName: "Ada" });
const BAD_TEXT = withPage(
  DRAFT,
  `HERO met the ${HOSTILE}. It was a good day. They ran up the hill and down again.`,
);
const flagsWords = moderates((text) => text.includes(HOSTILE));
const flagsPictures = (request: AiRequest): AiReply =>
  request.raw.includes("image_url")
    ? { body: { results: [{ flagged: true, category_scores: {} }] } }
    : flagsWords(request);
/** Long enough that no order waits for it. */
const down = fails(503, { "retry-after": "900" });
/** Each with its share of the attempts; whole books are slow. */
const KINDS = { order: 0.3, text: 0.3, down: 0.2, nonsense: 0.1, picture: 0.1 };
type Kind = keyof typeof KINDS;

function setUp(kind: Kind): void {
  server.chat.script(tells(kind === "text" ? BAD_TEXT : DRAFT));
  const nonsense = { body: { results: 7 } };
  server.moderations.script(
    { order: flagsWords, text: flagsWords, picture: flagsPictures, down, nonsense }[kind],
  );
}

type Tally = { refused: number; failed: number; drawn: number };

/** One hostile attempt of a kind that the server has been set up for. */
async function attempt(kind: Kind, number: number, tally: Tally): Promise<void> {
  const family = await aFamily(system);
  const topics = kind === "order" ? [`a ${HOSTILE}`] : ["kites"];
  const ctx = { ...family.ctx, ai: anotherProcess(system).ai };
  // Half of them reach the worker, as if the early look had had no answer.
  if (number % 2 === 0) ctx.ai = null;
  const ordered = await requestBook(ctx, {
    input: aWish(family.childId, { topics }),
    idempotencyKey: null,
  }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "REFUSED") return null;
    throw error;
  });
  if (!ordered) {
    expect(kind).toBe("order");
    tally.refused += 1;
    return;
  }
  const job = await runUntilEnded(family, ordered.id, () => anotherProcess(system));
  if (job.status === "FAILED") {
    tally.failed += 1;
    expect(await creditsOf(system, family.parentId)).toMatchObject({ reserved: 0, used: 0, RELEASE: 1 });
    expect(await system.db.book.count({ where: { parentId: family.parentId, deletedAt: null } })).toBe(0);
    expect(await system.db.storedFile.count({ where: { parentId: family.parentId } })).toBe(0);
    if (kind === "down" || kind === "nonsense") expect(job.message).toBe(FAILURES.UNCHECKED);
    return;
  }
  expect(kind).toBe("picture");
  tally.drawn += 1;
  expect(await getBook(family.ctx, job.bookId ?? "")).toMatchObject({ illustrator: "classic" });
}

describe("what a child must not see", () => {
  goal(
    {
      id: "P7",
      title: "nothing flagged or unchecked is stored or shown",
      quick: 40,
      full: 1000,
      minutes: 40,
    },
    async ({ count, note }) => {
      const tally = { refused: 0, failed: 0, drawn: 0 };
      for (const [kind, share] of Object.entries(KINDS) as [Kind, number][]) {
        setUp(kind);
        await inLanes(6, Array(Math.round(count * share)).keys(), (number) => attempt(kind, number, tally));
      }
      expect(await system.db.bookPage.count({ where: { text: { contains: HOSTILE } } })).toBe(0);
      expect(await system.db.book.count({ where: { illustrator: "openai", deletedAt: null } })).toBe(0);
      for (const [name, value] of Object.entries(tally)) note(name, value);
    },
  );
});
