import { expect, test } from "vitest";
import { readOrder } from "./read-order";

const leads = (title: string, ...topics: string[]) =>
  readOrder({ title, topics, heroName: "Leo", theme: "adventure" }).main?.entry.word;

test.each([
  ["grandfather", "my grandpa is a spy", "grandpa secret agent"],
  ["grandmother", "grandma is a pirate", "grandma pirate"],
  ["grandfather", "is my grandpa a pirate?", "pirate"],
  ["uncle", "my uncle is secretly a king", "king"],
  ["frog", "grandma and the frog who is really a prince", "prince"],
  ["hamster", "our hamster looks asleep but is really a ninja", "ninja"],
  ["crossing guard", "the lollipop lady turned out to be a spy", "spy"],
  ["teacher", "my teacher is an alien I'm sure of it", "alien"],
])("%s is whom “%s” is about, whatever the topics name first", (who, title, ...topics) => {
  expect(leads(title, ...topics)).toBe(who);
});

test.each([
  ["grandpa and the pirate", "pirate"],
  ["grandma is a queen", "queen"],
])("nobody is somebody else in “%s”", (title, topic) => {
  expect(leads(title, topic)).toBe(topic);
});
