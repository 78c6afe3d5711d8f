import { expect, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { checkRequest } from "./check-request";
import { findConcern } from "./find-concern";
import { listReadings } from "./list-readings";
import { outlineStory } from "./classic/outline-story";
import { findHardNight } from "./subjects/hard-nights/find-hard-night";

test.each([
  ["her d\u200bad h\u200bit her", "hurt-at-home"],
  ["her dad h\u0456t her", "hurt-at-home"],
  ["her dad h1t her", "hurt-at-home"],
  ["her dad h.i.t her", "hurt-at-home"],
  ["her dad h i t her", "hurt-at-home"],
  ["her dad h\u0336i\u0336t\u0336 her", "hurt-at-home"],
  ["her dad \u{1d421}\u{1d422}\u{1d42d} her", "hurt-at-home"],
  ["her dad \uff48\uff49\uff54 her", "hurt-at-home"],
  ["her dad ʜɪᴛ her", "hurt-at-home"],
  ["Uncle Marcus was sh0t", "killed"],
  ["my uncle t0uched me", "touched"],
  ["daddy su1cide", "suicide"],
  ["daddy s.u.i.c.i.d.e", "suicide"],
  ["I want to ki11 myself", "wants-to-die"],
  ["I want to k*i*l*l myself", "wants-to-die"],
])("“%s” is read as what it says", (text, id) => {
  expect(findHardNight([text])?.id).toBe(id);
});

test.each([
  "my uncle was murd3red",
  "the m.u.r.d.e.r",
  "he has a g\u200bun",
  "\u0455uicide",
  "a w.a.r of robots",
  "k1lling dragons",
])("“%s” is caught as what it says", (text) => {
  expect(findConcern(text)).toMatch(/violence|harm/u);
});

test.each([
  "3 pigs and 1 wolf",
  "The T-rex and the U.S.A.",
  "R2 the robot, 10 km away",
  "A B C with Grandma",
  "The 4th birthday, at 5pm",
  "Сон Маши",
  "Кот и мост",
  "Маша and the кот",
  "Η Άννα και το νερό",
  "Zoë and the Pâté",
  "Trần và con mèo",
  "Dr. Who? No!",
  "The k1nd k1tten",
  "👩‍🚀 flies to the moon",
])("“%s” is nothing of the kind", (text) => {
  expect([findHardNight([text]), findConcern(text)]).toEqual([null, undefined]);
});

test("words in other letters stay as they are, and so does most of what is written", () => {
  expect(listReadings("Кот и мост")).toEqual(["Кот и мост"]);
  expect(listReadings("Маша and the кот")).toEqual(["Маша and the кот"]);
  expect(listReadings("3 pigs, a T-rex at 12:30")).toHaveLength(1);
});

test("a death that is disguised is told as that death, and danger has who can help", () => {
  const order: StoryOrder = {
    ...{ heroName: "Mabel", gender: "Girl", age: 6, level: "Emerging", interests: ["Animals"] },
    ...{ theme: "adventure", title: "", topics: ["kites"], creativityLevel: 5, ageAppropriate: true },
    ...{ style: null, seed: 1 },
  };
  for (const title of ["grandma d\u200bied", "grandma d\u0456ed", "grandma d1ed"])
    expect(outlineStory({ ...order, title }, []).plot, title).toBe("care/red-umbrella");
  expect(checkRequest({ ...order, title: "her dad k1lled mum" })).toMatchObject({ ok: false });
});
