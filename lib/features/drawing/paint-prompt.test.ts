import { expect, test } from "vitest";
import type { HeroLook, Scene } from "@/lib/shared/story";
import { pagePrompt } from "./paint-prompt";

const LOOK: HeroLook = {
  skin: "tan",
  hairColour: "brown",
  hairStyle: "bob",
  glasses: false,
  outfit: 0,
  style: null,
};

test("a new baby is painted in its basket, and no small child standing", () => {
  const scene: Scene = {
    ...{ place: "living-room", time: "noon", weather: "clear", props: [] },
    hero: { pose: "kneeling", feeling: "surprised" },
    companions: [{ kind: "girl", name: "June", feeling: "sad", little: true, kin: true }],
    happening: "The hero kneels beside a small crying baby.",
  };
  const prompt = pagePrompt({ scene, look: LOOK, gentle: true, happening: scene.happening });
  expect(prompt).toContain("With the hero: a newborn baby in a basket with a hood of the hero's own family");
});

test("single things and creatures are named as one says them", () => {
  const scene: Scene = {
    place: "street",
    time: "noon",
    weather: "clear",
    hero: { pose: "standing", feeling: "happy" },
    companions: [{ kind: "thing:guide-dog", name: "Rex", feeling: "calm" }],
    props: ["thing:fire-engine", "tool-box"],
    happening: "The hero stands by.",
  };
  const prompt = pagePrompt({ scene, look: LOOK, gentle: true, happening: scene.happening });
  expect(prompt).toContain("a guide dog (calm)");
  expect(prompt).toContain("Things: fire engine, tool box.");
  expect(prompt).not.toContain("thing:");
  const red = pagePrompt({
    ...{ scene: { ...scene, colours: { "thing:fire-engine": "red" } }, look: LOOK },
    ...{ gentle: true, happening: scene.happening },
  });
  expect(red).toContain("Things: red fire engine, tool box.");
});
