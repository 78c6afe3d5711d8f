import "server-only";
import { findFinished, type FinishedStory } from "@/lib/features/stories/data-series";
import { MAX_TITLE_LENGTH } from "@/lib/features/stories/rules";
import { listGivenNames } from "@/lib/features/writing/provider/hidden-names";
import { OF_SERIES } from "@/lib/features/writing/classic/sequel-title";
import { listKinds, toSubjectPick } from "@/lib/features/writing/classic/subject-words";
import { readOrder, type OrderReading } from "@/lib/features/writing/subjects/read-order";
import type { SubjectClass } from "@/lib/features/writing/subjects/subject";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import {
  FEELINGS,
  isHuman,
  type Companion,
  type Place,
  type Scene,
  type StoryBefore,
} from "@/lib/shared/story";

const MOST_COMPANIONS = 2;
const MOST_PLACES = 3;

/** How a story ended, for the one that goes on from there. */
export type Ending = Omit<StoryBefore, "seriesId" | "part">;

/** @throws AppError NOT_FOUND, also for another child's or parent's story */
export async function findEnding(
  db: DbOrTx,
  parent: ParentScope,
  { bookId, childId }: { bookId: string; childId: string },
): Promise<Ending> {
  const story = await findFinished(db, parent, bookId);
  if (!story || ![story.childId, ...story.withChildIds].includes(childId))
    throw new AppError("NOT_FOUND", "The story that this one should continue was not found.");
  return endingOf(story);
}

export function endingOf({ title, theme, premise, leftOpen, order, scenes }: FinishedStory): Ending {
  const words = {
    title: order.title ?? title,
    topics: order.topics ?? [],
    heroName: order.heroName ?? "",
    ...(order.together && { together: order.together }),
    theme,
  };
  const reading = readOrder(words);
  const given = listGivenNames(words);
  const isNamed = ({ name }: Companion) => leftOpen?.includes(name) ?? false;
  const lost = reading.cares.includes("death") ? reading.main?.entry.word : undefined;
  return {
    ...(lost !== undefined && { lost }),
    ...(given.length > 0 && { given }),
    story: premise ?? `The story is called "${title}".`,
    leftOpen: leftOpen ?? "",
    about: aboutOf(reading),
    companions: mostOften(
      scenes.flatMap(({ companions }) => companions),
      ({ name }: Companion) => name,
    )
      // Another hero comes along where the parent chooses so.
      .filter((companion) => companion.hero === undefined && !isLost(reading, companion))
      // Whoever the open sentence tells of is waited for.
      .toSorted((left, right) => Number(isNamed(right)) - Number(isNamed(left)))
      .slice(0, MOST_COMPANIONS)
      .map(({ kind, name }) => ({ kind, name })),
    seen: listSeen(scenes),
    places: mostOften(
      scenes.map(({ place }: Scene) => place),
      (place: Place) => place,
    ).slice(0, MOST_PLACES),
  };
}

/** So that the longest is still a sentence of the second level. */
const MOST_WORDS = 13;
/** Fewer make no book. */
const LEAST_SEEN = 3;
/** Who stands beside it, and how they look: what is seen is said before. */
const BESIDE = /(?<=^(?:\S+ ){4,}\S+), (?:and|while|with|near|where|in front of|before) .*$/u;
const MOOD = `(?:(?:still|very) )?(?:${FEELINGS.join("|")})`;
/** How somebody looks is in a picture, and not in what is written under it. */
const MOODS: readonly RegExp[] = [
  /\. .*$/u,
  new RegExp(String.raw`, (?:\S+ is )?${MOOD}(?:, .*)?$`, "u"),
  new RegExp(String.raw` and (?:looks|is) ${MOOD}$`, "u"),
  / with an? \S+ face\b/u,
  / in surprise\b/u,
  /(?<=^\{hero\}.*) (?:angrily|bravely|calmly|curiously|excitedly|happily|proudly|sadly|sleepily)\b/u,
];
/** Nothing happens there. */
const STANDS_BY = /^\{hero\} (?:is|looks|sits|stands)\b/u;

/** What happens in a story's pictures, as a child would write it under them: in a few words each. */
function listSeen(scenes: readonly Scene[]): string[] {
  const shown = scenes
    .map(({ happening }) =>
      [BESIDE, ...MOODS].reduce((text, part) => text.replace(part, ""), happening.replace(/\.$/u, "")),
    )
    .filter((text) => text.startsWith("{hero}") && text.split(" ").length <= MOST_WORDS);
  const all = [...new Set(shown)];
  const lively = all.filter((text) => !STANDS_BY.test(text));
  return lively.length < LEAST_SEEN ? all : lively;
}

/** What can have been there; no story begins with a feeling, and bedtime comes again. */
const THINGS: readonly SubjectClass[] = [
  "animal",
  "being",
  "vehicle",
  "place",
  "food",
  "instrument",
  "toy",
  "tool",
  "clothing",
  "plant",
  "feast",
  "game",
  "weather",
  "sky",
];

/** What needed care is not what a story is remembered by. */
function aboutOf({ main, cares }: OrderReading): string | null {
  if (!main || cares.length > 0 || main.name !== null || !THINGS.includes(main.entry.class)) return null;
  return toSubjectPick(main.entry)["the"] ?? null;
}

/** Whoever died in a story doesn't come along in the next one. */
function isLost({ main, cares }: OrderReading, { kind, name }: Companion): boolean {
  if (!cares.includes("death") || !main) return false;
  // However the plot calls the pet.
  if (main.entry.class === "animal") return !isHuman(kind);
  return name === main.name || listKinds(main).includes(kind);
}

function mostOften<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const counted = new Map<string, { one: T; count: number }>();
  for (const one of all) {
    const known = counted.get(keyOf(one));
    if (known) known.count += 1;
    else counted.set(keyOf(one), { one, count: 1 });
  }
  return [...counted.values()].sort((left, right) => right.count - left.count).map(({ one }) => one);
}

/** "The Blue Kite: What Happened Next", and after that by number. */
export function titleAfter(title: string, part: number | null): string {
  const ending = part !== null && part > 1 ? `: Part ${part + 1}` : ": What Happened Next";
  const letters = Array.from(title.replace(OF_SERIES, "")).slice(0, MAX_TITLE_LENGTH - ending.length);
  return letters.join("").trimEnd() + ending;
}
