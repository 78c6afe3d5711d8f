import { describe, expect, it } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { ORDER } from "@/tests/support/drafts";
import { hideNames } from "./hidden-names";

const FAMILY = ["Bartholomew", "Quill", "Wilhelmina", "Nani Asha"];
const order = (title: string, topics: string[] = ["kites"], more: Partial<StoryOrder> = {}): StoryOrder => ({
  ...ORDER,
  title,
  topics,
  ...more,
});
const hidden = (title: string, topics?: string[], more?: Partial<StoryOrder>) =>
  hideNames(order(title, topics, more), FAMILY);

describe("a name in a parent's words", () => {
  it.each([
    ["Our dog Biscuitoo", ["our dog Biscuitoo died"], "our dog NAME1 died"],
    ["A day out", ["her brother Bartholomew"], "her brother NAME1"],
    ["A day out", ["bartholomew's boat"], "NAME1's boat"],
    ["A day out", ["my friend Zoltan moved away"], "my friend NAME1 moved away"],
    ["Leo and Max", ["brothers fighting"], "NAME1 and NAME2"],
    ["Kofi's Drum", ["drum"], "NAME1's Drum"],
    ["Grandma Jovanka in Hospital", ["hospital"], "Grandma NAME1 in Hospital"],
    ["Nani Asha Visits", ["grandma"], "Nani NAME1 Visits"],
    ["Wilhelmina & Zora", ["kites"], "HERO & NAME1"],
    ["My imaginary friend", ["Bob"], "NAME1"],
    ["Axel the Axolotl", ["axolotl"], "NAME1 the Axolotl"],
    ["wilhelminagoestothemoon", ["kites"], "HERO goes to the moon"],
    ["A day out", ["bartholomewlosthistooth"], "somebody lost his tooth"],
  ])("%s, %j stays here", (title, topics, told) => {
    const { hide } = hidden(title, topics);
    expect([title, ...topics].map(hide)).toContain(told);
  });

  it.each([
    ["Llama Drama", ["llama"]],
    ["Bats Upside Down", ["bats"]],
    ["My Two Dads Bake", ["two dads"]],
    ["The Vet's Longest Day", ["vet"]],
    ["Night Train to the Sea", ["train"]],
    ["A Letter From Japan", ["pen friend", "Japan"]],
    ["Nani's Sari", ["sari"]],
    ["Capybara Bath Day", ["capybara"]],
  ])("is none in %s", (title, topics) => {
    expect(hidden(title, topics).list).toEqual([]);
  });

  it("is a red rose for a child called Rose, and hers where she is meant", () => {
    const { hide } = hideNames(order("The Red Rose", ["Rose's garden"], { heroName: "Rose" }), [
      "Rose",
      "Quill",
    ]);
    expect(hide("The Red Rose")).toBe("The Red Rose");
    expect(hide("Rose's garden")).toBe("HERO's garden");
  });

  it("comes back, with what belongs to it, and has its bearer's role and sex", () => {
    const { list, show } = hidden("Goodbye, Minou", ["our cat Minou died, he was a good boy"]);
    expect(list).toEqual([{ token: "NAME1", name: "Minou", who: "cat", sex: "he", isMain: true }]);
    expect(show("NAME1 had NAME1's bowl; name 1 slept. NAME2?")).toBe(
      "Minou had Minou’s bowl; Minou slept. NAME2?",
    );
  });

  it("has the role that the parent described in the profile", () => {
    const relatives = [{ role: "grandmother" as const, name: "Nani Asha", look: {} }];
    expect(hidden("A day with Asha", ["kites"], { relatives }).list).toMatchObject([
      { name: "Asha", who: "grandmother" },
    ]);
  });

  it("of the story before is hidden, although this order has not got it", () => {
    const before = {
      ...{ seriesId: "", part: 2, story: "Ada met Zoltana.", leftOpen: "Zoltana had gone.", about: null },
      ...{ companions: [], places: [], given: ["Zoltana"] },
    };
    const { hideTold } = hidden("The Kite", ["kites"], { before });
    expect(hideTold(before.leftOpen)).toBe("NAME1 had gone.");
  });

  it("of another story is somebody's", () => {
    const { hideEarlier } = hidden("The Kite");
    expect(hideEarlier("Wilhelmina and her friend Zoltan help Bartholomew. (Kofi's Drum)")).toBe(
      "HERO and her friend somebody help somebody. (somebody's Drum)",
    );
  });
});
