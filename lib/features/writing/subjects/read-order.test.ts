import { describe, expect, test } from "vitest";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { choosePlot, findUntold } from "@/lib/features/writing/classic/choose-plot";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import { readOrder } from "./read-order";
import type { StoryOrder } from "@/lib/shared/story";

const orderOf = (title: string, topics: string[] = [], heroName = "Mila"): StoryOrder => ({
  heroName,
  age: 5,
  gender: "Girl",
  interests: ["Animals", "Space"],
  level: "Emerging",
  title,
  topics,
  theme: "friendship",
  creativityLevel: 5,
  ageAppropriate: true,
  style: null,
  seed: 1,
});

describe("somebody in hospital", () => {
  test.each([
    "Grandma in Hospital",
    "Grandma Jo in Hospital",
    "Grandma Jo Is in the Hospital",
    "GRANDMA JO IN HOSPITAL",
    "Grandpa Theo is very ill",
  ])("%s is told by the plot for it, whatever grandma is called", (title) => {
    expect(readOrder(orderOf(title)).cares).toEqual(["illness"]);
    expect(choosePlot(orderOf(title))).toBe("care/box-of-sounds");
  });

  test.each(["My Mom is in hospital", "MY DAD IS IN HOSPITAL"])(
    "%s is told by the plot about a parent, and not by the one about grandparents",
    (title) => {
      const order = orderOf(title, ["hospital"]);
      expect(readOrder(order).cares).toEqual(["illness"]);
      expect([choosePlot(order), findUntold(order)]).toEqual(["care/folded-friend", null]);
    },
  );

  test.each(["My brother is in hospital", "My friend's mum is in hospital"])(
    "%s is told by none",
    (title) => {
      const order = orderOf(title, ["hospital"]);
      expect([choosePlot(order), findUntold(order)]).toEqual([null, "illness"]);
    },
  );
});

test("a silly word is no mistyped serious one", () => {
  const { main, others } = readOrder(orderOf("The Farting Dinosaur", ["farting dinosaur"]));
  expect([main, ...others].map((subject) => subject?.entry.word)).toEqual(["dinosaur"]);
});

test.each<[string, string[], string[]]>([
  ["I don't want to share my scooter", ["scooter"], ["scooter"]],
  ["The bee sting", ["bee sting"], ["bee"]],
])("“%s”: what it does is no mistyped noun", (title, topics, words) => {
  const { main, others } = readOrder(orderOf(title, topics));
  expect([main, ...others].map((subject) => subject?.entry.word)).toEqual(words);
});

// What was shown to parents as a diver, a grape, a stick, a slide, a spelling bee, a goalkeeper, jam, a bank and a house.
test.each<[string, string[], string[]]>([
  ["The Racing Driver", ["racing driver"], []],
  ["A Bad Grade", ["bad grade"], []],
  ["Stuck Again", ["stuck"], []],
  ["A Slice of Luck", [], []],
  ["The Exam", ["exam"], []],
  ["The Keeper", ["keeper"], []],
  ["Late Again", ["traffic jam"], []],
  ["Sam Helps", ["food bank"], []],
  ["Visiting Grandma", ["nursing home"], ["grandmother"]],
  ["My New Piggy Bank", [], ["piggy bank"]],
  ["Cookies", ["firemen", "armour"], ["firefighter", "suit of armor", "cookie"]],
])("“%s” %j is about nothing that it doesn't say", (title, topics, words) => {
  const { main, others } = readOrder(orderOf(title, topics));
  expect([main, ...others].flatMap((subject) => subject?.entry.word ?? []).sort()).toEqual(words.sort());
});

describe("whoever died is who is named", () => {
  test.each<[string, string[]]>([
    ["Grandpa died", ["grandpa"]],
    ["Grandad Joe died", ["sad", "mum"]],
    ["Nana died", ["mum is sad"]],
    ["My friend's grandpa died", []],
    ["Aunt Jo has died", []],
    ["Mrs. Lin died", ["neighbor"]],
    ["Our old friend Mr. Bell died", []],
    ["Dad's best friend died", []],
    // Nobody is named.
    ["When somebody dies", ["grief"]],
    ["The funeral", []],
    ["A loved one died", []],
  ])("“%s” with %j is told by the plot for the elder ones", (title, topics) => {
    expect(choosePlot(orderOf(title, topics))).toBe("care/red-umbrella");
  });

  test.each<[string, string[]]>([
    ["Grandma's dog died", ["dog"]],
    ["My guinea pig Nibbles died", []],
    ["Our parrot Kiwi died", []],
  ])("“%s” with %j is told by the plot for a pet", (title, topics) => {
    expect(choosePlot(orderOf(title, topics))).toBe("care/seven-oclock");
  });

  test.each<[string, string[], string]>([
    ["Daddy died", [], "Daddy"],
    ["Daddy", ["died"], "Daddy"],
    ["Mum passed away", ["grandma helps"], "Mum"],
    ["She lost her dad", ["missing dad"], "Dad"],
    ["Daddy's funeral", ["funeral"], "Daddy"],
    ["Grief", ["missing mummy"], "Mummy"],
    ["I miss Daddy", ["he died"], "Daddy"],
    ["Mila's mom died", ["mila"], "Mom"],
    ["Mommy is in heaven", [], "Mommy"],
    ["My mum died of cancer", ["mum"], "Mum"],
    ["Dad died in a car crash", [], "Dad"],
    ["Mum has suddenly died", ["dad is sad"], "Mum"],
    ["Will mummy die too", ["daddy died last year"], "Daddy"],
  ])("“%s” with %j is told by the plot for %s", (title, topics, who) => {
    const story = writeClassicStory(orderOf(title, topics));
    expect(story.shape).toBe("care/three-byes");
    expect(story.premise).toMatch(new RegExp(`^${who} has died`, "u"));
  });

  test.each<[string, string[]]>([
    ["Our baby died", ["grandma", "sad"]],
    ["My baby brother died", ["grief"]],
    ["my little brother was stillborn", []],
    ["my twin brother died at birth", []],
    ["Mum lost the baby", ["baby"]],
    ["Mummy had a miscarriage", ["sad"]],
    ["The baby who didn't come home", ["baby sister"]],
    ["The baby died in mommy's tummy", []],
  ])("“%s” with %j is told by the plot for a baby", (title, topics) => {
    expect(choosePlot(orderOf(title, topics))).toBe("care/lowest-hook");
  });

  test.each<[string, string[]]>([
    ["Mum's dad died", []],
    ["Daddys mum died", []],
    ["My friend's mum died", ["friend"]],
    ["My mother-in-law died", []],
    ["My stepdad died", []],
    ["Foster mum died", []],
    ["Mum and Dad died", []],
    ["Mum is grieving", ["grief"]],
    ["Daddy misses his mummy", ["she died"]],
    ["Daddy is so sad", ["funeral"]],
    ["Daddy went to a funeral", []],
    ["Mum knows a lady who died", []],
    ["She lost her mum in the winter", []],
    ["My big sister died", []],
    ["Death of my brother", []],
    ["My friend Max died", ["friend"]],
    ["Max died", []],
    ["My teacher Mrs. Lee died", ["teacher"]],
    ["Mom and the baby died", []],
    ["My dog and grandpa died", []],
    ["My snake died", ["snake"]],
    ["My plant died", []],
  ])("“%s” with %j is told as nobody else's death", (title, topics) => {
    const order = orderOf(title, topics);
    expect([choosePlot(order), findUntold(order)]).toEqual([null, "death"]);
  });

  test.each<[string, string, string]>([
    ["Mrs. Lin died", "care/red-umbrella", "Mrs. Lin"],
    ["Aunt Jo died", "care/red-umbrella", "Aunt Jo"],
    ["Nana died and mum is sad", "care/red-umbrella", "Nana"],
    ["Our baby Noah died", "care/lowest-hook", "Noah"],
    ["My guinea pig Nibbles died", "care/seven-oclock", "Nibbles"],
  ])("%s", (title, plot, name) => {
    for (const seed of [1, 2, 3]) {
      const story = writeClassicStory({ ...orderOf(title), seed });
      expect(story.shape).toBe(plot);
      expect(story.premise).toMatch(new RegExp(`^${RegExp.escape(name)} (?:has )?died`, "u"));
    }
  });

  test("a lost baby tooth is no death", () => {
    expect(choosePlot(orderOf("I lost my baby tooth", ["baby tooth"]))).toBe("firsts/wobbly-tooth");
  });
});

describe("what shall not be there", () => {
  const wordsOf = (title: string, topics: string[] = []) => {
    const { main, others, unwanted, title: read, topics: all } = readOrder(orderOf(title, topics));
    const runs = [read, ...all].flatMap((text) => [...text.runs]);
    return {
      wanted: [main, ...others].flatMap((subject) => subject?.entry.word ?? []),
      unwanted: unwanted.map(({ word }) => word),
      runs,
    };
  };

  test.each<[string, string[], string[], string[]]>([
    ["A Castle without Dragons and no Witches please", [], ["castle"], ["dragon", "witch"]],
    ["A Castle, no Dragons", [], ["castle"], ["dragon"]],
    ["The Farm", ["tractor", "no cows"], ["tractor", "farm"], ["cow"]],
    ["The Farm", ["a day without monsters"], ["farm"], ["monster"]],
    // These are about it.
    ["No More Monsters", [], ["monster"], []],
    ["No Dragons in the Castle", [], ["dragon", "castle"], []],
    ["The Farm", ["can't sleep without her teddy"], ["sleep", "teddy bear", "farm"], []],
  ])("of “%s” with %j", (title, topics, wanted, unwanted) => {
    const read = wordsOf(title, topics);
    expect(read.wanted.toSorted()).toEqual(wanted.toSorted());
    expect(read.unwanted.toSorted()).toEqual(unwanted.toSorted());
    for (const word of unwanted) expect(read.runs).not.toContain(word);
  });
});

describe("what hurts a child", () => {
  test.each<[string, string[], string]>([
    ["my sister hits me at school", ["sister", "hitting"], "bullying"],
    ["a boy hits me", ["hits"], "bullying"],
    ["A boy kicks me", ["kicking people"], "bullying"],
    ["Someone at school called me fat", ["name calling"], "bullying"],
    ["Daddy shouts a lot", ["shouting"], "home"],
    ["Mum and Dad are fighting", ["parents arguing"], "home"],
    ["My parents keep shouting", [], "home"],
  ])("%s is never told as something else", (title, topics, care) => {
    expect(choosePlot(orderOf(title, topics))).toBeNull();
    expect(findUntold(orderOf(title, topics))).toBe(care);
  });

  test.each<[string, string[]]>([
    ["my sister hits me", ["sister", "hitting"]],
    ["my big sister hits me", ["hits"]],
    ["My brother bites", ["biting"]],
    ["my brother hit me", ["brother hits me"]],
  ])("%s is asked about, with the quarrel of two of a family first, and not refused", (title, topics) => {
    const { asks, alternatives } = outlineStory(orderOf(title, topics), []);
    expect(asks).not.toBeNull();
    expect(alternatives[0]?.plot).toBe("feelings/third-line");
  });

  test.each(["stepdads new job", "Stepmum starts work"])("%s is the story of that work", (title) => {
    expect(choosePlot(orderOf(title, ["stepdad"]))).toBe("days/frogs-until-lunch");
    expect(choosePlot(orderOf("My new stepdad", ["stepdad"]))).toBe("care/rope-in-the-room");
  });

  test.each(["The Bat That Hits the Ball", "The Smash Hit", "Stop Biting Nails", "Dad Hits a Home Run"])(
    "%s hurts nobody",
    (title) => {
      expect(readOrder(orderOf(title)).cares).toEqual([]);
    },
  );

  test.each<[string, string[]]>([
    ["I wet my bed", ["wet bed", "ashamed"]],
    ["Wetting the bed", ["wetting the bed"]],
    ["I wet the bed again", ["accident at night"]],
  ])("%s is told by the plot for it", (title, topics) => {
    for (const seed of [1, 2, 3])
      expect(choosePlot({ ...orderOf(title, topics), seed })).toBe("firsts/two-layers");
  });
});

test.each(["my sister", "The Little Brother", "Mummy", "My baby"])(
  "nobody in a story about %s is called by the bare word",
  (title) => {
    const order = { ...orderOf(title, [title]), plot: "open/relative-door" };
    const names = writeClassicStory(order).pages.flatMap(({ scene }) =>
      scene.companions.map(({ name }) => name),
    );
    expect(names.filter((name) => /^(?:sister|brother|mother|little|baby)/iu.test(name))).toEqual([]);
  },
);
