import { hashText } from "@/lib/shared/hash-text";
import { describe, expect, it, test } from "vitest";
import { isDrawnThing, isHuman, READING_LEVELS, type StoryOrder } from "@/lib/shared/story";
import { writeClassicStory } from "./classic-writer";
import { hasMet, introduce, listStrangers, type Stranger } from "./introduce";
import type { CastMember } from "./roster";
import { SHAPES } from "./shapes/all-shapes";

const mei: Stranger = { slot: "pal", name: "Mei", as: { as: "theirs", noun: "friend" } };
const sam: Stranger = { slot: "kid", name: "Sam", as: { as: "met", noun: "boy" } };
const tate: Stranger = { slot: "farmer", name: "Mr. Tate", as: { as: "the", noun: "farmer" } };

const fern: Stranger = { slot: "pal", name: "Fern", as: { as: "after", noun: "fox" } };

describe("whoever is new on a page", () => {
  it.each([
    ["{hero} and {pal} ran.", mei, "{hero} and {their} friend {pal} ran."],
    ["{pal} and {hero} ran.", mei, "{hero} and {their} friend {pal} ran."],
    ["{pal} filled a pail. {hero} ran.", mei, "{hero's} friend {pal} filled a pail. {hero} ran."],
    ["{They} ran. {pal} came, too.", mei, "{They} ran. {Their} friend {pal} came, too."],
    ["{hero} saw {mom}. {pal} came.", mei, "{hero} saw {mom}. {hero's} friend {pal} came."],
    ["“{pal},” said {hero}, and {pal} came.", mei, "“{pal},” said {hero}, and {their} friend {pal} came."],
    ["“Run!” {pal} said to {hero}.", mei, "“Run!” {their} friend {pal} said to {hero}."],
    ["Nobody spoke. {pal's} cup fell.", mei, "Nobody spoke. {hero's} friend {pal's} cup fell."],
    ["“Go away,” said {kid}.", sam, "“Go away,” said a boy called {kid}."],
    [" {farmer} came.", tate, " The farmer {farmer} came."],
    ["Then {farmer} came.", tate, "Then the farmer {farmer} came."],
    ["“Go,” said {pal}.", fern, "“Go,” said {pal} the fox."],
    ["{hero} heard {pal's} steps.", fern, "{hero} heard {pal} the fox's steps."],
    ["{pal} and {hero} ran.", fern, "{hero} and {pal} the fox ran."],
    ["No rule for foxes helped. {pal} ran.", fern, "No rule for foxes helped. {pal} the fox ran."],
  ])("%s", (page, stranger, introduced) => {
    expect(introduce(page, [stranger])).toBe(introduced);
  });

  it.each([
    ["{hero} had a new friend called {pal}.", mei],
    ["{pal} was the girl next door.", mei],
    ["“I am {pal},” said somebody. {pal} was new.", mei],
    ["“Where is {pal}?” asked {hero}.", mei],
    ["{hero} met {a pal.kind}. {pal.kind} {pal} sang.", mei],
    ["It was hot.", mei],
    ["A fox came by, and it was {pal}.", fern],
  ])("is left as the page has them: %s", (page, stranger) => {
    expect(introduce(page, [stranger])).toBe(page);
  });

  it("isn't known by being called, and is known once they have done something", () => {
    expect(hasMet("“Mei, are you asleep?” asked Ada.", mei)).toBe(false);
    expect(hasMet("“Are you asleep?” asked Mei.", mei)).toBe(true);
  });
});

const member = (facts: Partial<CastMember>): CastMember => ({
  ...{ kind: "girl", name: "Mei", noun: "girl", he: "she", him: "her", his: "her" },
  ...facts,
});

test.each([
  ["pal", member({}), "friend"],
  ["kid", member({}), "girl"],
  ["pal", member({ noun: "sister", kin: true }), "sister"],
  ["baby", member({ noun: "baby", kin: true, name: "June" }), "baby sister"],
  ["big", member({ kind: "grandmother", noun: "grandmother", kin: true, name: "Babcia" }), "grandmother"],
  ["big", member({ kind: "grown-up-woman", noun: "mother", kin: true, name: "Mom" }), undefined],
  ["who", member({ kind: "grown-up-woman", noun: "aunt", kin: true, name: "Aunt Rosa" }), undefined],
  ["ms", member({ kind: "grown-up-woman", noun: "teacher", name: "Miss Bell" }), "teacher"],
  ["farmer", member({ kind: "grown-up-man", noun: "neighbor", name: "Mr. Tate" }), "farmer"],
  ["pal", member({ kind: "dog", noun: "dog", name: "Scout" }), "dog"],
  ["lamb", member({ kind: "sheep", noun: "sheep", name: "Wooly" }), undefined],
  ["pal", member({ hero: 1 }), undefined],
])("%s %o is introduced as %s", (role, who, noun) => {
  const shape = { cast: { pal: ["girl", "dog"], lamb: ["sheep"] } } as const;
  expect(listStrangers({ shape, cast: new Map([[role, who]]), heroes: [] })[0]?.as.noun).toBe(noun);
});

test("who is met in a plot is no friend from the beginning", () => {
  const [met] = listStrangers({
    shape: { meets: ["pal"] },
    cast: new Map([["pal", member({})]]),
    heroes: [],
  });
  expect(met?.as).toEqual({ as: "met", noun: "girl" });
});

test("in a story of several, the baby is that of all of them", () => {
  const cast = new Map([["baby", member({ noun: "baby", kin: true, name: "June" })]]);
  const strangers = listStrangers({ shape: {}, cast, heroes: [member({ hero: 1 })] });
  expect(introduce("{hero} slept. It was {baby}!", strangers)).toBe(
    "{hero} slept. It was their baby sister {baby}!",
  );
});

const BY_WORD =
  /friend|girl|boy|neighbor|cousin|sister|brother|twin|classmate|stranger|next door|new|child|kid|lived|somebody|someone|person/iu;

/** The same level and seed for a plot whatever is written beside it. */
const chanceOf = (id: string): number => hashText(id) % 1000;

test("in a story of each plot, every other child is told of with a word of who they are", () => {
  // The others are told only of what an order names.
  const plots = SHAPES.filter(
    ({ id, subject, cast }) =>
      !subject && !id.startsWith("questions/") && Object.values(cast).flat().includes("girl"),
  );
  const bare = plots.flatMap(({ id }) => {
    const at = chanceOf(id);
    const order: StoryOrder = {
      ...{ heroName: "Tovi", gender: "Girl", age: 7, theme: "friendship", title: "A Story", topics: [] },
      ...{ level: READING_LEVELS[at % READING_LEVELS.length] ?? "Beginner", interests: [], style: null },
      ...{ creativityLevel: 5, ageAppropriate: true, seed: at, plot: id },
    };
    const { pages } = writeClassicStory(order);
    const children = new Map(
      pages.flatMap(({ scene }) =>
        scene.companions
          .filter(({ kind }) => kind === "girl" || kind === "boy")
          .map((one) => [one.name, one]),
      ),
    );
    return [...children.values()].flatMap(({ name }) => {
      const first = pages.findIndex(({ text }) => hasMet(text, { ...mei, name }));
      const told = pages.slice(0, first + 1).map(({ text }) => text).join(" "); // prettier-ignore
      return first < 0 || BY_WORD.test(told) ? [] : [`${id} (${order.level}): ${pages[first]?.text ?? ""}`];
    });
  });
  expect(bare).toEqual([]);
});

test("in a story of each plot, a companion that may be one animal or another is told of with the word for it", () => {
  const plots = SHAPES.filter(({ id, subject }) => !subject && !id.startsWith("questions/"));
  const bare = plots.flatMap(({ id, cast: { pal } }) => {
    const at = chanceOf(id);
    const order: StoryOrder = {
      ...{ heroName: "Tovi", gender: "Girl", age: 7, theme: "friendship", title: "A Story", topics: [] },
      ...{ level: READING_LEVELS[at % READING_LEVELS.length] ?? "Beginner", interests: ["Animals", "Art"] },
      ...{ style: null, creativityLevel: 9, ageAppropriate: true, seed: at, plot: id },
    };
    const { pages } = writeClassicStory(order);
    const companions = pages.flatMap(({ scene }) =>
      scene.companions.filter(({ kind }) => !isHuman(kind) && !isDrawnThing(kind) && pal.includes(kind)),
    );
    return companions.flatMap(({ kind, name }) => {
      const first = pages.findIndex(({ text }) => hasMet(text, { ...fern, name }));
      const told = pages.slice(0, first + 1).map(({ text }) => text).join(" "); // prettier-ignore
      return first < 0 || told.toLowerCase().includes(kind) ? [] : [`${id}: ${name} the ${kind}`];
    });
  });
  expect([...new Set(bare)]).toEqual([]);
});
