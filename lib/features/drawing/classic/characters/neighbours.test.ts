import { describe, expect, test } from "vitest";
import type { Companion, HeroLook, Scene } from "@/lib/shared/story";
import { composeScene } from "@/lib/features/drawing/classic/compose-scene";

const LOOK: HeroLook = {
  ...{ skin: "tan", hairColour: "black", hairStyle: "short", glasses: false, outfit: 1, style: null },
};
type Kind = "grown-up-woman" | "grown-up-man";
const drawn = (kind: Kind, name: string, more: Partial<Companion> = {}, time: Scene["time"] = "noon") =>
  composeScene(
    {
      ...{ place: "kitchen", time, weather: "clear", props: [], happening: `{hero} and ${name} are there.` },
      hero: { pose: "standing", feeling: "calm" },
      companions: [{ kind, name, feeling: "calm", ...more }],
    },
    LOOK,
    1,
  );
/** What a parent of the hero wears. */
const AT_HOME = { "grown-up-woman": "#463a78", "grown-up-man": "#7fb2d6" } as const;
const NAMES = ["Gallo", "Rao", "Finch", "Bell", "Okoro", "Tate", "Novak", "Lee"];
const PAINTS = /#[0-9a-f]{6}/gu;

describe.each(["grown-up-woman", "grown-up-man"] as const)("%s", (kind) => {
  test("of the family is dressed as ever", () => {
    expect(drawn(kind, "Parent", { kin: true })).toContain(AT_HOME[kind]);
  });

  test("who isn't of the family never wears the same, and several don't look like twins", () => {
    const looks = NAMES.map((name) => drawn(kind, name));
    for (const look of looks) expect(look).not.toContain(AT_HOME[kind]);
    const palettes = looks.map((look) => [...new Set(look.match(PAINTS))].join());
    expect(new Set(palettes).size).toBeGreaterThan(4);
  });

  test("wears the same on every page", () => {
    expect(drawn(kind, "Gallo")).toBe(drawn(kind, "Gallo"));
    const clothes: readonly string[] = drawn(kind, "Gallo").match(PAINTS) ?? [];
    const again = drawn(kind, "Gallo", { feeling: "surprised" }, "afternoon").match(PAINTS) ?? [];
    expect(again.filter((paint) => clothes.includes(paint)).length).toBeGreaterThan(40);
  });
});
