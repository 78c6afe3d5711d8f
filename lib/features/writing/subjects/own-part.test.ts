import { expect, test } from "vitest";
import { listOwnParts } from "./own-part";

const partsOf = (title: string): string[] => listOwnParts(title, "Mia");

test("a title says what the hero is", () => {
  for (const title of ["Mia the Superhero", "Mia is a superhero", "Mia, superhero", "Superhero Mia"])
    expect(partsOf(title)).toEqual(["hero-is-a-superhero"]);
  expect(partsOf("Mia the Super Hero")).toEqual(["hero-is-a-super-hero"]);
  expect(partsOf("Super Mia")).toEqual(["hero-is-a-super"]);
});

test("whom the hero meets or has, and what somebody else is, says nothing of the hero", () => {
  const others = [
    "Mia and the superhero",
    "Mia's superhero",
    "Mia’s superhero",
    "Mia & the Superhero",
    "The superhero",
    "Mia",
  ];
  for (const title of [...others, "Jack the superhero", "The superhero and Mia"])
    expect(partsOf(title)).toEqual([]);
});
