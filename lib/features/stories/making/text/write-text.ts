import "server-only";
import { STEP_RESULTS } from "@/lib/features/stories/making/run/step-results";
import { altTextFor } from "@/lib/features/drawing/alt-text";
import { queueNarration } from "@/lib/features/narration/queue-narration";
import { checkText } from "@/lib/features/writing/check-text";
import { chooseWriter } from "@/lib/features/writing/choose-writer";
import { tellsOrder } from "@/lib/features/writing/classic/ask-instead";
import { classicWriter } from "@/lib/features/writing/classic/classic-writer";
import { OffBrief, type StoryWriter } from "@/lib/features/writing/contract";
import type { EarlierStory } from "@/lib/features/writing/provider/brief";
import { findChatModel } from "@/lib/features/writing/find-chat-model";
import { listStoryNames } from "@/lib/features/writing/list-story-names";
import { measureLevel } from "@/lib/features/writing/measure-level";
import type { LevelReport } from "@/lib/shared/level-figures";
import { listHeroIds, listHeroNames, type StoryOrder, type StoryText } from "@/lib/shared/story";
import { listNamesToHide } from "@/lib/features/stories/safety/list-names-to-hide";
import { callProvider } from "@/lib/features/spending/call-provider";
import { saveDraft } from "@/lib/features/stories/data-books";
import { delayWhile } from "@/lib/features/stories/making/run/delay-while";
import { followProgress } from "@/lib/features/stories/making/run/follow-progress";
import type { DrawnHero } from "@/lib/features/stories/making/pictures/draw-portrait";
import { illustratorOf, STEP_PROGRESS, type FailureCode } from "@/lib/features/stories/rules";
import { isCommonWord } from "@/lib/features/writing/common-words";
import { isTextFlagged } from "@/lib/features/stories/safety/is-text-flagged";
import { findLastStories, findMetWords, findPagesOf, findTold } from "@/lib/features/stories/data-plots";
import { boundText, hasTextLeft } from "@/lib/features/spending/has-text-left";
import { keepAnswers } from "./keep-answers";
import { settlePlot } from "./settle-plot";
import { advance, stepOnce, StoryFailure, type StoryRun } from "@/lib/features/stories/making/run/step-once";

type Written = { text: StoryText; report: LevelReport; writer: string; toldInstead?: boolean | undefined };
type WrittenBook = Written & { bookId: string };

/** So many of the family's stories of a year are told to a writer that has no plots to choose from. */
const MOST_TOLD = 10;
const YEAR_MS = 365 * 24 * 3600 * 1000;

/** New words of so many stories come back, and of them the latest. */
const STORIES_REMEMBERED = 6;
const MOST_KNOWN = 12;

const listKnown = async ({ ctx, childId }: StoryRun): Promise<{ known?: string[] }> => {
  if (!childId) return {};
  const all = await findMetWords(ctx.db, { childId, most: STORIES_REMEMBERED });
  // Who is learning to read taps "light"; that one comes back by itself.
  const met = all.filter((word) => !isCommonWord(word));
  return met.length > 0 ? { known: met.slice(0, MOST_KNOWN) } : {};
};

/** Of a deleted story nothing is left to be told apart from. */
async function listHeard({ ctx, childId }: StoryRun, order: StoryOrder): Promise<{ heard?: string[] }> {
  if (!childId || !order.plot) return {};
  const { plot, level } = order;
  const pages = await findPagesOf(ctx.db, { childIds: listHeroIds(childId, order), plot, level });
  return pages.length > 0 ? { heard: pages } : {};
}

async function listTold({ ctx, parent, childId }: StoryRun): Promise<EarlierStory[]> {
  if (!childId || !findChatModel(ctx)) return [];
  const since = new Date(ctx.now().getTime() - YEAR_MS);
  return findLastStories(ctx.db, parent, { childId, since, most: MOST_TOLD });
}

/** What a provider's writer may have failed at and our own need not; what was declined stays declined. */
const TOLD_INSTEAD_OF: readonly FailureCode[] = ["OFF_BRIEF", "PROVIDER_FAILED"];

async function write(run: StoryRun): Promise<Written> {
  const { ctx } = run;
  const writer = chooseWriter(ctx, {
    ...boundText(callProvider(run, "text"), run, run.order.level),
    family: await listNamesToHide(ctx, run),
    told: await listTold(run),
    keep: keepAnswers(run),
    mayAsk: () => hasTextLeft(run, run.order.level),
  });
  try {
    return await writeWith(run, writer);
  } catch (error) {
    const isMissed = error instanceof StoryFailure && TOLD_INSTEAD_OF.includes(error.code);
    if (writer === classicWriter || !isMissed || !(await isOursToTell(run))) throw error;
    ctx.log.warn({ code: error.code }, "told by our own writer instead of the provider's");
    return { ...(await writeWith(run, classicWriter)), toldInstead: true };
  }
}

/**
 * Whether we have the very story: the one that the parent saw and chose, or a plot that was written for what the order
 * asks. What needs care is told of nobody's accord but the parent's.
 */
async function isOursToTell({ ctx, order, childId, claim }: StoryRun): Promise<boolean> {
  if (order.plot) return true;
  const { bookRequestId } = claim;
  const told = childId
    ? await findTold(ctx.db, { bookRequestId, childIds: listHeroIds(childId, order) })
    : [];
  return tellsOrder(order, told);
}

async function writeWith(run: StoryRun, writer: StoryWriter): Promise<Written> {
  const { ctx } = run;
  const settled = await settlePlot(run, writer);
  const order = { ...settled, ...(await listKnown(run)), ...(await listHeard(run, settled)) };
  const progress = followProgress(run, { from: STEP_PROGRESS.portrait, to: STEP_PROGRESS.text });
  const text = await delayWhile("PROVIDER_DOWN", () =>
    writer.write(order, run.limit, progress.note).catch((error: unknown) => {
      if (!(error instanceof OffBrief)) throw error;
      ctx.log.warn({ err: error }, "a provider's text is not what was ordered");
      throw new StoryFailure("OFF_BRIEF");
    }),
  );
  await progress.settled();
  // What our own grammar makes of words that were let pass is no fault of the family's.
  const refusal = new StoryFailure(writer.name === "classic" ? "UNFIT" : "REFUSED");
  const verdict = checkText(text, listHeroNames(order));
  if (!verdict.ok) {
    ctx.log.error({ concern: verdict.concern, page: verdict.page, shape: text.shape }, "a text was refused");
    throw refusal;
  }
  if (await delayWhile("UNCHECKED", () => isTextFlagged(run, text))) {
    ctx.log.error({ shape: text.shape }, "a text was refused by the provider's check");
    throw refusal;
  }
  const declared = { names: listStoryNames(order.heroName, text), newWords: text.newWords };
  return { text, report: measureLevel(order.level, text.pages, declared), writer: writer.name };
}

/** Writes, checks and measures the story. With its text stored the book can be read; its pictures follow. */
export async function writeText(run: StoryRun, { look, source }: DrawnHero): Promise<WrittenBook> {
  await advance(run, STEP_PROGRESS.portrait);
  const { order } = run;
  const written = await stepOnce(run, {
    name: "text",
    result: STEP_RESULTS.text,
    make: () => write(run),
    store: async (tx, { text, report, writer, toldInstead = false }) => {
      run.bookId = await saveDraft(tx, run.parent, {
        bookId: run.bookId,
        bookRequestId: run.claim.bookRequestId,
        childId: run.childId,
        order,
        text,
        alts: new Map(text.pages.map(({ number, scene }) => [number, altTextFor(scene, order.heroName)])),
        report,
        look,
        writer,
        toldInstead,
        illustrator: illustratorOf(source),
      });
      await queueNarration(run.ctx, tx, { parent: run.parent, bookId: run.bookId, level: order.level });
    },
  });
  await advance(run, STEP_PROGRESS.text);
  if (!run.bookId) throw new Error("a written story has no book");
  return { ...written, bookId: run.bookId };
}
