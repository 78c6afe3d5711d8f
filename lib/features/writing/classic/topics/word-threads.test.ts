import { expect, it } from "vitest";
import { Random } from "@/lib/features/writing/classic/random";
import { READING_LEVELS } from "@/lib/shared/story";
import { readTopics } from "./read-topics";
import { wordThreads } from "./word-threads";

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const EVENTS = readTopics(["first day at school", "dentist", "moving house", "new baby", "bedtime"]);
const THINGS = readTopics(["trains", "pirates"]);

const threadsOf = (topics: typeof EVENTS, level: (typeof READING_LEVELS)[number], seed: number) =>
  wordThreads(level, { topics, cast: new Set(), style: null }, new Random(`threads/${seed}`));

/** What a wording is without the event that it is about. */
function wordingOf(close: string): string {
  const words = EVENTS.flatMap((event) =>
    event.kind === "event" ? [event.subject.ready, event.subject.noun] : [],
  );
  return words.reduce((text, word) => text.replaceAll(word, "…"), close);
}

it.each(READING_LEVELS)(
  "ends no two events of a story in the same words, and none in no words: %s",
  (level) => {
    expect(EVENTS.every(({ kind }) => kind === "event")).toBe(true);
    for (const seed of SEEDS) {
      const { close } = threadsOf(EVENTS, level, seed);
      expect(close.length).toBeGreaterThan(1);
      expect(close).not.toContain("");
      expect(new Set(close.map(wordingOf)).size).toBe(close.length);
    }
  },
);

it.each(READING_LEVELS)("has other words for each thing that is carried: %s", (level) => {
  for (const seed of SEEDS) {
    const [first = [], second = []] = threadsOf(THINGS, level, seed).mids;
    const aboutThings = (recalls: typeof first) =>
      recalls.flatMap(({ thing, wording }) => (thing ? [wording] : []));
    expect(aboutThings(first).length).toBeGreaterThan(0);
    expect(aboutThings(second).filter((wording) => aboutThings(first).includes(wording))).toEqual([]);
  }
});

it("announces nothing that nobody ordered: a word that has to do with an event is no event", () => {
  const mentions = [
    "camping",
    "a camp",
    "sisters",
    "brothers",
    "twins",
    "costumes",
    "airplanes",
    "cousins",
    "grandma",
    "grandpa",
    "family",
  ];
  for (const topic of mentions) {
    expect(
      readTopics([topic]).map(({ kind }) => kind),
      topic,
    ).toEqual(["thing"]);
  }
  const events = ["sleepover", "new baby", "halloween", "first flight", "family visit"];
  expect(readTopics(events).map(({ kind }) => kind)).toEqual(events.map(() => "event"));
});
