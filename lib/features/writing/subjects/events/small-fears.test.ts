import { expect, test } from "vitest";
import { isAfraidOfMachine } from "./small-fears";

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
