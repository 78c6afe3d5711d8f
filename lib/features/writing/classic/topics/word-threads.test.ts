import { expect, it } from "vitest";
import { Random } from "@/lib/features/writing/classic/random";
import { READING_LEVELS } from "@/lib/shared/story";
import { readTopics } from "./read-topics";
import { wordThreads } from "./word-threads";

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

const threadsOf = (topics: string[], level: (typeof READING_LEVELS)[number], seed: number) =>
  wordThreads(level, { topics: readTopics(topics), style: null }, new Random(`threads/${seed}`));

it.each(READING_LEVELS)(
  "has a first and a last word, and one between them, for what is to be learned: %s",
  (level) => {
    for (const seed of SEEDS) {
      const { open, mids, close, bag } = threadsOf(["sharing", "patience"], level, seed);
      expect([open.length, close.length, bag.length]).toEqual([2, 2, 0]);
      expect(mids.length).toBe(level === "Beginner" ? 2 : 4);
      expect(
        JSON.stringify([open, close, mids.map((some) => some.map(({ sentence }) => sentence))]),
      ).not.toMatch(/\[(?:not|can|noun)\]/u);
    }
  },
);

it.each(READING_LEVELS)(
  "says of nothing else that it lay by the bed or was forgotten for now: %s",
  (level) => {
    const topics = ["trains", "peas", "grandma", "a bear", "robots", "dentist", "new baby"];
    for (const seed of SEEDS)
      expect(threadsOf(topics, level, seed)).toMatchObject({ open: [], mids: [], close: [] });
  },
);

it("packs things and nobody who is alive", () => {
  const { bag } = threadsOf(["trains", "a bear", "grandma", "hare"], "Emerging", 1);
  expect(bag).toEqual(["a toy train"]);
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
