import { expect, test } from "vitest";
import { LEXICON } from "@/lib/features/writing/subjects/lexicon/all-entries";
import { Random } from "./random";
import { OWN_NOUNS } from "@/lib/features/drawing/classic/things/own/own-things";
import { kindsOf, toStar } from "./subject-words";

const entryOf = (word: string) => {
  const entry = LEXICON.find((one) => one.word === word);
  if (!entry) throw new Error(`${word} is no noun of ours`);
  return entry;
};
const starsOf = (word: string) =>
  Array.from({ length: 20 }, (_, seed) =>
    toStar(
      { entry: entryOf(word), name: null },
      { taken: new Set(), random: new Random(`${word} ${seed}`), isSettled: () => false },
    ),
  );

test.each([
  ["she", ["princess", "queen", "ballerina", "witch", "mermaid", "fairy", "tooth fairy"]],
  ["he", ["king", "prince", "wizard", "giant", "Santa Claus"]],
])("%s: nobody is called by a name that doesn't fit", (one, words) => {
  for (const word of words)
    expect([word, new Set(starsOf(word).map(({ he }) => he))]).toEqual([word, new Set([one])]);
});

test("a pirate may be anybody", () => {
  expect(new Set(starsOf("pirate").map(({ he }) => he))).toEqual(new Set(["he", "she"]));
});

test("a king's child is called by a first name", () => {
  for (const { name } of [...starsOf("princess"), ...starsOf("prince")])
    expect(name).not.toMatch(/^M(r|rs|iss)\b/);
});

test.each([
  ["friend", ["girl", "boy"]],
  ["cousin", ["girl", "boy"]],
  ["classmate", ["girl", "boy"]],
  ["grandparent", ["grandmother", "grandfather"]],
  ["parent", ["grown-up-woman", "grown-up-man"]],
])("a %s is drawn as whichever they are: a she as a she, and a he as a he", (word, [she, he]) => {
  const stars = starsOf(word);
  expect(new Set(stars.map(({ kind }) => kind))).toEqual(new Set([she, he]));
  for (const star of stars) expect(star.kind).toBe(star.he === "she" ? she : he);
  expect(new Set(kindsOf(entryOf(word)))).toEqual(new Set([she, he]));
});

test.each(["twins", "family", "friend", "cousin", "sibling", "stepfamily"])(
  "a drawing has the %s",
  (word) => {
    for (const kind of kindsOf(entryOf(word)))
      expect(kind.startsWith("thing:") && !OWN_NOUNS.includes(kind.slice("thing:".length))).toBe(false);
  },
);
