import "server-only";
import { composeCover, coverScene } from "@/lib/features/drawing/classic/cover";
import { coverAltText } from "@/lib/features/drawing/alt-text";
import { stepOnce, type StoryRun } from "@/lib/features/stories/making/run/step-once";
import { STEP_RESULTS } from "@/lib/features/stories/making/run/step-results";
import { illustratorOf, type PictureSource } from "@/lib/features/stories/rules";
import { listDrawings } from "@/lib/features/writing/classic/list-shown";
import type { StoryText } from "@/lib/shared/story";
import { chooseCover, coverSubject } from "./choose-cover";
import { colourPages } from "./colour-pages";
import type { DrawnHero } from "./draw-portrait";
import { drawPicture, keepPicture, type StoredPicture } from "./store-picture";

type Covered = {
  text: StoryText;
  hero: DrawnHero;
  pictures: ReadonlyMap<number, StoredPicture>;
  source: PictureSource;
};

type Cover = { coverFileId: string; coverAlt: string | null };

/** The cover's picture: its subject and the hero from near, where we draw; else, or where nothing is gained, a page's. */
export async function drawCover(run: StoryRun, { text, hero, pictures, source }: Covered): Promise<Cover> {
  const asked = listDrawings(run.order);
  const number = chooseCover(text, asked);
  const picture = pictures.get(number);
  if (!picture) throw new Error("a finished book has no picture for its cover");
  const ofPage = { coverFileId: picture.fileId, coverAlt: picture.alt.trim() || null };
  const page = colourPages(run.order, text).find((one) => one.number === number);
  if (!page || illustratorOf(source) !== "classic" || run.order.together?.length) return ofPage;
  const { heroName: name, age, seed } = run.order;
  const subject = coverSubject(text, asked);
  const svg = composeCover(page.scene, subject, {
    look: hero.look,
    seed: seed + number,
    hero: { name, age },
  });
  if (svg === null) return ofPage;
  const alt = coverAltText(coverScene(page.scene, subject, hero.look), name);
  const { fileId, alt: coverAlt } = await stepOnce(run, {
    name: "cover",
    result: STEP_RESULTS.cover,
    make: () => drawPicture(run, Promise.resolve({ kind: "vector", svg, alt })),
    store: (tx, drawn) => keepPicture(run, tx, drawn.fileId),
  });
  return { coverFileId: fileId, coverAlt };
}
