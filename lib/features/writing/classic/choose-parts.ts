import type { Place, StoryOrder } from "@/lib/shared/story";
import {
  isRest,
  isSolved,
  isYielding,
  LEVEL_KEYS,
  listPauses,
  type InterestKit,
  type Interlude,
  type Shape,
} from "./grammar";
import { INTERLUDES } from "./interludes/all-interludes";
import type { Random } from "./random";
import { SHIVERS } from "./shivers";
import { listWays, sortByFreshness, toPause, type Memory, type StoryPart } from "./story-parts";
import type { TopicReading } from "./topics/read-topics";

type Choice = { memory: Memory; random: Random };

/** One way past each hurdle of the plot, the interests taking turns. */
export function chooseWays(
  shape: Shape,
  solvers: readonly [InterestKit, InterestKit],
  { memory, random }: Choice,
): StoryPart[] {
  const chosen: StoryPart[] = [];
  for (const [index, { solve }] of shape.beats.filter(isSolved).entries()) {
    const taken = chosen.map(({ part }) => part);
    const ways = random.fork(`way ${index + 1}`).shuffle(listWays(solvers[index % 2 === 0 ? 0 : 1], solve));
    const settled = ways.find(({ part }) => memory.settled.includes(part) && !taken.includes(part));
    const [way] = settled ? [settled] : sortByFreshness(ways, [...memory.told, ...taken]);
    if (!way) throw new Error(`No way past a hurdle: ${solve}`);
    chosen.push(way);
  }
  return chosen;
}

const WITHOUT_SKY: readonly Place[] = [
  "bedroom",
  "kitchen",
  "attic",
  "treehouse",
  "school",
  "library",
  "museum",
  "workshop",
  "laboratory",
  "stage",
  "underwater",
  "lighthouse",
  "cave",
  "castle",
  "tower",
  "space",
  "planet",
];

const WALKED_THROUGH: readonly Place[] = [
  "street",
  "village",
  "park",
  "meadow",
  "forest",
  "river",
  "bridge",
  "mountain",
  "hill",
  "jungle",
  "desert",
  "snowfield",
];

type PauseWish = Choice & {
  order: StoryOrder;
  topics: readonly TopicReading[];
  /** Whether a text says what shall not be there. */
  speaks: (text: string) => boolean;
};
type Pause = StoryPart<Interlude>;

/** The two pauses of a story: those that are settled, then the fittest. */
export function choosePauses(shape: Shape, wish: PauseWish): Pause[] {
  const known = [...INTERLUDES, ...SHIVERS].map(toPause);
  const settled = wish.memory.settled.flatMap((name) => known.find(({ part }) => part === name) ?? []);
  const free = settled.length < 2 ? listFitting(shape, wish) : [];
  // So much may be wished away that hardly a pause is without all of it.
  const lacksSome = settled.length + free.length < 2;
  const fitting = lacksSome ? [...free, ...listFitting(shape, { ...wish, speaks: () => false })] : free;
  return [...settled, ...fitting.filter(({ part }) => settled.every((pause) => pause.part !== part))];
}

/**
 * What puts the parent's moral into practice comes first, then a moment of suspense if the order allows one; nobody
 * goes the wrong way in a kitchen. What the child hasn't heard goes before what it has.
 */
function listFitting(shape: Shape, { order, topics, memory, speaks, random }: PauseWish): Pause[] {
  const morals = topics.flatMap((topic) => (topic.kind === "moral" ? [topic.subject.noun] : []));
  const fits = fitsInto(shape);
  const listFresh = (interludes: readonly Interlude[], label: string) =>
    sortByFreshness(
      random
        .fork(label)
        .shuffle(interludes.filter(fits).map(toPause))
        .filter(({ script }) => !speaks(JSON.stringify(script))),
      memory.told,
    );
  const shows = ({ script }: Pause) => (script.shows ?? []).some((noun) => morals.includes(noun));
  const makesRoom = morals.length > 0 || !order.ageAppropriate;
  const fitting = listFresh(INTERLUDES, "pauses");
  const listAt = (place: 0 | 1) =>
    comesLate(shape, place, makesRoom) ? fitting.filter(({ script }) => !script.ahead) : fitting;
  const first = listAt(0).find(shows) ?? listAt(0)[0];
  if (!first) return [];
  const [shiver] = order.ageAppropriate ? [] : listFresh(SHIVERS, "shiver");
  if (!shiver) return [first, ...listAt(1).filter((pause) => pause !== first)];
  return shows(first) ? [first, shiver] : [shiver, ...listAt(1)];
}

function fitsInto(shape: Shape): (interlude: Interlude) => boolean {
  const pauses = shape.beats.filter((beat) => isRest(beat) || isYielding(beat));
  const underTheSky = pauses.every(({ place, time, weather }) => isOpenSky(place, time, weather));
  const walking = pauses.every(({ place }) => WALKED_THROUGH.some((open) => open === place));
  return ({ outdoors, onTheWay }) => (!outdoors || underTheSky) && (!onTheWay || walking);
}

/** Whether this pause of the two comes, at any level, when there is nothing left to be afraid of. */
function comesLate(shape: Shape, pause: 0 | 1, makesRoom: boolean): boolean {
  const lastTurn = shape.beats.findLastIndex(isSolved);
  return Object.values(LEVEL_KEYS).some((key) =>
    listPauses(shape, key, makesRoom).some(
      (beat, index) => index % 2 === pause && shape.beats.indexOf(beat) > lastTurn,
    ),
  );
}

function isOpenSky(place: string, time: string, weather: string): boolean {
  return (
    !WITHOUT_SKY.some((covered) => covered === place) &&
    time !== "night" &&
    ["clear", "cloudy", "wind"].includes(weather)
  );
}
