import { expect, test } from "vitest";
import { SHAPES } from "@/lib/features/writing/classic/shapes/all-shapes";
import { canBeAbout } from "@/lib/features/writing/classic/subject-words";
import { FINER_WORDS, listFiner } from "./finer-classes";
import { LEXICON } from "./lexicon/all-entries";

const LONG = 60_000;
const plotsFor = (entry: (typeof LEXICON)[number]) => SHAPES.filter((shape) => canBeAbout(shape, entry));

test("every word of a finer class is one of the lexicon", () => {
  const known = new Set(LEXICON.map(({ word }) => word));
  expect(FINER_WORDS.filter((word) => !known.has(word))).toEqual([]);
});

test("what is always more than one is known as such", () => {
  const scissors = LEXICON.find(({ word }) => word === "scissors");
  expect(scissors && listFiner(scissors)).toContain("many");
});

/** Told by a plot of its own, by its word or another. */
const hasOwnPlot = ({ word, also = [] }: (typeof LEXICON)[number]) => {
  const phrases = [word, ...also].map((name) => name.toLowerCase().replaceAll(" ", "-"));
  return SHAPES.some(
    ({ subject, about }) =>
      !subject && about.some((one) => one.split(" ").some((name) => phrases.includes(name))),
  );
};

const find = (word: string) => {
  const entry = LEXICON.find((one) => one.word === word);
  if (!entry) throw new Error(`No such word: ${word}`);
  return entry;
};
const told = (word: string) => plotsFor(find(word)).map(({ id }) => id);

test.each([
  ["open/hundred-mistakes", ["bedtime", "sleep", "waking up", "potty time", "losing", "magic", "team"]],
  [
    "open/sky-guest",
    ["space", "volcano", "mountain", "ocean", "galaxy", "Earth", "sunrise", "hurricane", "fossil"],
  ],
  ["open/food-last", ["dinner", "breakfast", "picnic", "feast"]],
  ["open/thing-doorstep", ["orchestra", "zipper", "campfire"]],
  ["open/feeling-in-box", ["tooth", "bedtime", "dinner", "soccer"]],
  ["open/science-played", ["moon", "star", "rain", "dinner"]],
  ["open/feast-travels", ["carnival parade", "wedding", "Saturday", "present"]],
] as const)("%s doesn't tell what its subject can't be", (plot, words) => {
  expect(words.filter((word) => told(word).includes(plot))).toEqual([]);
});

test.each([
  ["volcano", "open/science-played"],
  ["space", "open/science-played"],
  ["moon", "open/sky-guest"],
  ["dinner", "open/feast-travels"],
  ["pizza", "open/food-last"],
  ["soccer", "open/hundred-mistakes"],
  ["magic", "open/feeling-in-box"],
  ["trophy", "open/thing-doorstep"],
  ["tooth", "open/body-letters"],
  ["anger", "open/feeling-in-box"],
])("%s is told by %s", (word, plot) => {
  expect(told(word)).toContain(plot);
});

test("the plot of the hundred mistakes happens on no stage: it is told of ball games, too", () => {
  const plot = SHAPES.find(({ id }) => id === "open/hundred-mistakes");
  expect(JSON.stringify(plot).match(/\bstage\b|curtain\b|performance|dentist/gu)).toBeNull();
});

/** What happens on many days and in any plot, and makes none of its own. */
const PASSING = ["playing outside", "school trip", "day out", "prank"];

test(
  "no noun that a parent may order a story about is without a plot",
  () => {
    const untold = LEXICON.filter(({ care }) => !care).filter(
      (entry) => plotsFor(entry).length === 0 && !hasOwnPlot(entry),
    );
    expect(untold.map(({ word }) => word)).toEqual(PASSING);
  },
  LONG,
);
