import { isHuman, type Scene } from "@/lib/shared/story";
import { isAstride } from "./astride";
import { findWhoRolls } from "./in-wheelchair";
import { isBedTaken } from "./who-in-bed";

/** Who sits beside a hero who does, by the caption of a page. */

/** Up to whatever tells of somebody else. */
const SAME_CLAUSE = String.raw`(?:(?!, and |, who | while | where | as |;).)*?`;

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Captions in which the hero and somebody of this name sit side by side. */
const together = (name: string): RegExp[] => [
  new RegExp(
    String.raw`\{hero\}${SAME_CLAUSE} sits?\b${SAME_CLAUSE} (?:with|beside|between|among|next to|close to|across (?:\S+ ){1,3}from)\b${SAME_CLAUSE}\b${name}(?!['’]s?\b)`,
    "u",
  ),
  new RegExp(String.raw`\{hero\}(?:, [^.;]+?)?,? and ${name} sit\b`, "u"),
  new RegExp(String.raw`\{hero\}, ${name},?(?: [^.;]+?)? and [^.;]+? sit\b`, "u"),
];
/** And those in which this one sits there, whatever is said of the hero. */
const alone = (name: string): RegExp =>
  new RegExp(String.raw`\b${name}(?:,? who)? (?:\w+ly )?sits\b(?! up\b)`, "u");

/**
 * Which companions sit on the ground, or on a seat of the vehicle, beside a hero who sits or reads there. Nobody does
 * where the hero is in bed, on a horse or in the one chair.
 *
 * @param hasChair whether a large thing of the scene is sat in
 */
export function listSitters(scene: Scene, hasChair: boolean): number[] {
  const { hero, companions, happening } = scene;
  if (hero.pose !== "sitting" && hero.pose !== "reading") return [];
  if (hasChair || isAstride(scene) || isBedTaken(scene) || findWhoRolls(scene) !== null) return [];
  return companions.flatMap(({ kind, name }, index) => {
    const told = [...together(escaped(name)), alone(escaped(name))];
    return isHuman(kind) && told.some((one) => one.test(happening)) ? [index] : [];
  });
}
