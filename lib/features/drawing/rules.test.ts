import { expect, test } from "vitest";
import { GENDERS } from "@/lib/shared/story";
import { heroLookFor } from "./rules";

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

test("nobody is given grey hair unasked", () => {
  for (let index = 0; index < 200; index += 1) {
    expect(heroLookFor({ seedText: String(index), gender: "Other", style: null }).hairColour).not.toBe(
      "grey",
    );
  }
});
