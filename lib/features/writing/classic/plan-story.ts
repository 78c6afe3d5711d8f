import type { CharacterKind, Interest, StoryOrder, Theme } from "@/lib/shared/story";
import { TOPICS_IN_A_STORY } from "@/lib/features/writing/rules";
import { closeness, findPlot } from "./choose-plot";
import {
  isRest,
  isSolved,
  isYielding,
  type InterestKit,
  type Interlude,
  type Pick,
  type Shape,
} from "./grammar";
import { INTERLUDES } from "./interludes";
import { INTEREST_KITS } from "./interests/interest-kits";
import type { Random } from "./random";
import { howFarOut, listMembers, type CastMember } from "./roster";
import { SHIVERS } from "./shivers";
import { listNamed, listRuns } from "./topics/list-runs";
import { readTitle, readTopics, type TopicReading } from "./topics/read-topics";

/** Everything that is settled before the first sentence. */
export type Plan = {
  shape: Shape;
  cast: ReadonlyMap<string, CastMember>;
  picks: ReadonlyMap<string, Pick>;
  /** The two that solve a hurdle each, in the order of the plot. */
  solvers: readonly [InterestKit, InterestKit];
  /** Interests that come along without a hurdle of their own. */
  others: readonly InterestKit[];
  topics: readonly TopicReading[];
  interludes: readonly [Interlude, Interlude];
};

const OWN_INTEREST: Record<Theme, Interest> = {
  adventure: "Adventure",
  fantasy: "Fantasy",
  science: "Science",
  mystery: "Technology",
  friendship: "Art",
  animals: "Animals",
};
const SPARE_INTEREST: Interest = "Nature";
const MOST_OTHERS = 4;
/** So much of what the title names goes through a story beside the topics. */
const LEAST_OF_A_TITLE = 1;

export function planStory(order: StoryOrder, random: Random): Plan {
  const shape = findPlot(order);
  const topics = chooseTopics(order, shape);
  const interests = chooseInterests(order, random.fork("interests"));
  const wishes = [...readTitle(order.title, order.heroName), ...readTopics(order.topics)];
  const creatures = wishes.flatMap(({ creature }) => (creature ? [creature] : []));
  const cast = chooseCast(shape, order, { creatures, random: random.fork("cast") });
  const picks = choosePicks(shape, random.fork("picks"));
  const [first, second, ...others] = interests.map((interest) => INTEREST_KITS[interest]);
  const [rest, laterRest] = chooseInterludes(shape, { order, topics, random: random.fork("interludes") });
  if (!first || !second || !rest || !laterRest) throw new Error("Too little to plan a story with");
  return {
    shape,
    cast,
    picks,
    solvers: [first, second],
    others: others.slice(0, MOST_OTHERS),
    topics,
    interludes: [rest, laterRest],
  };
}

/**
 * What goes through the story as a thread of its own: what the title promises, then the topics in the parent's order.
 * A plot that is about a thing needs no second one in the bag; what is to be learned or lies ahead is told either way.
 */
function chooseTopics({ title, heroName, topics, level }: StoryOrder, shape: Shape): TopicReading[] {
  const needsThread = ({ kind, label }: TopicReading) =>
    kind === "moral" || kind === "event" || listNamed(shape.about, listRuns(label)).length === 0;
  const most = TOPICS_IN_A_STORY[level];
  const asked = readTopics(topics).filter(needsThread).slice(0, most);
  const promised = readTitle(title, heroName)
    .filter(needsThread)
    .filter(({ subject }) => asked.every((topic) => topic.subject !== subject));
  return [...promised.slice(0, Math.max(LEAST_OF_A_TITLE, most - asked.length)), ...asked];
}

const UNDER_A_ROOF: readonly string[] = [
  "museum",
  "tower",
  "castle",
  "bedroom",
  "kitchen",
  "lighthouse",
  "cave",
];

const WALKED_THROUGH: readonly string[] = [
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

type RestWish = { order: StoryOrder; topics: readonly TopicReading[]; random: Random };

/**
 * What puts the parent's moral into practice comes first, then a moment of suspense if the order allows one; nobody
 * goes the wrong way in a kitchen.
 */
function chooseInterludes(shape: Shape, { order, topics, random }: RestWish): Interlude[] {
  const morals = topics.flatMap((topic) => (topic.kind === "moral" ? [topic.subject.noun] : []));
  const pauses = shape.beats.filter((beat) => isRest(beat) || isYielding(beat));
  const underTheSky = pauses.every(({ place, time, weather }) => isOpenSky(place, time, weather));
  const walking = pauses.every(({ place }) => WALKED_THROUGH.includes(place));
  const fits = ({ outdoors, onTheWay }: Interlude) => (!outdoors || underTheSky) && (!onTheWay || walking);
  const fitting = random
    .shuffle(INTERLUDES.filter(fits))
    .filter(({ ahead }) => !ahead || restsOnTheWay(shape));
  const shows = ({ shows = [] }: Interlude) => shows.some((noun) => morals.includes(noun));
  const [first, ...others] = [...fitting.filter(shows), ...fitting.filter((interlude) => !shows(interlude))];
  if (!first) return [];
  const later = random.shuffle(others).filter(({ ahead }) => !ahead || !restsAtTheEnd(shape));
  if (order.ageAppropriate) return [first, ...later];
  const shiver = random.fork("shiver").pick(SHIVERS.filter(fits));
  if (shows(first)) return [first, shiver];
  return [shiver, first.ahead ? (later[0] ?? first) : first];
}

/** Whether the first pause comes while there is something left to be afraid of. */
function restsOnTheWay({ beats }: Shape): boolean {
  return beats.findIndex(isRest) < beats.findLastIndex(isSolved);
}

/** Whether a pause comes when there is nothing left to be afraid of. */
function restsAtTheEnd({ beats }: Shape): boolean {
  const lastTurn = beats.findLastIndex(isSolved);
  return beats.slice(lastTurn + 1).some((beat) => isRest(beat) || isYielding(beat));
}

function isOpenSky(place: string, time: string, weather: string): boolean {
  return !UNDER_A_ROOF.includes(place) && time !== "night" && ["clear", "cloudy", "wind"].includes(weather);
}

function chooseInterests(order: StoryOrder, random: Random): Interest[] {
  const asked = random.shuffle([...new Set(order.interests)]);
  const spares = [OWN_INTEREST[order.theme], SPARE_INTEREST].filter((spare) => !asked.includes(spare));
  const missing = Math.max(0, 2 - asked.length);
  return random.shuffle([...asked.slice(0, 2), ...spares.slice(0, missing)]).concat(asked.slice(2));
}

type CastWish = { creatures: readonly CharacterKind[]; random: Random };

function chooseCast(shape: Shape, order: StoryOrder, wish: CastWish): Map<string, CastMember> {
  const taken = new Set(order.heroName.toLowerCase().split(/\s+/u));
  const cast = new Map<string, CastMember>();
  const kinds = new Set<CharacterKind>();
  for (const [role, options] of Object.entries(shape.cast)) {
    const fresh = options.filter((kind) => !kinds.has(kind));
    const free = fresh.length > 0 ? fresh : options;
    const wished = free.filter((kind) => wish.creatures.includes(kind));
    const kind = wish.random.pickWeighted(wished.length > 0 ? wished : free, (option) =>
      closeness(howFarOut(option), order.creativityLevel),
    );
    const member = wish.random.pick(listMembers(kind, taken));
    kinds.add(kind);
    taken.add(member.name.toLowerCase());
    cast.set(role, member);
  }
  return cast;
}

function choosePicks(shape: Shape, random: Random): Map<string, Pick> {
  const picks = new Map<string, Pick>();
  for (const [slot, options] of Object.entries(shape.picks ?? {})) picks.set(slot, random.pick(options));
  return picks;
}
