import { describe, expect, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { outlineStory } from "./outline-story";
import { isOfAge } from "./of-its-age";

const order: StoryOrder = {
  ...{ heroName: "Mabel", gender: "Girl", age: 6, level: "Emerging", interests: ["Animals"] },
  ...{ theme: "friendship", title: "", topics: [], creativityLevel: 5 },
  ...{ ageAppropriate: true, style: null, seed: 1 },
};
const outline = (title: string, age: number, topics: string[] = []) =>
  outlineStory({ ...order, title, topics, age }, []);

describe("a plot that is for an age", () => {
  test.each([
    ["Starting secondary school", 11, "firsts/room-nine"],
    ["Potty training", 3, "firsts/patient-potty"],
    ["First day of kindergarten", 5, "firsts/two-different-shoes"],
    ["Last day of school", 7, "firsts/where-teachers-sleep"],
    ["Starting nursery", 3, "firsts/sock-that-stayed"],
  ])("is told to who is of it: %s at %i", (title, age, plot) => {
    expect(outline(title, age)).toMatchObject({ plot, isForOtherAge: false });
  });

  test.each([
    ["Starting secondary school", 5, "firsts/room-nine"],
    ["Potty training", 12, "firsts/patient-potty"],
    ["First day of kindergarten", 12, "firsts/two-different-shoes"],
    ["Last day of school", 12, "firsts/where-teachers-sleep"],
    ["Starting nursery", 10, "firsts/sock-that-stayed"],
  ])("is asked about, and can be chosen: %s at %i", (title, age, plot) => {
    const asked = outline(title, age);
    expect(asked).toMatchObject({ plot: null, asks: title, isForOtherAge: true });
    expect(asked.alternatives[0]?.plot).toBe(plot);
  });

  test("and was chosen, is told at any", () => {
    expect(
      outlineStory({ ...order, title: "Potty training", age: 12, plot: "firsts/patient-potty" }, []).plot,
    ).toBe("firsts/patient-potty");
  });

  test("is told of a sister who is of it, whoever else is in the book", () => {
    const together = [{ id: "b", name: "Ada", gender: "Girl" as const, age: 11 }];
    expect(isOfAge({ age: 5, together })({ ages: [9, 14] })).toBe(true);
    expect(isOfAge({ age: 5 })({ ages: [9, 14] })).toBe(false);
    expect(isOfAge({ age: 5 })({})).toBe(true);
  });
});
