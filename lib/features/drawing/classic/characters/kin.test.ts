import { describe, expect, it, test } from "vitest";
import { seededRandom } from "@/lib/features/drawing/classic/paper/random";
import { HAIR_COLOURS, HAIR_STYLES, SKIN_TONES, type HeroLook } from "@/lib/shared/story";
import { kinLook } from "./kin";

const hero: HeroLook = {
  skin: "deep",
  hairColour: "black",
  hairStyle: "afro",
  glasses: false,
  outfit: 0,
  style: null,
};
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
const looks = (wearer: Parameters<typeof kinLook>[1], look: Partial<HeroLook> = {}) =>
  SEEDS.map((seed) => kinLook({ ...hero, ...look }, wearer, seededRandom(seed)));

describe("somebody of the hero's family", () => {
  it.each(SKIN_TONES)("has %s skin, or the next shade", (skin) => {
    const own = SKIN_TONES.indexOf(skin);
    const shades = looks("woman", { skin }).map((one) => SKIN_TONES.indexOf(one.skin) - own);
    expect(shades.every((away) => Math.abs(away) <= 1)).toBe(true);
    const same = shades.filter((away) => away === 0).length;
    expect(same).toBeGreaterThan(SEEDS.length / 2);
    expect(same).toBeLessThan(SEEDS.length);
  });

  test("has hair that runs in the family", () => {
    for (const hairColour of HAIR_COLOURS) {
      const found = new Set(looks("boy", { hairColour }).map((one) => one.hairColour));
      if (hairColour !== "grey") expect(found).toContain(hairColour);
      if (hairColour === "black") expect([...found]).toEqual(["black"]);
    }
    expect(new Set(looks("woman").map(({ hairStyle }) => hairStyle))).toEqual(
      new Set(["braids", "afro", "bun"]),
    );
    for (const hairStyle of HAIR_STYLES) {
      const covered = looks("woman", { hairStyle }).map((one) => one.hairStyle === "hijab");
      expect(new Set(covered)).toEqual(new Set([hairStyle === "hijab"]));
    }
  });
});
