import { describe, expect, it } from "vitest";
import { mixOrders } from "@/tests/eval/story-mix";
import { writeClassicStory } from "./classic-writer";

const [order] = mixOrders(1, "mother");
if (!order) throw new Error("no order");
const tell = (title: string, topics: string[]) => {
  const { pages } = writeClassicStory({
    ...order,
    level: "Intermediate",
    title,
    topics,
    plot: "care/small-window",
  });
  return pages
    .map(({ text, scene }) => `${text} ${scene.companions.map(({ name }) => name).join(" ")}`)
    .join(" ");
};

describe("a story with a mother", () => {
  it.each([
    ["A Postcard", "my mum is in the army", "Mum"],
    ["A Postcard from Mummy", "army", "Mum"],
    ["A Postcard", "mama is in the army", "Mama"],
    ["A Postcard", "mother in the army drives a lorry", "Mum"],
    ["A Postcard", "mother in the army", "Mom"],
    ["A Postcard for Mommy and Mama", "army", "Mom"],
  ])("calls her as the family does: %s, %s", (title, topic, called) => {
    const text = tell(title, [topic]);
    expect(text).toMatch(new RegExp(`\\b${called}\\b`));
    if (called !== "Mom") expect(text).not.toMatch(/\bMoms?\b/);
  });
});

describe("a story in which somebody has died", () => {
  const mourn = (title: string) =>
    writeClassicStory({ ...order, level: "Emerging", title, topics: ["funeral"], plot: "care/red-umbrella" })
      .pages.map(({ text }) => text)
      .join(" ");

  it.each([
    ["Grandad is in heaven", "Grandad", /\bGrandpa\b/],
    ["Goodbye Nana", "Nana", /\bGrandma\b/],
  ])("calls them as the order does: %s", (title, called, otherwise) => {
    expect(mourn(title)).toContain(called);
    expect(mourn(title)).not.toMatch(otherwise);
  });

  it("keeps our own word where the order has it, too", () => {
    expect(mourn("Grandpa is in heaven")).toContain("Grandpa");
  });
});
