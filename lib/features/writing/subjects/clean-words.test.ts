import { expect, test } from "vitest";
import { cleanTopic, keepWanted, leaveOutName } from "./clean-words";

test.each([
  ["does not want to open her mouth", "does not want to open her mouth"],
  ["a story that does not have monsters", "a story that does"],
  ["a fox, not a wolf", "a fox"],
  ["first time without mama", "first time without mama"],
  ["a night without monsters", "a night"],
  ["a family without a dad", "a family"],
])("“%s” is wanted as “%s”", (topic, wanted) => {
  expect(keepWanted(topic)).toBe(wanted);
});

test.each([
  ["My daughter won't go to bed", ". won't go to bed"],
  ["our little one refuses to sleep", ". refuses to sleep"],
  ["My 4 year old son hates socks", ". hates socks"],
  ["My son's teacher", "my son's teacher"],
  ["My daughter wants to be a vet", "my daughter wants to be a vet"],
  ["My kids fight", "my kids fight"],
])("“%s” is told of the hero: “%s”", (title, unnamed) => {
  expect(leaveOutName(title, "Mina")).toBe(unnamed);
});

test.each([
  ["sucks thumb like a baby", "sucks thumb"],
  ["cries like a little baby when tired", "cries when tired"],
  ["acts like a baby", "acts like a baby"],
  ["I like a baby sloth", "I like a baby sloth"],
])("who does something like a baby has none beside them: “%s”", (topic, cleaned) => {
  expect(cleanTopic(topic)).toBe(cleaned);
});
