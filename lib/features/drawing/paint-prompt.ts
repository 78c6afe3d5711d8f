import { inMood } from "./moods";
import { isNewborn } from "./young-ones";
import type { CharacterStyleId, CompanionKind, Gender, HeroLook, Scene, SceneProp } from "@/lib/shared/story";

/** What a painter may know of the child. */
export type PaintedChild = { ageBand: string; gender: Gender };
/** Another child who is a hero beside the first. */
export type PaintedHero = PaintedChild & { look: HeroLook };

const WHO: Record<Gender, string> = { Boy: "boy", Girl: "girl", Other: "child" };

const DRESS: Record<CharacterStyleId, string> = {
  superhero: "a superhero's suit with a short cape and a star on the chest, no mask, no known hero",
  princess: "a princess's practical dress with a small crown",
  "space-explorer": "a friendly space suit with many pockets, the helmet off or clear",
  "magical-wizard": "a wizard's robe with stars and a tall pointed hat",
  "brave-knight": "light, shiny toy-like armour and a plain tunic, without any weapon",
};
const EVERYDAY = ["yellow", "green", "blue", "red", "purple", "orange"];

const STYLE =
  "Warm watercolour and gouache picture-book illustration, soft light, clear shapes, friendly faces, rich but calm colours.";
const NEVER =
  "No text, letters, numbers or signature anywhere. No weapons, blood, injury, frightening faces, brands, logos, real persons or characters of others. Everybody is fully and modestly dressed.";
const GENTLE = "Nothing in the picture may frighten a small child.";

function describeLook({ skin, hairColour, hairStyle, glasses, outfit, style }: HeroLook): string {
  const hair = hairStyle === "hijab" ? "a hijab" : `${hairColour.replace("-", " ")} hair, ${hairStyle}`;
  const dress = style
    ? `wearing ${DRESS[style]}`
    : `wearing everyday clothes in ${EVERYDAY[outfit] ?? "blue"} and white`;
  return `${skin} skin, ${hair}${glasses ? ", glasses" : ""}, ${dress}`;
}

const tone = (gentle: boolean): string => (gentle ? `${NEVER} ${GENTLE}` : NEVER);

type Portrait = {
  look: HeroLook;
  child: PaintedChild;
  beside?: readonly PaintedHero[];
  gentle: boolean;
  fromPhoto: boolean;
};

const describeChild = ({ gender, ageBand, look }: PaintedHero): string =>
  `a ${WHO[gender]}, ${ageBand}, ${describeLook(look)}`;

export function portraitPrompt({ look, child, beside = [], gentle, fromPhoto }: Portrait): string {
  if (beside.length > 0) {
    const all = [{ ...child, look }, ...beside].map((one, at) => `hero ${at + 1}: ${describeChild(one)}`);
    return `${STYLE} The ${all.length} heroes of a picture book side by side, from left to right. ${all.join("; ")}. Whole figures from head to toe, nobody else, waving and smiling, on a plain pale background. ${tone(gentle)}`;
  }
  const who = fromPhoto
    ? `Turn the child in the photo into the hero of a picture book: keep the hair, skin and friendly likeness, drawn and not photographic. ${look.style ? `The hero is wearing ${DRESS[look.style]}.` : ""}`
    : `The hero of a picture book: a ${WHO[child.gender]}, ${child.ageBand}, ${describeLook(look)}.`;
  return `${STYLE} ${who} The whole figure from head to toe, alone, waving and smiling, on a plain pale background. ${tone(gentle)}`;
}

/** "thing:fire-engine" as it is said: "fire engine". */
const inWords = (kind: CompanionKind | SceneProp): string => kind.replace(/^thing:/, "").replaceAll("-", " ");

const coloured = ({ colours }: Scene, kind: CompanionKind | SceneProp): string =>
  [colours?.[kind], inWords(kind)].filter(Boolean).join(" ");

type Page = {
  scene: Scene;
  look: HeroLook;
  beside?: readonly PaintedHero[];
  gentle: boolean;
  happening: string;
};

/** `happening` is the scene's sentence as it may leave the machine. */
export function pagePrompt({ scene: told, look, beside: heroes = [], gentle, happening }: Page): string {
  const scene = inMood(told);
  const beside = scene.companions.map(({ kind, feeling, little, young, kin, hero }) => {
    const child = hero ? heroes[hero - 1] : undefined;
    if (child && hero) return `hero ${hero + 1} of the first picture, ${describeChild(child)} (${feeling})`;
    const isBaby = isNewborn({ kind, ...(little && { little }) }, scene);
    const who = isBaby ? "newborn baby in a basket with a hood" : coloured(scene, kind);
    return `a ${little && !isBaby ? "very small " : ""}${young ? "young " : ""}${who}${kin ? " of the hero's own family, with skin and hair like the hero's" : ""} (${feeling})`;
  });
  const facts = [
    `Place: ${scene.place.replaceAll("-", " ")}, ${scene.time}, ${scene.weather}.`,
    `The hero is ${scene.hero.pose} and looks ${scene.hero.feeling}.`,
    beside.length > 0 ? `With the hero: ${beside.join(", ")}. Nobody else.` : "Nobody else is there.",
    scene.props.length > 0 ? `Things: ${scene.props.map((prop) => coloured(scene, prop)).join(", ")}.` : "",
    `What happens: ${happening}`,
  ];
  return [
    STYLE,
    heroes.length > 0
      ? "Paint one page of the book with exactly the heroes of the first picture given: same faces, hair, skin and clothes."
      : "Paint one page of the book with exactly the hero of the first picture given: same face, hair, skin and clothes.",
    `The hero: ${describeLook(look)}.`,
    ...facts.filter((fact) => fact !== ""),
    "One moment, the hero large enough to be recognised, nothing important at the edges.",
    tone(gentle),
  ].join(" ");
}
