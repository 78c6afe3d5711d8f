import { describe, expect, it, test } from "vitest";
import { leaveOutVerb, listLearned, nameInWhatHappens, readTitleBuild } from "./what-happens";

/** "." stands for the hero's name. */
describe("what a title says that the hero does", () => {
  it.each<[string, string]>([
    [". washes the car", "washing the car"],
    [". helps dad wash the car", "helping dad wash the car"],
    [". gets her hair braided", "getting her hair braided"],
    [". puts on her own wellies", "putting on her own wellies"],
    [". fries akara for the first time", "frying akara for the first time"],
    [". polishes grandad's shoes", "polishing grandad's shoes"],
    [". broke the window", "breaking the window"],
    [". spilled the milk", "spilling the milk"],
    [". score first goal", "scoring first goal"],
    [". wont wear sunscreen", "wont wear sunscreen"],
    [". can’t do a cartwheel", "can't do a cartwheel"],
    [". hat blows away", "hat blows away"],
    [". and the broken umbrella", "the broken umbrella"],
    [". . washes the car", "washing the car"],
    [". and . wash the car", "washing the car"],
    [". . and . . wash the car", "washing the car"],
    [". and . and the broken umbrella", "the broken umbrella"],
    ["Feeding the ducks", "feeding the ducks"],
    ["Bottle feeding the lamb", "bottle feeding the lamb"],
  ])("%s", (title, happens) => {
    expect(readTitleBuild(title)).toEqual({ happens, leads: "by hero" });
  });

  it.each([
    ". and the fox",
    ". . and the fox",
    ". and . and the fox",
    ". meets a dragon",
    ". rides every lift",
    ". goes to the dentist",
    ". pet axolotl",
    "The Wishing Well",
    "Sleeping Beauty",
    "Why the sea is salty",
    "The lion who played the drum",
  ])("%s has somebody or something, and no such event", (title) => {
    expect(readTitleBuild(title).happens).toBeNull();
  });
});

test.each<[string, "by hero" | "by noun" | null]>([
  [". and the snail", "by hero"],
  [". spoon", "by hero"],
  [". big day", null],
  ["The windmill that stopped", "by noun"],
  ["A bee called Bob", "by noun"],
  ["Octopus tea", null],
])("“%s” leads %s", (title, leads) => {
  expect(readTitleBuild(title).leads).toBe(leads);
});

test.each<[string, string[]]>([
  ["learning to sew", ["sew"]],
  ["learn to whistle", ["whistle"]],
  ["first surf lesson", ["surf"]],
  ["her first ballet class", ["ballet"]],
  ["a lesson", ["a"]],
  ["the class", ["the"]],
  ["sewing", []],
])("%s", (text, learned) => {
  expect(listLearned(text)).toEqual(learned);
});

test("what the hero does is no noun of the story", () => {
  expect(leaveOutVerb(". loves lights")).toBe(". . lights");
  expect(leaveOutVerb(". love letter")).toBe(". . letter");
  expect(leaveOutVerb(". fox")).toBe(". fox");
  expect(leaveOutVerb(". . loves lights")).toBe(". . . lights");
  expect(leaveOutVerb(". and . love lights")).toBe(". and . . lights");
  expect(leaveOutVerb(". and . and lights")).toBe(". and . and lights");
});

test.each<[happens: string, title: string, said: string]>([
  ["washing the car", "Kofi washes the car", "washing the car"],
  ["washing . car", "Ada washes Ben’s car", "washing Ben’s car"],
  ["baking with . .", "Ada Bakes with Ben Obi, but not a cake", "baking with Ben Obi"],
])("%s in “%s” is said as “%s”", (happens, title, said) => {
  expect(nameInWhatHappens(happens, title)).toBe(said);
});
