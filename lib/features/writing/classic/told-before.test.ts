import { describe, expect, it } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { ORDER } from "@/tests/support/drafts";
import { findInstead } from "./ask-instead";
import { choosePlot } from "./choose-plot";
import { outlineStory } from "./outline-story";

describe("an order of which the child has our story, and nothing else tells it", () => {
  it.each([
    ["Wobbly Tooth", ["tooth fairy"], "firsts/wobbly-tooth"],
    ["Power Cut", ["no lights", "storm"], "days/ten-windows"],
    ["Guy Fawkes Night", ["toffee apples"], "feasts/backward-light"],
  ])("%s: is said to have it, and offered it once more before others", (title, topics, plot) => {
    const order: StoryOrder = { ...ORDER, heroName: "Mia", title, topics, interests: ["Space", "Music"] };
    expect([findInstead(order), choosePlot(order)]).toEqual([null, plot]);
    const { asks, isHeard, alternatives } = outlineStory(order, [plot]);
    expect([asks, isHeard]).toEqual([title, true]);
    expect(alternatives[0]).toMatchObject({ plot, isHeard: true });
    expect(alternatives.slice(1).every((one) => !one.isHeard)).toBe(true);
  });
});
