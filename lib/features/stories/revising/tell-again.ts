import "server-only";
import { altTextFor } from "@/lib/features/drawing/alt-text";
import { checkText } from "@/lib/features/writing/check-text";
import { findChatModel } from "@/lib/features/writing/find-chat-model";
import { retellStory } from "@/lib/features/writing/classic/retell-story";
import { OffBrief, type RetoldStory } from "@/lib/features/writing/contract";
import { listStoryNames } from "@/lib/features/writing/list-story-names";
import { measureLevel } from "@/lib/features/writing/measure-level";
import { retellWithModel } from "@/lib/features/writing/retell-with-model";
import { listHeroNames, type ReadingLevel, type StoryOrder } from "@/lib/shared/story";
import { listNamesToHide } from "@/lib/features/stories/safety/list-names-to-hide";
import { callProvider, type PaidWork } from "@/lib/features/spending/call-provider";
import { findTellings, type BookTelling, type RetellableBook, type ToldPage } from "./data-texts";
import { isTextFlagged } from "@/lib/features/stories/safety/is-text-flagged";

type Retelling = Omit<PaidWork, "claim"> & { book: RetellableBook; bookId: string; level: ReadingLevel };
/** The new text, and the pages whose pictures its numbers mean. */
type Told = { text: RetoldStory; pictures: ToldPage[] };

/**
 * The text of another level, by whoever wrote the story, after every check that a new story has to pass. `null` where
 * it can't be told or may not be shown.
 * @throws AppError when the provider gives no answer; then nothing may be shown
 */
export async function tellAgain(retelling: Retelling): Promise<BookTelling | null> {
  const { ctx, book, level } = retelling;
  if (!book.request) return null;
  const order = { ...book.request.order, level, title: book.title };
  const claim = { bookRequestId: book.request.id };
  const told = await (book.writer === "openai"
    ? askModel({ ...retelling, claim }, order)
    : // The title that was ordered: a new one on the cover must not make it another story.
      askGrammar(retelling, { ...order, title: book.request.order.title }));
  if (!told) return null;
  const { text, pictures } = told;
  const verdict = checkText(text, listHeroNames(order));
  if (!verdict.ok || (await isTextFlagged({ ...retelling, order }, text))) {
    const concern = verdict.ok ? "the provider's check" : verdict.concern;
    ctx.log.error({ concern, shape: book.shape }, "a text of another level was refused");
    return null;
  }
  const names = listStoryNames(order.heroName, text);
  const pages = text.pages.map(({ picture, ...page }) => ({
    ...page,
    alt: pictures[picture]?.alt ?? altTextFor(page.scene, order.heroName),
    pictureFileId: pictures[picture]?.pictureFileId ?? null,
  }));
  const levelReport = measureLevel(level, text.pages, { names, newWords: text.newWords });
  return { level, pages, levelReport, newWords: text.newWords, pdfFileId: null };
}

async function askGrammar({ ctx, book, bookId }: Retelling, order: StoryOrder): Promise<Told | null> {
  const pictures = listPictures([book.pages, ...(await findTellings(ctx.db, bookId))]);
  const shown = pictures.map(({ scene, moment }, index) => ({ number: index, scene, moment }));
  const text = retellStory(order, { shape: book.shape, pictures: shown });
  return text && { text, pictures };
}

async function askModel(work: Retelling & PaidWork, order: StoryOrder): Promise<Told | null> {
  const model = findChatModel(work.ctx);
  if (!model) return null;
  const call = callProvider(work, "retelling");
  const family = await listNamesToHide(work.ctx, work);
  const text = await retellWithModel({ model, order, call }, work.book, family).catch((error: unknown) => {
    if (!(error instanceof OffBrief)) throw error;
    work.ctx.log.warn({ err: error }, "a text of another level was not what the story is about");
    return null;
  });
  return text && { text, pictures: work.book.pages };
}

/** Every page with a picture of its own, each picture once. */
function listPictures(tellings: ToldPage[][]): ToldPage[] {
  const known = new Set<string | null>();
  return tellings.flat().filter(({ pictureFileId }) => {
    const isNew = !known.has(pictureFileId);
    known.add(pictureFileId);
    return isNew;
  });
}
