import { coloursIn } from "@/lib/shared/colour-words";
import type { Colour } from "@/lib/shared/colours";
import type { Companion, HairColour, StoryPage } from "@/lib/shared/story";
import { GARMENTS, type Worn } from "@/lib/shared/worn";

/** "A princess with red hair", "a knight with a blue shield": how the order wants its subject to look in the pictures. */

const NOUNS: Record<(typeof GARMENTS)[number], readonly string[]> = {
  clothes: ["dress", "gown", "robe", "coat", "suit", "costume", "uniform", "tutu", "jacket"],
  armor: ["armor", "armour"],
  cape: ["cape", "cloak"],
  hat: ["hat", "cap", "helmet", "crown"],
  shield: ["shield"],
};
const HAIR: readonly string[] = ["hair", "haired", "curls", "braids", "beard"];
/** Hair that we can draw, by the colours that hair is called. */
const HAIR_CALLED: Partial<Record<Colour, HairColour>> = {
  ...{ black: "black", brown: "brown", red: "red", orange: "red" },
  ...{ yellow: "blonde", gold: "blonde", gray: "grey", white: "grey", silver: "grey" },
};
const BLOND = /\bblonde?(?:[ -]haired| hair| curls| braids)\b/iu;

const colourOf = (wish: string, nouns: readonly string[]): Colour | undefined =>
  nouns.flatMap((noun) => coloursIn(wish, noun))[0];

function hairIn(wish: string): HairColour | undefined {
  const called = colourOf(wish, HAIR);
  return BLOND.test(wish) ? "blonde" : called && HAIR_CALLED[called];
}

function wornIn(wish: string): Worn {
  const told = GARMENTS.flatMap((one) => {
    const colour = colourOf(wish, NOUNS[one]);
    return colour ? [[one, colour] as const] : [];
  });
  return Object.fromEntries(told);
}

/** The pages with the order's subject in the colours that it asks for; whoever else is there stays as they are. */
export function dressSubject(
  pages: readonly StoryPage[],
  { asked, shows }: { asked: readonly string[]; shows: readonly string[] },
): StoryPage[] {
  const wish = asked.join(" . ");
  const [hairColour, worn] = [hairIn(wish), wornIn(wish)];
  if (!hairColour && Object.keys(worn).length === 0) return [...pages];
  const dress = (one: Companion): Companion =>
    shows.includes(one.kind) && one.hero === undefined
      ? { ...one, worn, ...(hairColour && { look: { ...one.look, hairColour } }) }
      : one;
  return pages.map((page) => ({
    ...page,
    scene: { ...page.scene, companions: page.scene.companions.map(dress) },
  }));
}
