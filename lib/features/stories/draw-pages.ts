import "server-only";
import { classicIllustrator } from "@/lib/features/drawing/classic/classic-illustrator";
import type { HeroLook, StoryPage, StoryText } from "@/lib/shared/story";
import { setPicture } from "./data-books";
import { STEP_PROGRESS } from "./rules";
import { keepPicture, storePicture, type StoredPicture } from "./store-picture";
import { advance, stepOnce, type StoryRun } from "./step-once";

type Drawing = { bookId: string; text: StoryText; look: HeroLook };

/** Drawn at the same time: one is turned into a JPEG outside this thread while the next is composed. */
const AT_ONCE = 2;

function drawPage(run: StoryRun, { bookId, look }: Drawing, page: StoryPage): Promise<StoredPicture> {
  const { order } = run;
  return stepOnce(run, {
    name: `page/${page.number}`,
    make: async () => {
      const hero = { name: order.heroName, age: order.age };
      const picture = await classicIllustrator.drawPage(page.scene, look, hero, order.seed + page.number);
      return storePicture(run, picture);
    },
    store: async (tx, picture) => {
      await keepPicture(run, tx, picture.fileId);
      await setPicture(tx, { bookId, number: page.number }, picture);
    },
  });
}

/** Draws every page that has no picture yet; each is stored on its own. */
export async function drawPages(run: StoryRun, drawing: Drawing): Promise<Map<number, StoredPicture>> {
  const { pages } = drawing.text;
  const pictures = new Map<number, StoredPicture>();
  const waiting = [...pages];
  const share = STEP_PROGRESS.pages - STEP_PROGRESS.text;

  const drawNext = async (): Promise<void> => {
    try {
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        pictures.set(page.number, await drawPage(run, drawing, page));
        await advance(run, STEP_PROGRESS.text + Math.floor((share * pictures.size) / pages.length));
      }
    } catch (error) {
      waiting.length = 0;
      throw error;
    }
  };
  // All of them end before the first failure is reported, so that nothing goes on behind the next try's back.
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, drawNext));
  const failure = ended.find((end) => end.status === "rejected");
  if (failure) throw failure.reason;
  return pictures;
}
