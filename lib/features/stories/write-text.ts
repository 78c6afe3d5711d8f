import "server-only";
import { altTextFor } from "@/lib/features/drawing/alt-text";
import { classicIllustrator } from "@/lib/features/drawing/classic/classic-illustrator";
import { checkText } from "@/lib/features/writing/check-text";
import { chooseWriter } from "@/lib/features/writing/choose-writer";
import { listStoryNames } from "@/lib/features/writing/list-story-names";
import { measureLevel } from "@/lib/features/writing/measure-level";
import type { HeroLook, LevelReport, StoryText } from "@/lib/shared/story";
import { insertDraft } from "./data-books";
import { STEP_PROGRESS } from "./rules";
import { advance, stepOnce, StoryFailure, type StoryRun } from "./step-once";

type Written = { text: StoryText; report: LevelReport; writer: string };
type WrittenBook = Written & { bookId: string };

async function write({ order, signal, ctx, parent }: StoryRun): Promise<Written> {
  const writer = chooseWriter(ctx, parent);
  const text = await writer.write(order, signal);
  const verdict = checkText(text, order.heroName);
  if (!verdict.ok) {
    ctx.log.error({ concern: verdict.concern, page: verdict.page, shape: text.shape }, "a text was refused");
    throw new StoryFailure("REFUSED");
  }
  const declared = { names: listStoryNames(order.heroName, text), newWords: text.newWords };
  return { text, report: measureLevel(order.level, text.pages, declared), writer: writer.name };
}

/** Writes, checks and measures the story. With its text stored the book can be read; its pictures follow. */
export async function writeText(run: StoryRun, look: HeroLook): Promise<WrittenBook> {
  await advance(run, STEP_PROGRESS.portrait);
  const { order } = run;
  const written = await stepOnce(run, {
    name: "text",
    make: () => write(run),
    store: async (tx, { text, report, writer }) => {
      run.bookId = await insertDraft(tx, run.parent, {
        bookRequestId: run.claim.bookRequestId,
        childId: run.childId,
        order,
        text,
        alts: new Map(text.pages.map(({ number, scene }) => [number, altTextFor(scene, order.heroName)])),
        report,
        look,
        writer,
        illustrator: classicIllustrator.name,
      });
    },
  });
  await advance(run, STEP_PROGRESS.text);
  if (!run.bookId) throw new Error("a written story has no book");
  return { ...written, bookId: run.bookId };
}
