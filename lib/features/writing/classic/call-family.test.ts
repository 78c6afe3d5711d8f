import { describe, expect, it } from "vitest";
import { mixOrders } from "@/tests/eval/story-mix";
import type { Relative } from "@/lib/shared/story";
import { callFamily } from "./call-family";
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
    ["A Postcard from Mummy", "army", "Mummy"],
    ["A Postcard from Mommy", "army", "Mommy"],
    ["Mummy's postcard", "my mum is in the army", "Mummy"],
    ["Mami's postcard", "my mother is in the army", "Mami"],
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

describe("a story with a father", () => {
  const call = (title: string, topics: string[] = [], relatives?: Relative[]) =>
    callFamily({ title, topics, ...(relatives && { relatives }) })("Dad's bag was heavy. “Dad!” said Mia.");

  it.each([
    ["Daddy is away", "Daddy"],
    ["daddy's new job", "Daddy"],
    ["Daddy drives, and Dad sings", "Daddy"],
    ["Papa in prison", "Papa"],
    ["My baba", "Baba"],
    ["Dada is at sea", "Dada"],
    ["Papi works at night", "Papi"],
    ["Daddy and Papa", "Dad"],
    ["Both my daddies", "Dad"],
    ["Papa Bear’s picnic", "Dad"],
    ["A daddy-long-legs in the bath", "Dad"],
    ["My father", "Dad"],
  ])("calls him as the family does: %s", (title, called) => {
    expect(call(title)).toBe(`${called}'s bag was heavy. “${called}!” said Mia.`);
  });

  it("calls him by the profile where the order is silent, and by the order where it isn't", () => {
    const papa: Relative[] = [{ role: "father", name: "Papa", look: {} }];
    expect(call("The heavy bag", [], papa)).toContain("Papa's bag");
    expect(call("Daddy's bag", [], papa)).toContain("Daddy's bag");
    expect(callFamily({ title: "Daddy's bag", topics: [], relatives: papa })("Papa came.")).toBe(
      "Daddy came.",
    );
    const tom: Relative[] = [{ role: "father", name: "Papa Tom", look: {} }];
    expect(callFamily({ title: "Papa's bag", topics: [], relatives: tom })("Papa Tom came.")).toBe(
      "Papa Tom came.",
    );
  });

  it("nobody of a museum is a mother", () => {
    expect(callFamily({ title: "The mummy in the museum", topics: [] })("Mom came.")).toMatch(
      /^M[ou]m came/u,
    );
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
