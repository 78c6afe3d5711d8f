import "server-only";
import { STEP_RESULTS } from "@/lib/features/stories/making/run/step-results";
import { altTextFor } from "@/lib/features/drawing/alt-text";
import { checkText } from "@/lib/features/writing/check-text";
import { chooseWriter } from "@/lib/features/writing/choose-writer";
import { listStoryNames } from "@/lib/features/writing/list-story-names";
import { measureLevel } from "@/lib/features/writing/measure-level";
import type { LevelReport, StoryText } from "@/lib/shared/story";
import { listNamesToHide } from "@/lib/features/stories/safety/list-names-to-hide";
import { callProvider } from "@/lib/features/stories/spending/call-provider";
import { saveDraft } from "@/lib/features/stories/data-books";
import { delayWhile } from "@/lib/features/stories/making/run/delay-while";
import { followProgress } from "@/lib/features/stories/making/run/follow-progress";
import type { DrawnHero } from "@/lib/features/stories/making/pictures/draw-portrait";
import { illustratorOf, STEP_PROGRESS } from "@/lib/features/stories/rules";
import { isTextFlagged } from "@/lib/features/stories/safety/is-text-flagged";
import { settlePlot } from "./settle-plot";
import { advance, stepOnce, StoryFailure, type StoryRun } from "@/lib/features/stories/making/run/step-once";

type Written = { text: StoryText; report: LevelReport; writer: string };
type WrittenBook = Written & { bookId: string };

async function write(run: StoryRun): Promise<Written> {
  const { ctx } = run;
  const writer = chooseWriter(ctx, { ...callProvider(run, "text"), family: await listNamesToHide(ctx, run) });
  const order = await settlePlot(run, writer);
  const progress = followProgress(run, { from: STEP_PROGRESS.portrait, to: STEP_PROGRESS.text });
  const text = await delayWhile("PROVIDER_DOWN", () => writer.write(order, run.limit, progress.note));
  await progress.settled();
  // What our own grammar makes of words that were let pass is no fault of the family's.
  const refusal = new StoryFailure(writer.name === "classic" ? "UNFIT" : "REFUSED");
  const verdict = checkText(text, order.heroName);
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
    },
  });
  await advance(run, STEP_PROGRESS.text);
  if (!run.bookId) throw new Error("a written story has no book");
  return { ...written, bookId: run.bookId };
}
