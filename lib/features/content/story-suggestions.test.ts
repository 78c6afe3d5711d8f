import { describe, expect, it } from "vitest";
import { checkRequest } from "@/lib/features/writing/check-request";
import { findInstead } from "@/lib/features/writing/classic/ask-instead";
import { findUntold } from "@/lib/features/writing/classic/choose-plot";
import { INTERESTS } from "@/lib/shared/story";
import { suggestStories } from "./story-suggestions";

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

describe("suggestStories", () => {
  it.each(MONTHS)("has what may be ordered and told, in month %i", (month) => {
    for (const { title, topics, theme } of suggestStories([], month)) {
      const words = { title, topics: topics.split(", "), heroName: "Mia", interests: [] };
      expect(checkRequest(words), title).toEqual({ ok: true });
      const child = { gender: "Girl", age: 6, level: "Emerging", interests: [], style: null } as const;
      const order = { ...words, ...child, theme, creativityLevel: 5, ageAppropriate: true, seed: 1 };
      const whole = { ...order, interests: [] };
      expect([findUntold(whole), findInstead(whole)], title).toEqual([null, null]);
    }
  });

  it.each(MONTHS)("says of how many children it may be told, in month %i", (month) => {
    const others = [
      { id: "ben", name: "Ben", gender: "Boy", age: 5 },
      { id: "mei", name: "Mei", gender: "Girl", age: 4 },
    ] as const;
    for (const { title, topics, theme, beside } of suggestStories([], month)) {
      const child = { heroName: "Mia", gender: "Girl", age: 6, level: "Emerging", style: null } as const;
      const words = { ...child, title, topics: topics.split(", "), theme, interests: [] };
      const mayBe = (count: number) => {
        const together = others.slice(0, count);
        const order = { ...words, together, creativityLevel: 5, ageAppropriate: true, seed: 1 };
        return findUntold(order) === null && findInstead(order) === null;
      };
      expect([title, mayBe(1), mayBe(2)]).toEqual([title, beside >= 1, beside >= 2]);
    }
  });

  it("offers most of what it has to two children, and to three", () => {
    const all = new Set(MONTHS.flatMap((month) => suggestStories([], month).map((one) => one.title)));
    const countFor = (others: number) =>
      new Set(MONTHS.flatMap((month) => suggestStories([], month, others).map((one) => one.title))).size;
    expect([all.size, countFor(1) >= 40, countFor(2) >= 34]).toEqual([48, true, true]);
  });

  it("has something for several children, whatever the first likes", () => {
    for (const interest of INTERESTS) {
      const ideas = suggestStories([interest], 10, 2);
      expect(ideas.length).toBeGreaterThan(5);
      expect(ideas.filter(({ beside }) => beside < 2)).toEqual([]);
    }
    expect(suggestStories(["Nature"], 10, 2)[0]?.title).toBe("The Tree and Its Secrets");
  });

  it("keeps to the child's interests and the season", () => {
    const titles = suggestStories(["Dinosaurs"], 0).map(({ title }) => title);
    expect(titles).toHaveLength(4);
    expect(titles).toContain("The Shy Triceratops");
    expect(titles).toContain("The Kindest Snowman");
  });

  it("has something for every interest, and no title twice", () => {
    const titles = suggestStories([...INTERESTS], 5).map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(30);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("begins with another interest for each of several", () => {
    const [first, second] = suggestStories(["Space", "Music"], 3);
    expect([first?.title, second?.title]).toEqual(["A Picnic on the Moon", "The Piano in the Garage"]);
  });
});
