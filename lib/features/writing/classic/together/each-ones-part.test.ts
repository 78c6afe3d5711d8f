import { describe, expect, it, test } from "vitest";
import type { CoHero, ReadingLevel, StoryOrder, Theme } from "@/lib/shared/story";
import { LEVEL_KEYS } from "@/lib/features/writing/classic/grammar";
import { SHAPES } from "@/lib/features/writing/classic/shapes/all-shapes";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { linesFor, listSaid } from "./beside-lines";
import { addIdea, joinIn } from "./bring-along";
import { hasName } from "./co-heroes";
import { listPhases } from "./phases";

const MEI: CoHero = { id: "1", name: "Mei", gender: "Girl", age: 9 };
const TOMAS: CoHero = { id: "2", name: "Tomas", gender: "Boy", age: 4 };
const LEVELS: readonly ReadingLevel[] = ["Beginner", "Emerging", "Intermediate", "Advanced"];

type Words = readonly [title: string, topic: string, theme: Theme];

const ORDERS: Words[] = [
  ["The Lost Kite", "kite", "adventure"],
  ["Rocket Number Seven", "rocket", "adventure"],
  ["The Otter Who Could Not Swim", "otter", "animals"],
  ["Rain on the Tent", "camping", "adventure"],
  ["The Very Last Goal", "soccer", "friendship"],
  ["The Beach That Moved", "beach", "mystery"],
];

const orderOf = ([title, topic, theme]: Words, level: ReadingLevel, together: CoHero[]): StoryOrder => ({
  ...{ heroName: "Theo", age: 6, gender: "Boy", interests: ["Space", "Art"], level, theme, seed: 5 },
  ...{ title, topics: [topic], creativityLevel: 5, ageAppropriate: true, style: null, together },
});

describe.each(LEVELS)("at %s", (level) => {
  it.each(ORDERS)("%s gives each of them a part, and says no line twice", (...words) => {
    for (const together of [[MEI], [MEI, TOMAS]]) {
      const { pages } = writeClassicStory(orderOf(words, level, together));
      const lines = pages.flatMap(({ text }) => listSaid(text));
      expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
      for (const { name } of together) {
        // On more pages than the first, and not only as somebody of whom a line was said.
        const told = pages.slice(1).map(({ text }) => text.split(/(?<=[.!?]”?) /u));
        const own = told.flat().filter((one) => hasName(one, name) && listSaid(one).length === 0);
        expect(own.length, name).toBeGreaterThan(0);
      }
    }
  });
});

const page = { key: "B", feeling: "happy", phase: "open" } as const;

describe("a line about somebody", () => {
  it.each([
    ["{sib} laughed, too.", "happy", "open", "{hero} had to laugh.", "{hero} sat down."],
    ['"That is fun!" said {sib}.', "happy", "open", "They danced and danced.", "Then it was noon."],
    ['"Let me see!" said {sib}.', "curious", "open", "There was a box.", '"Why?" said {hero}.'],
    ['"This is nice," said {sib}.', "calm", "open", "They sat by the fire.", "A boy cried."],
  ] as const)("%s is said where the page makes it true", (line, feeling, phase, fits, other) => {
    expect(linesFor({ ...page, feeling, phase }, fits)).toContain(line);
    expect(linesFor({ ...page, feeling, phase }, other)).not.toContain(line);
  });

  it.each([
    ["{sib} helped.", "determined", "tried", "done"],
    ['"We can do it," said {sib}.', "brave", "tried", "done"],
    ['"Yay!" said {sib}.', "happy", "done", "open"],
    ['"We did it!" said {sib}.', "proud", "done", "open"],
  ] as const)("%s is said when it can be meant", (line, feeling, fits, other) => {
    expect(linesFor({ ...page, feeling, phase: fits }, "{hero} had it.")).toContain(line);
    expect(linesFor({ ...page, feeling, phase: other }, "{hero} had it.")).not.toContain(line);
  });

  it("is known again in a text, whoever it is about", () => {
    expect(listSaid("“What do we do now?” asked Mei.")).toEqual(['"What do we do now?" asked {sib}.']);
    expect(listSaid("Mary Jane saw it, too.")).toEqual(["{sib} saw it, too."]);
    expect(listSaid("Nobody saw it.")).toEqual([]);
  });

  it("is looked for in a page of capitals, and beside a name of letters that have none", () => {
    expect(listSaid("DANGERDANGERDANGERDANGERDANGER ".repeat(9))).toEqual([]);
    const name = "عبدالرحمنمحمدعبدالرحمنمحمدعبدالرحمن";
    expect(listSaid(`${name} ${name} saw it, too.`)).toEqual(["{sib} saw it, too."]);
  });
});

test("nothing is over before it has been tried", () => {
  const moment = (feeling: "happy" | "sad" | "brave" | "proud", solve = false) => {
    const setting = { place: "park", time: "noon", weather: "clear" } as const;
    const told = { id: "one", pose: "standing", feeling, happening: "" } as const;
    return {
      beat: solve ? { ...setting, solve: "find" as const } : { ...setting, ...told },
      script: { feeling },
    };
  };
  const plain = [moment("happy"), moment("sad"), moment("brave"), moment("happy"), moment("proud")];
  expect(listPhases(plain)).toEqual(["open", "trouble", "tried", "done", "done"]);
  const hurdles = [
    moment("happy"),
    moment("happy", true),
    moment("proud"),
    moment("happy", true),
    moment("proud"),
  ];
  expect(listPhases(hurdles)).toEqual(["open", "tried", "open", "tried", "done"]);
});

describe("what a child does in place of the first hero", () => {
  it.each([
    ["{hero} ran up the hill.", ["{hero} and {sib1} ran up the hill."]],
    ["{hero} ran up the hill. {Their} heart beat.", []],
    ["{hero} went second.", []],
    ["{hero} felt cold.", []],
    ['"We can fix it," said {hero}.', ['"We can fix it," said {sib1}.']],
    ['"I can fix it," said {hero}.', []],
    ['"Is it you?" they asked. "Just for today," said {hero}.', []],
  ])("%s", (wording, told) => {
    expect(joinIn(wording, ["{sib1}"])).toEqual(told);
  });

  it("is an idea where the page doesn't say whose it was", () => {
    const solved = { ...page, number: 3, isLast: false, mustBe: false, used: new Set<string>() };
    for (const key of Object.values(LEVEL_KEYS)) {
      expect(addIdea("{hero} drew it all.", "{sib1}", { ...solved, key }).join(" ")).toContain("{sib1}");
      expect(addIdea("{hero} had an idea.", "{sib1}", { ...solved, key })).toEqual([]);
    }
  });
});

/** Less, and a child only watches what the other one does. */
const LEAST = 1 / 3;

describe.each(["Beginner", "Emerging"] as const)("in every plot that is told of two, %s", (level) => {
  it("the second does something on a third of the pages", () => {
    const plots = SHAPES.filter(
      ({ id, beside, subject }) => beside && !subject && !id.startsWith("questions/"),
    );
    const shares = plots.map(({ id }) => {
      const order = orderOf(["A Story", "", "friendship"], level, [{ ...MEI, name: "Besim", gender: "Boy" }]);
      const { pages } = writeClassicStory({ ...order, topics: [], interests: [], seed: 2, plot: id });
      const acts = pages.filter(({ text }) =>
        text
          .split(/(?<=[.!?]”?) /u)
          .some((sentence) => hasName(sentence, "Besim") && listSaid(sentence).length === 0),
      );
      return { id, share: acts.length / pages.length };
    });
    expect(shares.length).toBeGreaterThan(50);
    expect(shares.filter(({ share }) => share < LEAST)).toEqual([]);
  });
});

test("nobody rides along on the one bike", () => {
  for (const level of LEVELS) {
    for (const seed of [1, 2, 3, 4]) {
      const order = orderOf(["My Bike", "bike", "friendship"], level, [MEI, TOMAS]);
      const { pages } = writeClassicStory({ ...order, seed, plot: "firsts/two-wheels" });
      const text = pages
        .slice(1)
        .map((page) => page.text)
        .join(" ");
      expect(text).not.toMatch(/Theo, (?:Mei and Tomas|Tomas and Mei) (?:rode|race)|they race/u);
    }
  }
});
