import { expect, test } from "vitest";
import { readOrder } from "./read-order";

const mainOf = (title: string, ...topics: string[]) =>
  readOrder({ title, topics, heroName: "Zoe", theme: "adventure" }).main?.entry.word;

test.each<[string, string[], string]>([
  ["A bee called Bob", ["honey", "lavender"], "bee"],
  ["Combine harvester at night", ["wheat", "lights on"], "combine harvester"],
  ["Mermaid school", ["shell homework"], "mermaid"],
  ["Capybara party", ["cake"], "capybara"],
  ["The windmill that stopped", ["bread", "flour"], "windmill"],
  ["The last mango on the tree", ["sharing with monkeys"], "mango"],
  ["Thanksgiving at grandma's", ["pie", "cousins"], "Thanksgiving"],
  ["Easter egg hunt at nana's", ["chocolate", "rain"], "egg hunt"],
  ["Zoe and the snail", ["leaf", "slime"], "snail"],
  ["Zoe brings a snail inside", ["mum says snails live outside"], "snail"],
  ["Zoe loves traffic cones", ["orange"], "traffic cone"],
  ["Zoe bottle feeds the lamb", ["farm"], "lamb"],
  ["A surf lesson", ["waves"], "surfing"],
  ["The Bear Who Wanted Honey", ["bees"], "bear"],
  ["The Troll Under the Bridge", ["goats"], "troll"],
  ["The Little Black Cat", ["witch"], "black cat"],
  ["The Cement Mixer", ["building site"], "cement truck"],
  ["The Bagpipes", ["Scotland"], "bagpipes"],
  ["The Seesaw", ["two friends"], "seesaw"],
  ["The Washing Machine", ["a lost sock"], "washing machine"],
])("“%s” with %j is about the %s", (title, topics, word) => {
  expect(mainOf(title, ...topics)).toBe(word);
});

test.each<[string, string[], string]>([
  ["The Ballerina With Muddy Boots", ["ballet"], "ballet"],
  ["The Turkey Who Said Thank You", ["Thanksgiving"], "Thanksgiving"],
  ["The Toy That Talked", ["toy robot"], "toy robot"],
  ["A Garden on Mars", ["Mars", "growing plants"], "Mars"],
  ["The Friendliest Ghost on the Street", ["Halloween", "ghost"], "Halloween"],
  ["The Firefighter's Cat", ["firefighter"], "firefighter"],
  ["The Old Piano", ["moving house"], "new house"],
  ["The Climbing Bear", ["gymnastics"], "gymnastics"],
])("“%s” with %j, which says it plainly, is about the topic: %s", (title, topics, word) => {
  expect(mainOf(title, ...topics)).toBe(word);
});
