import { isHuman, type Place, type Pose, type Scene, type SceneProp } from "@/lib/shared/story";

/** Who is in the bed, by the caption of a page. */

/** Rooms that have a bed. */
const ROOMS: ReadonlySet<Place> = new Set(["bedroom", "hospital-room"]);
/** What can be done sitting up in bed. */
const SITTING_UP: ReadonlySet<Pose> = new Set([
  "sitting",
  "thinking",
  "holding",
  "reading",
  "hugging",
  "pointing",
  "reaching",
  "waving",
]);
/** What the caption says of the hero, up to whoever else it tells of. */
const OF_HERO = /\{hero\}(?:(?!, | who | while | where | and \{|;)[^.])*/u;
const IN_BED = /\bin (?:\S+ ){0,3}beds?\b|\bon (?:the|a|\{their\}|his|her|their)(?: new| own)? bed\b/u;
const BESIDE_BED =
  /\b(?:beside|by|under|near|edge of|at) (?:the|a|\{their\}|his|her|their)(?: new| own)? bed\b/u;
const LIES = /\{hero\} (?:lies|sits up)\b/u;

/** Whether the hero of a scene lies or sits in a bed. */
export function isInBed({ place, hero, happening }: Scene): boolean {
  if (!ROOMS.has(place)) return false;
  if (hero.pose === "sleeping") return true;
  const [said = ""] = OF_HERO.exec(happening) ?? [];
  if (!SITTING_UP.has(hero.pose) || BESIDE_BED.test(said)) return false;
  return IN_BED.test(said) || LIES.test(said);
}

/** How somebody is in a bed. */
export type Abed = "asleep" | "sitting";

const PART = String.raw`(?:(?!, and |;|[.])[^.])*?`;
const BED = String.raw`\b(?:in|on) (?:(?:the|a|an|\{their\}|his|her|their) )?(?:(?:new|own|big) )?bed`;
/** Who is only near it. */
const NEAR = String.raw`(?!(?: and \S+)? (?:near|close|looking|there)\b)`;

/** Captions in which somebody of this name shares the bed in which the hero is. */
const sharing = (name: string): RegExp[] => [
  new RegExp(String.raw`${BED}${PART}\b(?:with|beside|next to) (?:\S+ and )?${name}\b${NEAR}`, "u"),
  new RegExp(String.raw`\b(?:hugs|beside|with|next to) ${name} ${BED}`, "u"),
  new RegExp(String.raw`\{hero\}(?:, \S+)?,? and ${name}\b${PART}${BED}`, "u"),
  new RegExp(
    String.raw`\bbed\b.*\b${name},? (?:who )?(?:takes up most of it|lies across|has hardly any room)`,
    "u",
  ),
];
/** Captions in which somebody of this name is in a bed, wherever the hero is. */
const lying = (name: string): RegExp =>
  new RegExp(
    String.raw`\b${name}(?:, who)? (?:is|lies|rests|sits|sits up|sleeps|is asleep)(?: \w+ly)? ${BED}`,
    "u",
  );

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** More than these aren't drawn. */
const MOST = 3;

/** Which companions share the bed of the hero: every other hero, and whoever does by the caption. */
export function listToldInBed(scene: Scene): number[] {
  if (!isInBed(scene)) return [];
  return scene.companions.slice(0, MOST).flatMap(({ hero, name }, index) => {
    const told = [...sharing(escaped(name)), lying(escaped(name))];
    return hero !== undefined || told.some((one) => one.test(scene.happening)) ? [index] : [];
  });
}

/** Who is in bed where the hero isn't: somebody ill, who is visited. */
export function findAbed(scene: Scene): number | null {
  if (!ROOMS.has(scene.place) || isInBed(scene)) return null;
  const found = scene.companions
    .slice(0, MOST)
    .findIndex(({ kind, name }) => isHuman(kind) && lying(escaped(name)).test(scene.happening));
  return found < 0 ? null : found;
}

/** Whether the room's one bed is under somebody. */
export const isBedTaken = (scene: Scene): boolean => isInBed(scene) || findAbed(scene) !== null;

const isBed = (prop: SceneProp): boolean => prop === "thing:bed" || prop === "thing:hospital-bed";

/** A bed that a page tells of is the one under somebody, or the bedroom's own. */
export const isOwnBed = (scene: Scene, prop: SceneProp): boolean =>
  isBed(prop) && (isBedTaken(scene) || scene.place === "bedroom");

/** A room has one bed: none of its own where the page brings one. */
export const isBedBrought = (scene: Scene): boolean =>
  ROOMS.has(scene.place) && scene.props.some((prop) => isBed(prop) && !isOwnBed(scene, prop));

/** Whoever shares a bed does as the hero does in it. */
export const sharedHow = ({ hero }: Scene): Abed => (hero.pose === "sleeping" ? "asleep" : "sitting");

export const abedHow = ({ happening }: Scene): Abed =>
  /\basleep|sleeps\b/u.test(happening) ? "asleep" : "sitting";
