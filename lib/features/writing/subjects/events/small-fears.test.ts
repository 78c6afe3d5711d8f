import { expect, test } from "vitest";
import { isAfraidHighUp, isAfraidOfMachine } from "./small-fears";

test.each<[boolean, ...texts: string[]]>([
  [true, "Sam is scared of the vacuum cleaner", "loud noise"],
  [true, "hoover", "scared of the hoover"],
  [true, "The hair dryer is too loud"],
  [true, "Mia hates the blender"],
  [true, "she runs away from dad's lawnmower"],
  [true, "The washing machine", "loud noises"],
  [false, "Henry the hoover goes exploring"],
  [false, "The little vacuum cleaner", "afraid of the dark"],
  [false, "scared of the hand dryer"],
  [false, "Loud noises"],
])("%s: a machine at home is feared in “%s” %s", (isSo, ...texts) => {
  expect(isAfraidOfMachine(texts)).toBe(isSo);
});

test.each<[boolean, ...texts: string[]]>([
  [true, "Afraid of heights"],
  [true, "Stuck at the top", "scared of the big slide"],
  [true, "too scared to jump off the diving board"],
  [true, "Frozen on the diving board"],
  [false, "the wobbly bridge", "afraid of heights"],
  [false, "The Carpet That Was Afraid of Heights"],
  [false, "Kitten up high", "scared of heights"],
  [false, "The slide", "playground"],
  [false, "scared of the ferris wheel"],
])("%s: somebody is afraid high up in “%s” %s", (isSo, ...texts) => {
  expect(isAfraidHighUp(texts)).toBe(isSo);
});

test("however a fear is written down, it is read at once", () => {
  expect(isAfraidOfMachine(["hoover", `he${" ishe".repeat(50)}x`])).toBe(false);
});
