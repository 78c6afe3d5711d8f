import { expect, test } from "vitest";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import type { Relative, StoryOrder } from "@/lib/shared/story";
import { describeUntold, whyUntold } from "./idea";

const one = (role: Relative["role"], name: string): Relative => ({ role, name, look: {} });
const FAMILIES = {
  none: [],
  "a father": [one("father", "Dad")],
  "a mother": [one("mother", "Mum")],
  both: [one("mother", "Mum"), one("father", "Dad")],
  "two fathers": [one("father", "Papa"), one("father", "Daddy")],
  "two mothers": [one("mother", "Mama"), one("mother", "Mommy")],
  "a father and a grandmother": [one("father", "Dad"), one("grandmother", "Gran Jo")],
} satisfies Record<string, Relative[]>;

function outline(title: string, family: keyof typeof FAMILIES, topics: string[] = []) {
  const order: StoryOrder = {
    ...{
      heroName: "Mabel",
      gender: "Girl",
      age: 6,
      level: "Emerging",
      interests: ["Animals"],
      title,
      topics,
    },
    ...{ theme: "friendship", creativityLevel: 5, ageAppropriate: true, style: null, seed: 1 },
    relatives: FAMILIES[family],
  };
  const { untold, ...told } = outlineStory(order, []);
  return { ...told, says: untold && describeUntold(untold, { isForOne: false, ...whyUntold(order) }) };
}

test.each<[string, keyof typeof FAMILIES, string]>([
  ["Dad is in prison", "both", "Dad is in prison, Mum is at home with Mabel"],
  ["Daddy is in prison", "two fathers", "Daddy is in prison, Papa is at home with Mabel"],
  ["Papa is in prison", "two fathers", "Papa is in prison, Daddy is at home with Mabel"],
  ["Mommy is in prison", "two mothers", "Mommy is in prison, Mama is at home with Mabel"],
  ["Dad is in prison", "a father and a grandmother", "Dad is in prison, Gran Jo is at home with Mabel"],
  ["Mum died", "both", "Mum has died"],
  ["Daddy died", "two fathers", "Daddy has died"],
])("“%s” in a family of %s is told of whom it says, and of who is there", (title, family, says) => {
  const { sentence, note } = outline(title, family);
  expect(sentence).toContain(says);
  expect(note).toBeNull();
});

test.each(["Dad is in prison", "Mum is in prison", "Daddy died"])(
  "who looks after a child is asked where nobody says it: “%s”",
  (title) => {
    expect(outline(title, "none").note).toMatch(/^Who looks after Mabel now\? Here it is (?:Mom|Mum|Dad)\./u);
    expect(outline(title, "none", ["grandma looks after me"]).note).toBeNull();
  },
);

test("what the profile lacks for a death is said, and what to do", () => {
  expect(outline("Daddy died", "a father").says).toContain(
    "the profile names nobody else. Add whoever that is",
  );
  expect(outline("Daddy died", "a father", ["grandma helps"]).plot).toBe("care/three-byes");
  expect(outline("My mother died", "two mothers").says).toContain("names Mama and Mommy");
});
