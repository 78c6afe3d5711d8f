import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  CHARACTER_STYLES,
  CHARACTERS,
  FEELINGS,
  HAIR_STYLES,
  PLACES,
  POSES,
  PROPS,
  TIMES_OF_DAY,
  WEATHERS,
  type HeroLook,
  type Scene,
} from "@/lib/shared/story";
import { classicIllustrator } from "./classic-illustrator";

const LOOK: HeroLook = {
  skin: "tan",
  hairColour: "brown",
  hairStyle: "curly",
  glasses: false,
  outfit: 1,
  style: null,
};

const MEADOW: Scene = {
  place: "meadow",
  time: "morning",
  weather: "clear",
  hero: { pose: "standing", feeling: "happy" },
  companions: [],
  props: [],
  happening: "{hero} looks around.",
};

async function svgOf(scene: Partial<Scene>, look: Partial<HeroLook> = {}, seed = 7): Promise<string> {
  const picture = await classicIllustrator.drawPage(
    { ...MEADOW, ...scene },
    { ...LOOK, ...look },
    { name: "Mia" },
    seed,
  );
  if (picture.kind !== "vector") throw new Error("the classic illustrator draws vectors");
  return picture.svg;
}

/** How much the colours of a small print differ: a broken picture has one colour or throws. */
async function tones(svg: string): Promise<number> {
  const { channels } = await sharp(Buffer.from(svg), { density: 9 }).removeAlpha().stats();
  return channels.reduce((sum, { stdev }) => sum + stdev, 0);
}

function expectWellMade(svg: string): void {
  expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"')).toBe(true);
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity|<text|<image|<script|href/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
}

async function expectDrawn(scene: Partial<Scene>, look: Partial<HeroLook> = {}): Promise<void> {
  const svg = await svgOf(scene, look);
  expectWellMade(svg);
  expect(await tones(svg)).toBeGreaterThan(40);
}

describe("every value of the closed lists can be drawn", () => {
  test.each(PLACES)("place %s, by day and by night", async (place) => {
    await expectDrawn({ place });
    await expectDrawn({ place, time: "night", weather: "starry" });
  });
  test.each(TIMES_OF_DAY)("%s", (time) => expectDrawn({ time }));
  test.each(WEATHERS)("weather %s, outdoors and behind a window", async (weather) => {
    await expectDrawn({ weather });
    await expectDrawn({ weather, place: "bedroom" });
  });
  test.each(POSES)("pose %s, on land, in water and on water", async (pose) => {
    for (const place of ["park", "underwater", "sea", "space"] as const) {
      await expectDrawn({ place, hero: { pose, feeling: "happy" } });
    }
  });
  test.each(FEELINGS)("feeling %s", (feeling) => expectDrawn({ hero: { pose: "standing", feeling } }));
  test.each(CHARACTERS)("companion %s, on land and under water", async (kind) => {
    const companions = [{ kind, name: "Pip", feeling: "curious" as const }];
    await expectDrawn({ companions });
    await expectDrawn({ companions, place: "underwater" });
  });
  test.each(PROPS)("%s, held and standing about", async (prop) => {
    await expectDrawn({ props: [prop], hero: { pose: "holding", feeling: "happy" } });
    await expectDrawn({ props: ["book", prop], hero: { pose: "reading", feeling: "happy" } });
  });
  test.each([null, ...CHARACTER_STYLES])("style %s in every outfit", async (style) => {
    for (let outfit = 0; outfit < 6; outfit += 1) await expectDrawn({}, { style, outfit });
  });
  test.each(HAIR_STYLES)("hair %s", (hairStyle) => expectDrawn({}, { hairStyle, glasses: true }));
});

test("each place, companion and thing is a picture of its own", async () => {
  const places = await Promise.all(PLACES.map((place) => svgOf({ place })));
  expect(new Set(places).size).toBe(PLACES.length);
  const kinds = await Promise.all(
    CHARACTERS.map((kind) => svgOf({ companions: [{ kind, name: "Pip", feeling: "calm" }] })),
  );
  expect(new Set(kinds).size).toBe(CHARACTERS.length);
  const props = await Promise.all(PROPS.map((prop) => svgOf({ props: [prop] })));
  expect(new Set(props).size).toBe(PROPS.length);
});

test("the same scene, look and seed give the same bytes; another seed another arrangement", async () => {
  const crowd: Partial<Scene> = {
    weather: "rain",
    companions: [
      { kind: "girl", name: "Ada", feeling: "happy" },
      { kind: "owl", name: "Hoot", feeling: "calm" },
    ],
    props: ["lantern", "map"],
  };
  expect(await svgOf(crowd, {}, 3)).toBe(await svgOf(crowd, {}, 3));
  expect(await svgOf(crowd, {}, 3)).not.toBe(await svgOf(crowd, {}, 4));
});

test("no word of the story gets into the markup", async () => {
  const svg = await svgOf({
    happening: '{hero} <script>alert("x")</script>',
    companions: [{ kind: "fox", name: '"/><image href="https://example.com/x.png"/>', feeling: "happy" }],
  });
  expectWellMade(svg);
  expect(svg).not.toContain("example.com");
});

test("outfits beyond the palettes are drawn as one of them", async () => {
  expect(await svgOf({}, { outfit: 7 })).toBe(await svgOf({}, { outfit: 1 }));
  expectWellMade(await svgOf({}, { outfit: -3 }));
});

test("the portrait shows the hero of the look", async () => {
  const portrait = await classicIllustrator.portrait({ ...LOOK, style: "princess" }, "Mia");
  expect(portrait.alt).toBe("Mia, dressed as a princess, waves and smiles.");
  if (portrait.kind !== "vector") throw new Error("the classic illustrator draws vectors");
  expect(await tones(portrait.svg)).toBeGreaterThan(40);
});

/** What the look of a person beside the hero is made of: every colour of the picture that the hero alone doesn't have. */
async function coloursOfCompany(scene: Partial<Scene>, look: Partial<HeroLook>, seed: number) {
  const colours = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/g));
  const alone = colours(await svgOf({ ...scene, companions: [] }, look, seed));
  return [...colours(await svgOf(scene, look, seed))].filter((colour) => !alone.has(colour)).sort();
}

describe("people beside the hero", () => {
  const calm = "calm" as const;
  test.each([
    "girl",
    "boy",
    "grown-up-woman",
    "grown-up-man",
    "grandmother",
    "grandfather",
    "astronaut",
  ] as const)("a %s looks the same on every page", async (kind) => {
    const companions = [{ kind, name: "Robin", feeling: calm }];
    const looks = new Set<string>();
    for (let page = 1; page <= 8; page += 1) {
      looks.add(String(await coloursOfCompany({ companions, place: "bedroom" }, {}, page)));
    }
    expect(looks.size).toBe(1);
  });

  test("people of other names look different", async () => {
    const looks = new Set<string>();
    for (const name of ["Robin", "Sam", "Mei", "Theo", "Ines", "Juma", "Ola", "Kim"]) {
      looks.add(
        String(await coloursOfCompany({ companions: [{ kind: "girl", name, feeling: calm }] }, {}, 7)),
      );
    }
    expect(looks.size).toBeGreaterThan(4);
  });

  test("grandparents have the hero's skin", async () => {
    const companions = [{ kind: "grandmother" as const, name: "Grandma", feeling: calm }];
    const skins = (["porcelain", "deep"] as const).map((skin) => svgOf({ companions }, { skin }));
    const [light, dark] = (await Promise.all(skins)).map((svg) => svg.replaceAll(/w7\w+-/g, ""));
    expect(light).not.toBe(dark);
    expect(await coloursOfCompany({ companions }, { skin: "deep" }, 7)).toEqual(
      await coloursOfCompany({ companions }, { skin: "porcelain" }, 7),
    );
  });

  test("a friend doesn't wear the hero's colours", async () => {
    const green = "#6f9a5a";
    const companions = [{ kind: "boy" as const, name: "Theo", feeling: calm }];
    const count = (svg: string) => svg.split(green).length;
    expect(count(await svgOf({ companions }, { outfit: 1 }))).toBe(count(await svgOf({}, { outfit: 1 })));
    expect(count(await svgOf({ companions }, { outfit: 2 }))).toBeGreaterThan(
      count(await svgOf({}, { outfit: 2 })),
    );
  });
});

test("a story with a moon of its own has one moon", async () => {
  const crater = "#ecdcae";
  expect(await svgOf({ time: "night" })).toContain(crater);
  expect(await svgOf({ time: "night", props: ["moon"] })).not.toContain(crater);
});

test("what is taken along on the sea is in the picture once", async () => {
  const outlines = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  const bare = new Set(outlines(await svgOf({})));
  const flag = outlines(await svgOf({ props: ["flag"] })).find((d) => !bare.has(d));
  for (const pose of ["sitting", "swimming"] as const) {
    const atSea = await svgOf({ place: "sea", props: ["flag"], hero: { pose, feeling: "happy" } });
    expect(outlines(atSea).filter((d) => d === flag)).toHaveLength(1);
  }
});

test("whoever has no drawing isn't in the alt text either", async () => {
  const companions: Scene["companions"] = [
    { kind: "thing:flibbertigibbet", name: "Flib", feeling: "happy" },
    { kind: "thing:hamster", name: "Pip", feeling: "happy" },
  ];
  const { alt } = await classicIllustrator.drawPage({ ...MEADOW, companions }, LOOK, { name: "Mia" }, 7);
  expect(alt).toContain("Pip is there too.");
  expect(alt).not.toContain("Flib");
});

test("a candle that is held stands before the arm that holds it", async () => {
  const svg = await svgOf({ props: ["candle"], hero: { pose: "holding", feeling: "sad" } });
  const sleeve = svg.lastIndexOf('stroke-width="23"');
  expect(sleeve).toBeGreaterThan(0);
  // The dish of the candle.
  expect(svg.indexOf("M34 -8Q52 -24 44 -2")).toBeGreaterThan(sleeve);
});
