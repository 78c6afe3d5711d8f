import { expect, test } from "vitest";
import { GENDERS, HAIR_COLOURS, SKIN_TONES } from "@/lib/shared/story";
import { apart } from "./classic/paper/colour";
import { HAIR, SKIN } from "./classic/people/complexion";
import { hairPaintOn, heroLookFor } from "./rules";

test("a child looks the same every time, and children differ", () => {
  const look = (seedText: string) => heroLookFor({ seedText, gender: "Girl", style: null });
  expect(look("a")).toEqual(look("a"));
  const many = Array.from({ length: 50 }, (_, index) => JSON.stringify(look(`child-${index}`)));
  expect(new Set(many).size).toBeGreaterThan(35);
});

test("what the parent chose is kept, whatever the seed", () => {
  for (const gender of GENDERS) {
    const chosen = { skin: "deep", hairStyle: "hijab", glasses: true, outfit: 4 } as const;
    expect(heroLookFor({ seedText: "x", gender, chosen, style: "princess" })).toMatchObject({
      ...chosen,
      style: "princess",
    });
  }
});

test("the style of the order wins over a chosen one", () => {
  expect(
    heroLookFor({ seedText: "x", gender: "Boy", chosen: { style: "princess" }, style: null }).style,
  ).toBeNull();
});

test("nobody is given grey hair or glasses unasked", () => {
  for (let index = 0; index < 200; index += 1) {
    const { hairColour, glasses } = heroLookFor({ seedText: String(index), gender: "Other", style: null });
    expect(hairColour).not.toBe("grey");
    expect(glasses).toBe(false);
  }
});

test("hair that nobody chose goes with the skin, whichever of the two was chosen", () => {
  for (const skin of [undefined, ...SKIN_TONES])
    for (const hairColour of [undefined, ...HAIR_COLOURS])
      for (let index = 0; index < 60; index += 1) {
        const chosen = { ...(skin && { skin }), ...(hairColour && { hairColour }) };
        const look = heroLookFor({ seedText: `child-${index}`, gender: "Girl", chosen, style: null });
        expect(look).toMatchObject(chosen);
        const isDark = ["olive", "brown", "deep"].includes(look.skin);
        const isGuessed = !skin || !hairColour;
        if (isDark && isGuessed) expect(["black", "dark-brown", "brown", "grey"]).toContain(look.hairColour);
      }
});

/** Below this, hair and skin were taken for one another in the pictures. */
const TOO_NEAR = 0.1;

test("16.24: whatever is chosen for a child, the hair stands out from the skin", () => {
  for (const skin of [undefined, ...SKIN_TONES])
    for (const hairColour of [undefined, "brown" as const, "blonde" as const])
      for (let index = 0; index < 100; index += 1) {
        const chosen = { ...(skin && { skin }), ...(hairColour && { hairColour }) };
        const look = heroLookFor({ seedText: `child-${index}`, gender: "Other", chosen, style: null });
        expect(look).toMatchObject(chosen);
        if (!skin || !hairColour)
          expect(apart(HAIR[look.hairColour], SKIN[look.skin].base)).toBeGreaterThan(TOO_NEAR);
      }
});

test("16.24: a pair that the parent chose is painted so that it can be told apart", () => {
  expect(apart(HAIR.brown, SKIN.deep.base)).toBeLessThan(TOO_NEAR);
  for (const skin of SKIN_TONES)
    for (const colour of HAIR_COLOURS)
      expect(apart(hairPaintOn(skin, colour), SKIN[skin].base)).toBeGreaterThan(TOO_NEAR);
  expect(hairPaintOn("porcelain", "black")).toBe(HAIR.black);
});

test.each(SKIN_TONES.flatMap((skin) => HAIR_COLOURS.map((colour) => [colour, skin] as const)))(
  "%s hair on %s skin is painted in that colour, and no other hair on this skin is nearly the same",
  (colour, skin) => {
    const paint = hairPaintOn(skin, colour);
    const called = HAIR_COLOURS.toSorted(
      (one, other) => apart(HAIR[one], paint, 0.5) - apart(HAIR[other], paint, 0.5),
    );
    expect(called[0]).toBe(colour);
    for (const other of HAIR_COLOURS)
      if (other !== colour) expect(apart(hairPaintOn(skin, other), paint), other).toBeGreaterThan(0.05);
  },
);
