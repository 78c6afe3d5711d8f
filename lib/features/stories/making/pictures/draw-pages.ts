import "server-only";
import pLimit from "p-limit";
import { STEP_RESULTS } from "@/lib/features/stories/making/run/step-results";
import { colourPages } from "./colour-pages";
import { classicIllustrator } from "@/lib/features/drawing/classic/classic-illustrator";
import type { Illustrator } from "@/lib/features/drawing/contract";
import { discardFiles } from "@/lib/features/uploads/discard-files";
import { openStoredFiles } from "@/lib/features/uploads/open-stored-files";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import type { StoryPage, StoryText } from "@/lib/shared/story";
import { commissionPictures } from "./commission-pictures";
import { clearPictures, setPicture } from "@/lib/features/stories/data-books";
import { dropSteps, insertStep } from "@/lib/features/stories/data-steps";
import { othersOf, type DrawnHero } from "./draw-portrait";
import { paintPicture } from "./paint-picture";
import { illustratorOf, STEP_PROGRESS, type PictureSource } from "@/lib/features/stories/rules";
import { advance, stepOnce, underClaim, type StoryRun } from "@/lib/features/stories/making/run/step-once";
import { drawPicture, keepPicture, type StoredPicture } from "./store-picture";

type Drawing = { bookId: string; text: StoryText; hero: DrawnHero };
type Pictures = Map<number, StoredPicture>;
type MakePicture = (page: StoryPage) => Promise<StoredPicture>;

/** Drawn at the same time: one is turned into a JPEG outside this thread while the next is composed. */
const DRAWN_AT_ONCE = 2;
/** Waiting for a provider takes no work from us. */
const PAINTED_AT_ONCE = 4;
const DRAWN_INSTEAD = "drawn-instead";
const PAINTED = "painted/";

/** A page can't be painted; then none is, so that the hero is the same on every page. */
class Unpaintable extends Error {
  override readonly name = "Unpaintable";
}

const storePage = (
  run: StoryRun,
  { bookId, page, name }: { bookId: string; page: StoryPage; name: string },
  make: () => Promise<StoredPicture>,
): Promise<StoredPicture> =>
  stepOnce(run, {
    name,
    // A painted page and a drawn one leave the same behind.
    result: STEP_RESULTS.page,
    make,
    store: async (tx, picture) => {
      await keepPicture(run, tx, picture.fileId);
      await setPicture(tx, { bookId, number: page.number }, picture);
    },
  });

const drawOne =
  (run: StoryRun, { bookId, hero: { look, others } }: Drawing): MakePicture =>
  (page) =>
    storePage(run, { bookId, page, name: `page/${page.number}` }, () => {
      const { heroName: name, age, seed } = run.order;
      return drawPicture(
        run,
        classicIllustrator.drawPage(
          page.scene,
          look,
          { name, age, others: othersOf(run, others) },
          seed + page.number,
        ),
      );
    });

function paintOne(run: StoryRun, { bookId, hero }: Drawing, by: Painting): MakePicture {
  return (page) =>
    storePage(run, { bookId, page, name: `${PAINTED}${page.number}` }, async () => {
      const { heroName: name, seed } = run.order;
      const others = othersOf(run, hero.others);
      const picture = await paintPicture(run, () =>
        by.painter.drawPage(
          page.scene,
          hero.look,
          { name, others, portrait: by.portrait },
          seed + page.number,
        ),
      );
      if (!picture) throw new Unpaintable(`page ${page.number}`);
      return picture;
    });
}

type Painting = { painter: Illustrator; portrait: Uint8Array };

/** Makes every page's picture that isn't there yet; each is stored on its own. After the first failure none is begun. */
async function makeAll(run: StoryRun, pages: StoryPage[], by: { make: MakePicture; atOnce: number }) {
  const pictures: Pictures = new Map();
  const share = STEP_PROGRESS.pages - STEP_PROGRESS.text;
  let failed = false;
  const makeOne = async (page: StoryPage): Promise<void> => {
    if (failed) return;
    try {
      pictures.set(page.number, await by.make(page));
      await advance(run, STEP_PROGRESS.text + Math.floor((share * pictures.size) / pages.length));
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  // All of them end before the first failure is reported, so that nothing goes on behind the next try's back.
  const inTurn = pLimit(by.atOnce);
  const ended = await Promise.allSettled(pages.map((page) => inTurn(makeOne, page)));
  const failures = ended.flatMap((end) => (end.status === "rejected" ? [end] : []));
  // What ends the order, or lets it wait, goes before a page that is merely drawn instead.
  const failure = failures.find(({ reason }) => !(reason instanceof Unpaintable)) ?? failures[0];
  if (failure) throw failure.reason;
  return pictures;
}

async function openPainting(run: StoryRun, { source, fileId }: DrawnHero): Promise<Painting | null> {
  if (illustratorOf(source) !== "openai" || run.steps.has(DRAWN_INSTEAD)) return null;
  const painter = await commissionPictures(run, { step: "pages" });
  if (!painter) return null;
  const portrait = (await openStoredFiles(run.ctx, { parent: run.parent, ids: [fileId] })).get(fileId);
  return portrait ? { painter, portrait } : null;
}

/** Takes painted pages back and remembers to draw, also on a later try. */
async function switchToDrawing(run: StoryRun, bookId: string): Promise<void> {
  const { ctx, parent, claim } = run;
  const files = await underClaim(run, async (tx) => {
    const ids = await dropSteps(tx, claim.bookRequestId, PAINTED);
    await clearPictures(tx, bookId);
    await discardFiles(ctx, tx, { parent, ids });
    await insertStep(tx, claim.bookRequestId, DRAWN_INSTEAD, {});
    return ids;
  });
  await removeFiles(ctx, files);
}

async function paintAll(run: StoryRun, drawing: Drawing): Promise<Pictures | null> {
  const painting = await openPainting(run, drawing.hero);
  if (!painting) return null;
  try {
    const make = paintOne(run, drawing, painting);
    return await makeAll(run, drawing.text.pages, { make, atOnce: PAINTED_AT_ONCE });
  } catch (error) {
    if (!(error instanceof Unpaintable)) throw error;
    await switchToDrawing(run, drawing.bookId);
    return null;
  }
}

/** The pictures of all pages, and how they came about. */
export async function drawPages(
  run: StoryRun,
  told: Drawing,
): Promise<{ pictures: Pictures; source: PictureSource }> {
  const drawing = { ...told, text: { ...told.text, pages: colourPages(run.order, told.text) } };
  const { source } = drawing.hero;
  const painted = await paintAll(run, drawing);
  if (painted) return { pictures: painted, source };
  const make = drawOne(run, drawing);
  const pictures = await makeAll(run, drawing.text.pages, { make, atOnce: DRAWN_AT_ONCE });
  return { pictures, source: illustratorOf(source) === "openai" ? "drawn-instead" : source };
}
