import { isHuman, type Companion, type Scene } from "@/lib/shared/story";
import { listToldInBed } from "./people/who-in-bed";
import { characterFacts } from "./things/facts-of";

/** Who is wider would hide the bed. */
const WIDEST = 112;

const fits = ({ kind }: Companion): boolean => {
  if (isHuman(kind)) return true;
  const { half, scale, home } = characterFacts(kind);
  return home === "ground" && half * scale <= WIDEST;
};

/** Which companions are drawn in the hero's bed. */
export const listSharers = (scene: Scene): number[] =>
  listToldInBed(scene).filter((index) => {
    const companion = scene.companions[index];
    return companion !== undefined && fits(companion);
  });
