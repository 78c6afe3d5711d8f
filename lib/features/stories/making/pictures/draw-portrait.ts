import "server-only";
import { STEP_RESULTS } from "@/lib/features/stories/making/run/step-results";
import { findHero } from "@/lib/features/children/find-hero";
import { classicIllustrator } from "@/lib/features/drawing/classic/classic-illustrator";
import type { OtherHero } from "@/lib/features/drawing/contract";
import { heroLookFor, outfitBeside } from "@/lib/features/drawing/rules";
import type { HeroLook } from "@/lib/shared/story";
import { commissionPictures, openPhotoForProvider } from "./commission-pictures";
import { paintPicture } from "./paint-picture";
import { STEP_PROGRESS, type PictureSource } from "@/lib/features/stories/rules";
import { advance, stepOnce, StoryFailure, type StoryRun } from "@/lib/features/stories/making/run/step-once";
import { drawPicture, keepPicture } from "./store-picture";

export type DrawnHero = {
  look: HeroLook;
  /** Of the heroes beside the first, in their order. */
  others: HeroLook[];
  fileId: string;
  source: PictureSource;
};

async function settleLook({ ctx, parent, childId, order }: StoryRun): Promise<HeroLook> {
  const child = childId ? await findHero(ctx.db, { parent, childId }) : null;
  if (!child) throw new StoryFailure("CHILD_DELETED");
  const { gender, style } = order;
  return heroLookFor({ seedText: child.id, gender, chosen: { ...child.look, ...order.look }, style });
}

/** As each of them looks in stories of their own, but in clothes that tell them from the others. */
async function settleOthers({ ctx, parent, order }: StoryRun, first: HeroLook): Promise<HeroLook[]> {
  const worn = [first.outfit];
  const looks: HeroLook[] = [];
  for (const { id, gender } of order.together ?? []) {
    const child = await findHero(ctx.db, { parent, childId: id });
    if (!child) throw new StoryFailure("CHILD_DELETED");
    const look = heroLookFor({ seedText: id, gender, chosen: child.look, style: null });
    const outfit = outfitBeside(look.outfit, gender, worn);
    worn.push(outfit);
    looks.push({ ...look, outfit });
  }
  return looks;
}

/** The other heroes as an illustrator is told of them. */
export const othersOf = ({ order }: StoryRun, looks: readonly HeroLook[]): OtherHero[] =>
  (order.together ?? []).flatMap(({ name, gender, age }, at) => {
    const look = looks[at];
    return look ? [{ name, gender, age, look }] : [];
  });

/** Settles how the heroes look for the whole book, and makes the portrait that every page has to match. */
export async function drawPortrait(run: StoryRun): Promise<DrawnHero> {
  const { order } = run;
  return stepOnce(run, {
    name: "hero",
    result: STEP_RESULTS.hero,
    make: async () => {
      const look = await settleLook(run);
      const others = await settleOthers(run, look);
      const beside = othersOf(run, others);
      await advance(run, STEP_PROGRESS.planned);
      const photo = await openPhotoForProvider(run);
      const painter = await commissionPictures(run, { step: "hero", photo });
      const painted =
        painter && (await paintPicture(run, () => painter.portrait(look, order.heroName, beside)));
      const looks = { look, others };
      if (painted)
        return { ...looks, fileId: painted.fileId, source: photo ? "painted-from-photo" : "painted" };
      const { fileId } = await drawHero(run, looks);
      return { ...looks, fileId, source: painter ? "drawn-instead" : "drawn" };
    },
    store: (tx, { fileId }) => keepPicture(run, tx, fileId),
  });
}

const drawHero = (run: StoryRun, { look, others }: Pick<DrawnHero, "look" | "others">) =>
  drawPicture(run, classicIllustrator.portrait(look, run.order.heroName, othersOf(run, others)));

/** The hero as drawn pages show them, where the painted portrait would be a stranger beside them. */
export async function redrawPortrait(run: StoryRun, hero: DrawnHero): Promise<string> {
  const { fileId } = await stepOnce(run, {
    name: "hero/drawn",
    result: STEP_RESULTS["hero/drawn"],
    make: () => drawHero(run, hero),
    store: (tx, drawn) => keepPicture(run, tx, drawn.fileId),
  });
  return fileId;
}
