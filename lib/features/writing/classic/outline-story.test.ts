import { describe, expect, it, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { writeClassicStory } from "./classic-writer";
import { findInstead, isOffered } from "./ask-instead";
import { outlineStory } from "./outline-story";

const order: StoryOrder = {
  heroName: "Mia",
  gender: "Girl",
  age: 6,
  level: "Emerging",
  theme: "science",
  title: "A Fine Day",
  topics: [],
  interests: ["Art"],
  creativityLevel: 5,
  ageAppropriate: true,
  style: null,
  seed: 0,
};
const SEEDS = [0, 1, 2, 3, 4];
const outlinesOf = (wish: Partial<StoryOrder>) =>
  SEEDS.map((seed) => outlineStory({ ...order, ...wish, seed }, []));

describe("a question", () => {
  it.each<[string, string[], string]>([
    ["why is the moon sometimes there in daytime?", ["moon", "daytime"], "moon-daytime"],
    ["why is the moon there in the day", ["moon"], "moon-daytime"],
    ["Why does the moon follow our car?", ["moon"], "moon-follows"],
    ["Why is the moon so thin?", ["moon"], "moon-phases"],
    ["How far is the moon", ["moon"], "moon-far"],
    ["Why are there volcanoes under the sea", ["underwater volcano"], "underwater-volcano"],
    ["How babies are made", ["babies"], "where-babies"],
    ["Where do babies come from?", ["babies"], "where-babies"],
    ["Why do cats have whiskers", ["cats", "whiskers"], "cat-whiskers"],
    ["What are stars made of?", ["stars"], "stars-shine"],
    ["The Question", ["why do dogs bark"], "dogs-bark"],
    ["How do submarines dive", ["submarine"], "submarine-dive"],
    ["Why is grass green?", ["grass"], "grass-green"],
    ["What Is Thunder?", ["thunder", "lightning"], "thunder"],
    ["Why Is the Moon Thin Tonight?", ["moon phases"], "moon-phases"],
  ])("%s is answered by its own plot, in every theme", (title, topics, id) => {
    for (const theme of ["science", "friendship", "fantasy"] as const)
      for (const { plot, leftOut } of outlinesOf({ title, topics, theme }))
        expect([plot, leftOut]).toEqual([`questions/${id}`, []]);
  });

  it.each<[string, string[]]>([
    ["Why does the moon smell", ["moon"]],
    ["How do bees know the way", ["bees"]],
    ["Why do cats hate water?", ["cats"]],
    ["Why is poop brown", ["poop"]],
    ["Why do bones break", ["bones"]],
  ])(
    "%s, which we can't answer, isn't answered by another answer: the parent is asked for another story",
    (title, topics) => {
      for (const { plot, asks, alternatives } of outlinesOf({ title, topics })) {
        expect([plot, asks]).toEqual([null, title.toLowerCase()]);
        expect(alternatives.filter((one) => one.plot.startsWith("questions/"))).toEqual([]);
      }
    },
  );
});

test("a title that only sounds like a question asks nothing", () => {
  for (const title of ["Where Is My Bear?", "How the Bear Got Lost", "What Is in the Box?"])
    for (const { leftOut } of outlinesOf({ title, topics: ["bear"] })) expect(leftOut).toEqual([]);
});

test.each<[string, string[], string[]]>([
  ["The tractor with a bell", ["tractor"], ["with a bell"]],
  ["The tractor", ["tractor", "spaghetti"], ["spaghetti"]],
  ["The dragon", ["dragon", "homework"], ["homework"]],
])("“%s” with %j: what isn't told is said to be left out", (title, topics, leftOut) => {
  for (const outline of outlinesOf({ title, topics, theme: "friendship" })) {
    expect(outline.leftOut).toEqual(leftOut);
  }
});

test.each<[string, string[]]>([
  ["The Train", ["trains"]],
  ["I wet my bed", ["wet bed", "ashamed"]],
  ["Two Houses", ["divorce"]],
  ["The Kite", ["kites"]],
  ["Grandma's House", ["grandma"]],
  ["My goldfish died", ["goldfish"]],
  ["Our hamster died", ["hamster"]],
])("“%s” with %j leaves nothing out", (title, topics) => {
  for (const outline of outlinesOf({ title, topics, theme: "adventure" }))
    expect(outline.leftOut).toEqual([]);
});

test.each<[string, string[]]>([
  ["My brother died", []],
  ["My friend Max died", ["friend"]],
  ["My teacher passed away", ["teacher", "grief"]],
])("“%s” with %j is refused rather than told as somebody else's death", (title, topics) => {
  for (const outline of outlinesOf({ title, topics, theme: "adventure" }))
    expect(outline).toMatchObject({ plot: null, sentence: null, untold: "death", ideas: 0 });
});

test("the premise says who died", () => {
  for (const { sentence, leftOut } of outlinesOf({ title: "Our neighbor Mrs. Lin died", topics: ["grief"] }))
    expect([sentence?.split(",")[0], leftOut]).toEqual(["Mrs. Lin has died", []]);
});

test("a goldfish that died is a fish", () => {
  const story = writeClassicStory({ ...order, title: "My goldfish died", topics: ["goldfish"] });
  const kinds = new Set(story.pages.flatMap(({ scene }) => scene.companions.map(({ kind }) => kind)));
  expect(kinds).toContain("thing:goldfish");
});

test.each<[title: string, heroName: string, others: string[], asks: string]>([
  ["Kofi washes the car", "Kofi", [], "washing the car"],
  ["Kofi Owusu washes the car", "Kofi Owusu", [], "washing the car"],
  ["Ada and Ben wash the car", "Ada", ["Ben"], "washing the car"],
  ["Ada, Ben & Cy wash the car", "Ada", ["Ben", "Cy"], "washing the car"],
  ["Ada washes Ben's car", "Ada", ["Ben"], "washing Ben's car"],
])("“%s” of %s and %j is asked about, whoever does it", (title, heroName, others, asks) => {
  const together = others.map((name) => ({ id: name, name, gender: "Boy" as const, age: 5 }));
  const wish = { heroName, title, ...(together.length > 0 && { together }) };
  for (const outline of outlinesOf(wish)) expect(outline).toMatchObject({ plot: null, asks });
});

describe("what no plot tells is asked about, and nothing is made of its nouns", () => {
  it.each<[string, string[], string]>([
    ["Stuck!", ["stuck in a traffic jam"], "traffic jam"],
    ["The Den", ["building a den"], "building a den"],
    ["My Report Card", ["school"], "report card"],
    ["Oh No", ["afraid of clowns"], "afraid of clowns"],
    ["Oh No", ["afraid of going to the circus"], "afraid of going to the circus"],
  ])("“%s” with %j", (title, topics, asks) => {
    for (const outline of outlinesOf({ title, topics })) {
      expect(outline).toMatchObject({ plot: null, sentence: null, untold: null, asks });
      const { alternatives } = outline;
      expect(alternatives.length).toBeGreaterThan(0);
      expect(new Set(alternatives.map(({ plot }) => plot)).size).toBe(alternatives.length);
      for (const { sentence } of outline.alternatives) expect(sentence).toMatch(/^[^{}<>]{20,}\.$/u);
    }
  });

  test("others are offered when the parent turns on, and what is chosen is told", () => {
    const wish = { ...order, title: "Stuck!", topics: ["stuck in a traffic jam"] };
    const first = outlineStory(wish, []).alternatives;
    const second = outlineStory(wish, [], first.length).alternatives;
    const plots = [...first, ...second].map(({ plot }) => plot);
    expect(second).toHaveLength(3);
    expect(new Set(plots).size).toBe(plots.length);
    for (const plot of plots) {
      expect(isOffered(wish, plot)).toBe(true);
      expect(writeClassicStory({ ...wish, plot }).shape).toBe(plot);
    }
    expect(isOffered(wish, "care/red-umbrella")).toBe(false);
  });

  it.each<[string, string[]]>([
    ["Afraid of the Dark", ["afraid of the dark"]],
    ["The Night Has No Teeth", ["afraid of the dark"]],
    ["Thunder", ["scared of thunderstorms"]],
  ])("“%s” with %j is told", (title, topics) => {
    for (const { asks, plot } of outlinesOf({ title, topics }))
      expect([asks, plot !== null]).toEqual([null, true]);
  });

  test("a fear that a plot tells is no fear without a plot, whatever the child has heard", () => {
    const wish = { ...order, title: "A Night", topics: ["afraid of the dark"] };
    for (const seed of SEEDS) expect(findInstead({ ...wish, seed })).toBeNull();
    expect(outlineStory(wish, ["feelings/map-of-the-dark"])).toMatchObject({ isHeard: true });
  });

  test.each<[string, string[]]>([
    ["The Red Train", ["a red train", "no dark", "no water"]],
    ["A Night without bed, water, keys, moon", ["stuck in a traffic jam"]],
    ["The Traffic Jam", ["stuck in a traffic jam", "no moon, bed, water, keys"]],
  ])("“%s” with %j wishes so much away, and is answered all the same", (title, topics) => {
    for (const seed of SEEDS) {
      // What comes near is offered first, if anything does, and then whatever else may be told.
      const turns = [0, 1].map((skip) => outlineStory({ ...order, title, topics, seed }, [], skip));
      const plots = turns
        .flatMap(({ plot, alternatives }) => [plot, ...alternatives.map((offer) => offer.plot)])
        .filter((plot) => plot !== null);
      expect(plots.length).toBeGreaterThan(0);
      for (const plot of plots)
        expect(writeClassicStory({ ...order, title, topics, plot }).pages).not.toEqual([]);
    }
  });

  test("what needs care is refused with care, and not asked about", () => {
    for (const outline of outlinesOf({ title: "My brother died", topics: ["stuck in a traffic jam"] }))
      expect(outline).toMatchObject({ untold: "death", asks: null, alternatives: [] });
  });
});

describe("an event of which the child has every story", () => {
  const wish = { ...order, title: "Saturday", topics: ["jumping", "not invited to a party"] };
  const told = ["feelings/saturday-at-three", "science/why-robot"];

  test("isn't swapped for another in silence: that one once more, or others, stand to choose from", () => {
    const outline = outlineStory(wish, told);
    expect(outline).toMatchObject({ plot: null, asks: "not invited to a party", isHeard: true });
    const [again, ...others] = outline.alternatives;
    expect(again).toMatchObject({ plot: told[0], isHeard: true, seed: 1 });
    expect(others).toHaveLength(2);
    for (const { plot, isHeard } of others)
      expect([isHeard, told.includes(plot), isOffered(wish, plot, told)]).toEqual([false, false, true]);
  });

  test("told once more, it has other words", () => {
    const pages = [0, 1].map(
      (seed) => writeClassicStory({ ...wish, plot: "feelings/saturday-at-three", seed }).pages,
    );
    expect(pages[0]?.map(({ text }) => text)).not.toEqual(pages[1]?.map(({ text }) => text));
  });

  it.each<[string, string[], string]>([
    ["The Unicorn", ["unicorn", "rainbow"], "questions/rainbow"],
    ["A Train", ["train"], "open/vehicle-nest"],
    ["The Kite", ["kite"], "adventure/runaway-kite"],
  ])("“%s” with %j, after %s, is no such order", (title, topics, known) => {
    expect(outlineStory({ ...order, title, topics }, [known]).asks).toBeNull();
  });
});

describe("what a story would leave out is counted in its book", () => {
  it.each<[string, string[], string[]]>([
    ["Penguin in the Storm", ["penguin"], ["in the Storm"]],
    ["Penguin in the Fridge", ["penguin"], []],
    ["The Zebra With Two Tails", ["zebra"], ["With Two Tails"]],
    // Lanterns hang in its pictures; drums don't.
    ["The Lantern Year", ["Lunar New Year", "lanterns"], []],
    ["The Lantern Year", ["Lunar New Year", "drums"], ["drums"]],
    ["A Day at the Zoo", ["zoo"], []],
    ["Grandpa's Old Radio", ["radio"], ["Grandpa"]],
    ["First Time Camping", ["tent"], []],
    ["Splash!", ["swimming lessons", "putting my face in"], []],
    ["Lost in the Supermarket", ["lost", "supermarket"], []],
    ["Our Tree", ["tree"], []],
    ["No Dragons Please, Only Ducks", ["ducks"], []],
  ])("“%s” with %j", (title, topics, leftOut) => {
    for (const outline of outlinesOf({ title, topics, theme: "adventure" }))
      expect(outline.leftOut).toEqual(leftOut);
  });

  test("a word isn't there because another begins with it", () => {
    const { leftOut } = outlineStory({ ...order, title: "The Tractor", topics: ["tractor", "bee"] }, []);
    expect(leftOut).toEqual(["bee"]);
  });

  test("beside it stand others, the shown one first, and none that only has its noun set in", () => {
    const outline = (title: string, topics: string[]) => outlineStory({ ...order, title, topics }, []);
    const { plot, alternatives } = outline("The snow", ["sled", "fridge"]);
    expect(alternatives[0]?.plot).toBe(plot);
    expect(alternatives.length).toBeGreaterThan(1);
    expect(outline("The penguin", ["penguin", "fridge"])).toMatchObject({
      leftOut: ["fridge"],
      alternatives: [],
    });
  });

  test("what it is about is on a third of its pages", () => {
    const { about } = outlineStory(
      { ...order, title: "The Red Fire Engine", topics: ["fire engine", "snow"] },
      [],
    );
    expect(about).toEqual(["fire engine"]);
  });
});

test.each<[string, string[], RegExp]>([
  ["The Night Has No Teeth", ["afraid of the dark"], /dentist/iu],
  ["Wolf at the Library", ["wolf", "books"], /thought of (?:little else|reading)|reading could wait/iu],
])("into “%s” with %j comes no day that nobody spoke of", (title, topics, day) => {
  for (const seed of SEEDS) {
    const { pages } = writeClassicStory({ ...order, title, topics, seed });
    expect(pages.map(({ text }) => text).join(" ")).not.toMatch(day);
  }
});

describe("a title of another language", () => {
  it.each([
    ["Der verlorene Drachen", "adventure/runaway-kite", "We read this as: the lost kite."],
    ["La abuela", "open/relative-door", "We read this as: the grandmother."],
  ])("“%s” is told where we know its words, and says how it was read", (title, plot, note) => {
    for (const outline of outlinesOf({ title, topics: [] })) expect(outline).toMatchObject({ plot, note });
  });

  it("is asked about where we don't, and nothing is made of it in silence", () => {
    for (const outline of outlinesOf({ title: "Les vacances", topics: [] })) {
      expect(outline).toMatchObject({ plot: null, asks: "Les vacances", isForeign: true });
    }
    const [told] = outlinesOf({ title: "Les vacances", topics: ["beach"] });
    expect(told?.plot).toContain("days/");
  });
});

test.each([{ title: "Mia" }, { title: "Mia's Story" }, { title: "A book about Mia" }])(
  "%o leaves what happens to us, and is told so with the idea that we chose",
  (wish) => {
    for (const outline of outlinesOf({ heroName: "Mia", topics: [], ...wish })) {
      expect(outline.note).toMatch(/our choice/u);
      expect(outline.sentence).not.toBeNull();
    }
    for (const { note } of outlinesOf({ heroName: "Mia", title: "Mia and the moon", topics: [] }))
      expect(note).toBeNull();
  },
);

test("what is worn in twos is told of as of several", () => {
  for (const { sentence } of outlinesOf({ title: "Some pants", topics: ["pants"] }))
    expect(sentence).toContain("who lost them");
});

test("fish and chips are eaten, and no fish is a pet with them", () => {
  for (const { plot } of outlinesOf({ title: "Fish and chips" })) expect(plot).toBe("open/food-last");
});
