import { expect, it } from "vitest";
import { findDisagreements } from "@/lib/features/writing/last-reading/find-disagreements";

it.each([
  ["There was still two homes.", "one verb for several: “There was still two”"],
  ["There were a boat.", "several verbs for one: “There were a boat”"],
  ["Three frogs was there.", "one verb for several: “Three frogs was”"],
  ["They was late.", "one verb for several: “They was”"],
  ["It don't fit.", "several verbs for one: “It don't”"],
  ["Mia found that she weren’t sure.", "several verbs for one: “she weren’t”"],
  ["She have never seen it.", "several verbs for one: “She have”"],
  ["Mia looks up, and she still know it.", "several verbs for one: “she still know”"],
  ["He ate a apple.", "a for an: “a ap”"],
  ["An boat came.", "an for a: “An bo”"],
  ["He ran to the the door.", "a word said twice: “the the”"],
])("%s", (text, fault) => {
  expect(findDisagreements(text)).toEqual([fault]);
});

it.each([
  "There were two homes, and there was a door in each.",
  "There were a hundred of them.",
  "One of the two homes was red.",
  "If she were small, she would fit.",
  "She put it down, read it, and let him go; could she stop?",
  "What would she have done, as if he were there, and did she have time?",
  "It took an hour, a unicorn and a one-way ticket.",
  "She said that they had had enough.",
])("lets “%s” pass", (text) => {
  expect(findDisagreements(text)).toEqual([]);
});
