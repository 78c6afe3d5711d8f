import { describe, expect, it } from "vitest";
import { mixOrders } from "@/tests/eval/story-mix";
import { readOrder } from "@/lib/features/writing/subjects/read-order";
import { writeClassicStory } from "./classic-writer";
import { callsBy, listCalls } from "./list-calls";
import { findShape } from "./shapes/all-shapes";

const [order] = mixOrders(1, "calls");
if (!order) throw new Error("no order");
const callsOf = (plot: string, title: string, topics: string[]) => {
  const shape = findShape(plot);
  if (!shape) throw new Error(`no plot ${plot}`);
  return listCalls(shape, readOrder({ ...order, title, topics }));
};

describe("what the subject of a story is called", () => {
  it("by the other words of the plot's subject that the order names", () => {
    const calls = callsOf("care/three-wags", "Yusuf goes to the doctor", ["jab"]);
    expect(calls).toEqual(expect.arrayContaining(["jab", "shot", "vaccine"]));
  });

  it("by no word of a plot about something else", () => {
    const calls = callsOf("animals/slow-birthday", "Capybara hot spring party", ["capybara"]);
    expect(calls).toContain("capybara");
    expect(calls).not.toContain("birthday");
  });

  it("at the beginning of a word", () => {
    const names = callsBy(["cake", "birthday cake"]);
    expect([names("Two cakes stood there."), names("A pancake."), names("")]).toEqual([true, false, false]);
  });
});

it("the subject is named on more pages than by chance", () => {
  const shares = Array.from({ length: 12 }, (_, seed) => seed).map((seed) => {
    const title = "Isla bakes a cake for Dad's birthday";
    const story = writeClassicStory({
      ...{ ...order, seed, level: "Emerging", plot: "science/flat-cake", interests: [], heroName: "Isla" },
      ...{ title, topics: ["it goes wrong at first"] },
    });
    return story.pages.filter(({ text }) => /\bcake/iu.test(text)).length / story.pages.length;
  });
  // Left to chance it is on 0.52 of them.
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.55);
});
