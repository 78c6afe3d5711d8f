import "server-only";
import { STEP_RESULTS } from "@/lib/features/stories/making/run/step-results";
import { findHero } from "@/lib/features/children/find-hero";
import { classicIllustrator } from "@/lib/features/drawing/classic/classic-illustrator";
import { heroLookFor } from "@/lib/features/drawing/rules";
import type { HeroLook } from "@/lib/shared/story";
import { commissionPictures, openPhotoForProvider } from "./commission-pictures";
import { paintPicture } from "./paint-picture";
import { STEP_PROGRESS, type PictureSource } from "@/lib/features/stories/rules";
import { advance, stepOnce, StoryFailure, type StoryRun } from "@/lib/features/stories/making/run/step-once";
import { drawPicture, keepPicture } from "./store-picture";

export type DrawnHero = { look: HeroLook; fileId: string; source: PictureSource };

async function settleLook({ ctx, parent, childId, order }: StoryRun): Promise<HeroLook> {
  const child = childId ? await findHero(ctx.db, { parent, childId }) : null;
  if (!child) throw new StoryFailure("CHILD_DELETED");
  const { gender, style } = order;
  return heroLookFor({ seedText: child.id, gender, chosen: { ...child.look, ...order.look }, style });
}

/** Settles how the hero looks for the whole book, and makes the portrait that every page has to match. */
export async function drawPortrait(run: StoryRun): Promise<DrawnHero> {
  const { order } = run;
  return stepOnce(run, {
    name: "hero",
    result: STEP_RESULTS.hero,
    make: async () => {
      const look = await settleLook(run);
      await advance(run, STEP_PROGRESS.planned);
      const photo = await openPhotoForProvider(run);
      const painter = await commissionPictures(run, { step: "hero", photo });
      const painted = painter && (await paintPicture(run, () => painter.portrait(look, order.heroName)));
      if (painted) return { look, fileId: painted.fileId, source: photo ? "painted-from-photo" : "painted" };
      const { fileId } = await drawHero(run, look);
      return { look, fileId, source: painter ? "drawn-instead" : "drawn" };
    },
    store: (tx, { fileId }) => keepPicture(run, tx, fileId),
  });
}

const drawHero = (run: StoryRun, look: HeroLook) =>
  drawPicture(run, classicIllustrator.portrait(look, run.order.heroName));

/** The hero as drawn pages show them, where the painted portrait would be a stranger beside them. */
export async function redrawPortrait(run: StoryRun, { look }: DrawnHero): Promise<string> {
  const { fileId } = await stepOnce(run, {
    name: "hero/drawn",
    result: STEP_RESULTS["hero/drawn"],
    make: () => drawHero(run, look),
    store: (tx, drawn) => keepPicture(run, tx, drawn.fileId),
  });
  return fileId;
}
