import { expect, test } from "vitest";
import { generateInput, profileInput } from "@/lib/features/public-api/contract";
import { childChange, childInput } from "./contract";

const PROFILE = { name: "Ada", age: 6, gender: "Girl", interests: ["Space"] };
const named = (name: string) => ({ ...PROFILE, name });

const PLACES = {
  "when a child is added": (name: string) => childInput.safeParse(named(name)),
  "when it is called something else": (name: string) =>
    childChange.safeParse({ ...named(name), read: { name: "Ada" } }),
  "when a program does either": (name: string) => profileInput.safeParse(named(name)),
  "when somebody of the family is added": (name: string) =>
    childInput.safeParse({ ...PROFILE, relatives: [{ role: "mother", name }] }),
  "when a program names the hero of one story": (name: string) =>
    generateInput.safeParse({
      childId: "00000000-0000-4000-8000-000000000001",
      theme: "adventure",
      customization: { mainCharacter: name },
    }),
};

test.each(Object.entries(PLACES))("a name is held to one rule %s", (_when, parse) => {
  const said = (name: string) => parse(name).error?.issues.map(({ message }) => message);
  for (const name of ["Ada", "Mia 🦊", "小明", "é".repeat(50)]) expect(said(name)).toBeUndefined();
  for (const name of ["🦖", "7", "👨‍👩‍👧‍👦"])
    expect(said(name)).toEqual(["Please give a name with at least one letter"]);
  for (const name of ["a".repeat(51), "a".repeat(225)]) expect(said(name)).toEqual(["At most 50 characters"]);
});
