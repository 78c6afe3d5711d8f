import { expect, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { checkRequest } from "./check-request";
import { writeClassicStory } from "./classic/classic-writer";
import { findPlot } from "./classic/choose-plot";
import { outlineStory } from "./classic/outline-story";
import { readOrder } from "./subjects/read-order";

const ORDER: StoryOrder = {
  heroName: "Mia",
  gender: "Girl",
  age: 6,
  level: "Emerging",
  theme: "adventure",
  title: "A Fine Day",
  topics: ["the moon"],
  interests: ["Art"],
  creativityLevel: 5,
  ageAppropriate: true,
  style: null,
  seed: 0,
};
/** Every object has something of these names; in an order they are words like others. */
const WORDS = ["constructor", "toString", "__proto__", "hasOwnProperty", "valueOf"];
/** "I" and "mein" are of another language, and have what is beside them looked up. */
const WRITTEN = WORDS.flatMap((word): [string, Partial<StoryOrder>][] => [
  [`${word} in the title`, { title: `I am a ${word}`, topics: ["mein hund"] }],
  [`${word}s in the title`, { title: `The ${word}'s hund`, topics: [] }],
  [`${word} as a topic`, { topics: [word, `i ${word} el perro`] }],
  [`${word} as a name`, { heroName: word, title: `${word} and the fox` }],
]);

test.each(WRITTEN)("an order with %s is told as another is", (_where, wish) => {
  const order = { ...ORDER, ...wish };
  const { main, others, topics, title } = readOrder(order);
  for (const run of [title, ...topics].flatMap(({ runs, whole }) => [...runs, whole]))
    expect(run).not.toContain("native");
  expect([main, ...others].map((subject) => typeof subject?.entry.word)).not.toContain("function");
  expect(checkRequest(order)).toEqual({ ok: true });
  const { leftOut, alternatives, asks } = outlineStory(order, []);
  expect(JSON.stringify({ leftOut, alternatives, asks })).not.toContain("native code");
  const { title: told, pages } = writeClassicStory({ ...order, plot: findPlot(order).id });
  expect(pages.length).toBeGreaterThan(5);
  expect([told, ...pages.map(({ text }) => text)].join(" ")).not.toMatch(/native code|\[object|undefined/u);
});
