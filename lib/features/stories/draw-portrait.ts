import "server-only";
import { findHero } from "@/lib/features/children/find-hero";
import { classicIllustrator } from "@/lib/features/drawing/classic/classic-illustrator";
import { heroLookFor } from "@/lib/features/drawing/hero-look";
import type { HeroLook } from "@/lib/shared/story";
import { keepPicture, storePicture } from "./store-picture";
import { STEP_PROGRESS } from "./rules";
import { advance, stepOnce, StoryFailure, type StoryRun } from "./step-once";

export type DrawnHero = { look: HeroLook; fileId: string };

/** Settles how the hero looks for the whole book, and draws the portrait that every page has to match. */
export async function drawPortrait(run: StoryRun): Promise<DrawnHero> {
  const { ctx, parent, childId, order } = run;
  return stepOnce(run, {
    name: "hero",
    make: async () => {
      const child = childId ? await findHero(ctx.db, { parent, childId }) : null;
      if (!child) throw new StoryFailure("CHILD_DELETED");
      const look = heroLookFor({
        seedText: child.id,
        gender: order.gender,
        chosen: child.look,
        style: order.style,
      });
      await advance(run, STEP_PROGRESS.planned);
      const picture = await classicIllustrator.portrait(look, order.heroName);
      const { fileId } = await storePicture(run, picture);
      return { look, fileId };
    },
    store: (tx, { fileId }) => keepPicture(run, tx, fileId),
  });
}
