import "server-only";
import { STEP_RESULTS } from "@/lib/features/stories/making/run/step-results";
import { altTextFor } from "@/lib/features/drawing/alt-text";
import { queueNarration } from "@/lib/features/narration/queue-narration";
import { checkText } from "@/lib/features/writing/check-text";
import { chooseWriter } from "@/lib/features/writing/choose-writer";
import { OffBrief } from "@/lib/features/writing/contract";
import { findChatModel } from "@/lib/features/writing/find-chat-model";
import { listStoryNames } from "@/lib/features/writing/list-story-names";
import { measureLevel } from "@/lib/features/writing/measure-level";
import type { LevelReport, StoryText } from "@/lib/shared/story";
import { listNamesToHide } from "@/lib/features/stories/safety/list-names-to-hide";
import { callProvider } from "@/lib/features/spending/call-provider";
import { saveDraft } from "@/lib/features/stories/data-books";
import { delayWhile } from "@/lib/features/stories/making/run/delay-while";
import { followProgress } from "@/lib/features/stories/making/run/follow-progress";
import type { DrawnHero } from "@/lib/features/stories/making/pictures/draw-portrait";
import { illustratorOf, STEP_PROGRESS } from "@/lib/features/stories/rules";
import { isCommonWord } from "@/lib/features/writing/common-words";
import { isTextFlagged } from "@/lib/features/stories/safety/is-text-flagged";
import { findLastPremises, findMetWords } from "@/lib/features/stories/data-plots";
import { hasTextLeft } from "@/lib/features/spending/has-text-left";
import { keepAnswers } from "./keep-answers";
import { settlePlot } from "./settle-plot";
import { advance, stepOnce, StoryFailure, type StoryRun } from "@/lib/features/stories/making/run/step-once";

type Written = { text: StoryText; report: LevelReport; writer: string };
type WrittenBook = Written & { bookId: string };

/** So many of the child's last stories are told to a writer that has no plots to choose from. */
const MOST_TOLD = 8;

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

const listTold = async ({ ctx, childId }: StoryRun): Promise<string[]> =>
  childId && findChatModel(ctx) ? findLastPremises(ctx.db, { childId, most: MOST_TOLD }) : [];

async function write(run: StoryRun): Promise<Written> {
  const { ctx } = run;
  const writer = chooseWriter(ctx, {
    ...callProvider(run, "text"),
    family: await listNamesToHide(ctx, run),
    told: await listTold(run),
    keep: keepAnswers(run),
    mayAsk: () => hasTextLeft(run, run.order.level),
  });
  const order = { ...(await settlePlot(run, writer)), ...(await listKnown(run)) };
  const progress = followProgress(run, { from: STEP_PROGRESS.portrait, to: STEP_PROGRESS.text });
  const text = await delayWhile("PROVIDER_DOWN", () =>
    writer.write(order, run.limit, progress.note).catch((error: unknown) => {
      throw error instanceof OffBrief ? new StoryFailure("OFF_BRIEF") : error;
    }),
  );
  await progress.settled();
  // What our own grammar makes of words that were let pass is no fault of the family's.
  const refusal = new StoryFailure(writer.name === "classic" ? "UNFIT" : "REFUSED");
  const verdict = checkText(
    text,
    order.heroName,
    (order.together ?? []).map(({ name }) => name),
  );
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
    store: async (tx, { text, report, writer }) => {
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
        illustrator: illustratorOf(source),
      });
      await queueNarration(run.ctx, tx, { parent: run.parent, bookId: run.bookId, level: order.level });
    },
  });
  await advance(run, STEP_PROGRESS.text);
  if (!run.bookId) throw new Error("a written story has no book");
  return { ...written, bookId: run.bookId };
}
