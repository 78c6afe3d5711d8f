import { describe, expect, test } from "vitest";
import { findConcern } from "@/lib/features/writing/find-concern";
import { pluralOf } from "@/lib/features/writing/subjects/plural-of";
import { LEXICON } from "./all-entries";

const SUBJECT_CLASSES =
  "animal being person relative vehicle place food game instrument toy tool clothing plant weather sky body feeling feast activity science".split(
    " ",
  );

const FACTS = ["does", "home", "needs", "trouble", "can"] as const;
const facts = LEXICON.flatMap((entry) => FACTS.map((name) => ({ entry, name, fact: entry[name] })));
const regularPlural = (word: string) => pluralOf({ word });
const namesOf = ({ word, also = [] }: (typeof LEXICON)[number]) =>
  [word, ...also].map((name) => name.toLowerCase());

/** Endings of words that the regular plural would get wrong, and those that are regular all the same. */
const IRREGULAR =
  /(?:man|mouse|louse|goose|foot|tooth|child|fish|sheep|deer|leaf|loaf|shelf|wolf|calf|elf|scarf|thief|half)$|\box$/u;
const REGULAR_ALL_THE_SAME = new Set(["human", "mongoose"]);

describe("the lexicon", () => {
  test("knows 1,200 nouns and more, of every class", () => {
    expect(LEXICON.length).toBeGreaterThanOrEqual(1200);
    for (const one of SUBJECT_CLASSES)
      expect(LEXICON.filter((entry) => entry.class === one).length, one).toBeGreaterThan(20);
  });

  test("has no word twice", () => {
    const owners = new Map<string, string>();
    const twice = LEXICON.flatMap((entry) =>
      namesOf(entry).filter((name) => {
        const known = owners.has(name);
        owners.set(name, entry.word);
        return known;
      }),
    );
    expect(twice).toEqual([]);
  });

  test("tells facts in a few words", () => {
    expect(facts.filter(({ fact }) => fact.split(" ").length > 9).map(({ fact }) => fact)).toEqual([]);
    expect(
      facts.filter(({ fact }) => !/^[\p{L}][\p{L}\d ,'-]*$/u.test(fact)).map(({ fact }) => fact),
    ).toEqual([]);
  });

  test("never explains a word with itself", () => {
    const circular = facts.filter(({ entry, fact }) =>
      [entry.word, pluralOf(entry)].some((name) => new RegExp(`\\b${name}\\b`, "iu").test(fact)),
    );
    expect(circular.map(({ entry, fact }) => `${entry.word}: ${fact}`)).toEqual([]);
  });

  test("has facts that are grammatical where plots say them", () => {
    const wrong = facts.filter(({ entry, name, fact }) => {
      if (name === "can") return /^(?:to|can|is|has|was) /u.test(fact);
      if (name === "needs") return /^(?:to|needs|it) /u.test(fact);
      if (name === "does" && entry.many) return /^(?:is|has|was) /u.test(fact);
      if (name === "does")
        return !/^(?:\w+(?:s|ed)|had|was|were|could|can|came|ate|wore|blew|flew|swam|never) /u.test(fact);
      return false;
    });
    expect(wrong.map(({ entry, name, fact }) => `${entry.word} ${name}: ${fact}`)).toEqual([]);
  });

  test("says nothing that a story may not say", () => {
    const refused = facts.filter(({ entry, fact }) =>
      findConcern(`The ${entry.word} and what it does: ${fact}.`),
    );
    expect(refused.map(({ entry, fact }) => `${entry.word}: ${fact}`)).toEqual([]);
  });

  test("repeats no trouble and no help of somebody else", () => {
    for (const name of ["trouble", "can"] as const) {
      const told = LEXICON.map((entry) => entry[name]);
      expect(told.filter((fact, index) => told.indexOf(fact) !== index)).toEqual([]);
    }
  });

  test("gives plurals where the rule would be wrong, and only there", () => {
    const counted = LEXICON.filter(({ article = "a" }) => article === "a");
    expect(
      counted.filter(({ word, plural }) => plural === regularPlural(word)).map(({ word }) => word),
    ).toEqual([]);
    const missing = counted.filter(
      ({ word, plural }) =>
        !plural && IRREGULAR.test(word) && !REGULAR_ALL_THE_SAME.has(word.split(" ").at(-1) ?? ""),
    );
    expect(missing.map(({ word }) => word)).toEqual([]);
    expect(["pony", "fox", "bus", "boy", "knife", "giraffe"].map(regularPlural)).toEqual([
      "ponies",
      "foxes",
      "buses",
      "boys",
      "knives",
      "giraffes",
    ]);
  });

  test("gives what isn't counted an article of its own, and itself as its plural", () => {
    const uncounted = LEXICON.filter(({ article }) => article === "" || article === "some");
    expect(uncounted.filter(({ word, plural }) => plural !== word).map(({ word }) => word)).toEqual([]);
  });
});
