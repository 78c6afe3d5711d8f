import { describe, expect, it } from "vitest";
import type { StoryText } from "@/lib/shared/story";
import { checkText } from "./check-text";

function storyWith(text: string): StoryText {
  const scene = {
    place: "park",
    time: "noon",
    weather: "clear",
    hero: { pose: "standing", feeling: "happy" },
    companions: [],
    props: [],
    happening: "{hero} stands in the park.",
  } as const;
  const pages = [{ number: 1, text, scene: { ...scene, companions: [], props: [] }, moment: null }];
  return { title: "T", shape: "test", parts: [], pages, newWords: [], refrains: [], tags: [], talk: [] };
}

describe("checkText", () => {
  it("passes a clean page", () => {
    expect(checkText(storyWith("Dick fed the cockatoo."), ["Dick"])).toEqual({ ok: true });
  });

  it("says which page is not for a child", () => {
    expect(checkText(storyWith("Then he took the gun."), ["Mia"])).toEqual({
      ok: false,
      page: 1,
      concern: "violence",
    });
  });

  it("doesn't hold a child's name against the story", () => {
    expect(checkText(storyWith("Assman laughed."), ["Assman"])).toEqual({ ok: true });
  });

  it("forgives each of several names as a word, and no word that one of them is a part of", () => {
    const heroes = ["Ada", "Bo", "Assman"];
    expect(checkText(storyWith("Assman and Bo laughed."), heroes)).toEqual({ ok: true });
    expect(checkText(storyWith("“Bombs!” said Bo."), heroes)).toMatchObject({ ok: false, page: 1 });
  });

  it("refuses what it can't check", () => {
    expect(checkText({ ...storyWith("Hello."), pages: [] }, ["Mia"])).toMatchObject({
      ok: false,
      concern: "unchecked",
    });
    const broken = { ...storyWith("Hello."), pages: [null] } as unknown as StoryText;
    expect(checkText(broken, ["Mia"])).toMatchObject({ ok: false, concern: "unchecked" });
  });
});
