import { expect, test } from "vitest";
import { heroLookFor } from "@/lib/features/drawing/rules";
import { keptLook, shownLook } from "./shown-look";

const CHILDREN = Array.from({ length: 40 }, (_, index) => `child-${index}`);

test("a profile without chosen looks shows the hero that its books have", () => {
  for (const id of CHILDREN) {
    const drawn = heroLookFor({ seedText: id, gender: "Girl", style: null });
    expect(shownLook({ seedText: id, gender: "Girl", look: {} })).toEqual(drawn);
  }
});

test("what a new profile showed is what its books will have, whatever id it is given", () => {
  for (const seedText of CHILDREN) {
    const { outfit: _, ...shown } = shownLook({ seedText, gender: "Boy", look: { skin: "deep" } });
    const chosen = keptLook({ ...shown, outfit: 0 });
    expect(heroLookFor({ seedText: "given later", gender: "Boy", chosen, style: null })).toMatchObject(shown);
    expect(shown.skin).toBe("deep");
  }
});
