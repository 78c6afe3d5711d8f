import { expect, test } from "vitest";
import { CHARACTERS, PLACES, PROPS, type Place, type Scene, type SceneProp } from "@/lib/shared/story";
import { layOut } from "@/lib/features/drawing/classic/layout";
import { seededRandom } from "@/lib/features/drawing/classic/paper/random";
import { isInside } from "@/lib/features/drawing/classic/read-caption";
import { CATALOGUE } from "@/lib/features/drawing/classic/things/catalogue/catalogue";
import { OWN_NOUNS } from "@/lib/features/drawing/classic/things/own/own-things";
import type { Shape, ToldBeat } from "@/lib/features/writing/classic/grammar";
import { SHAPES } from "@/lib/features/writing/classic/shapes/all-shapes";

/** What the drawing of a place has in it, so that a caption may name it. */
const IN_PLACES: Record<Place, string> = {
  bedroom: "bed pillow window lamp picture book books",
  kitchen: "window pot lamp stove",
  attic: "window mirror chest box",
  garden: "house tree flower carrot gate leaves",
  park: "tree bench swing water house",
  treehouse: "tree house ladder window leaves",
  street: "house door window lamp tree",
  village: "house door window tree well",
  market: "house basket stall apple",
  school: "window desk table book globe",
  library: "book books desk table window ladder",
  museum: "skeleton bone window glass stones",
  workshop: "hammer saw tools table window",
  laboratory: "beaker glass table window",
  stage: "moon curtain lamp star",
  "sports-field": "goal ball flag",
  farm: "barn house gate tree",
  meadow: "flower tree",
  forest: "tree leaves mushroom wood",
  river: "water tree stones stone stream",
  bridge: "water tree stones castle",
  lake: "water tree house",
  beach: "sea shell boat palm-tree sand",
  sea: "water boat wave",
  underwater: "shell coral fish boat",
  island: "sea palm-tree tree",
  lighthouse: "lighthouse sea lamp window house rock",
  mountain: "mountain tree cloud rocks stones house",
  hill: "tree mountain house",
  cave: "stone rock crystal",
  jungle: "tree leaves",
  desert: "sand cactus",
  snowfield: "tree house snow",
  castle: "castle tower gate door flag window",
  tower: "tower window castle clock door",
  "night-sky": "star moon cloud",
  space: "star planet",
  planet: "star planet rock",
  "living-room": "couch sofa television window lamp book books picture potted-plant",
  bathroom: "bathtub bath mirror towel toothbrush window sink bubbles",
  classroom: "window table desk picture globe coats pencil",
  playground: "slide swing seesaw tree house",
  pool: "water window ladder life-ring",
  "doctors-room": "bed window table lamp giraffe",
  "hospital-room": "bed pillow window balloon flower",
  supermarket: "apple orange shelf",
  station: "train clock bench",
  "train-inside": "seat window table suitcase",
  "plane-inside": "seat window table",
  "bus-inside": "seat window door",
  airport: "airplane plane window seat suitcase",
  theatre: "stage curtain seat chair house",
  "tent-inside": "tent sleeping-bag lamp pillow",
  "building-site": "crane brick bricks house sand",
  zoo: "giraffe elephant gate tree",
  aquarium: "fish shark jellyfish window",
  circus: "curtain circus-tent",
  moonscape: "moon earth rock dust space",
  "rocket-inside": "rocket seat window",
  "cab-inside": "button lever seat window",
};

/** Other words for what is drawn. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  duckling: ["duck"],
  chick: ["bird", "duck"],
  toadstool: ["mushroom"],
  rowboat: ["boat"],
  brush: ["paintbrush"],
  seat: ["chair", "bicycle", "wagon"],
  present: ["box"],
  parcel: ["box"],
  jar: ["honey", "jam"],
  leaves: ["leaf", "tree"],
  giant: ["turtle", "dinosaur", "footprint", "bear", "whale", "dragon"],
  cloud: ["sheep"],
  treasure: ["treasure-chest"],
  bag: ["backpack"],
  tea: ["cup", "teapot"],
  lamp: ["light-bulb", "lantern"],
  stones: ["rock"],
  stone: ["rock"],
  lamb: ["sheep"],
  boot: ["boots"],
  wool: ["yarn"],
  ship: ["rocket", "boat"],
  pail: ["bucket"],
  books: ["book"],
  pot: ["seedling", "potted-plant"],
  prize: ["medal", "rosette"],
};

/** Whether one of the drawings, or the place around them, shows what a word names. */
function shows(noun: string, place: Place | null, drawings: ReadonlySet<string>): boolean {
  const names = [noun, ...(ALSO[noun] ?? [])];
  const around = place === null ? [] : IN_PLACES[place].split(" ");
  return names.some((name) => drawings.has(name) || around.includes(name));
}

/** Nouns with a drawing that mean something else in a caption, or something that no picture has to show. */
const VAGUE = new Set(
  "family light watch orange fly can hole water page drawing ring sign note fan web top cast lock drop seal bat bow hook fork pin plug saw nose eye ear mouth eyes foot leg hand hair tear picture home rain snow wind storm sun grass fire paper friend mother father baby card shot store shop string wave waves chest goal toy game target anchor mobile die block blocks wheel match label play pick wrap ruler letters house door guard cook wing flower dragon clouds mountain treasure star rope glass giant world".split(
    " ",
  ),
);
const NOUNS = new Set(
  [...PROPS, ...CHARACTERS, ...CATALOGUE.map(({ noun }) => noun), ...OWN_NOUNS].filter(
    (noun) => !VAGUE.has(noun),
  ),
);
/** What somebody looks for isn't there. */
const MISSED =
  /\b(?:look|looks|looking|search|searches|listens|thinks about|no)\b[^,]*\bfor\b|cannot see|no sign/;

const singular = (word: string): string => {
  const one = word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.replace(/s$/, "");
  return NOUNS.has(word) || !NOUNS.has(one) ? word : one;
};

function drawingsOf(
  { cast, picks }: Shape,
  { place, props = [], with: beside = [], weather }: ToldBeat,
): Set<string> {
  const kinds = beside.flatMap((entry) => [...(cast[entry.split(" ")[0] ?? ""] ?? [])]);
  const named = [place, ...props, ...kinds].flatMap((name) => {
    if (!name.startsWith("@")) return [name];
    return (picks?.[name.slice(1)] ?? []).flatMap((pick) => [
      pick.prop ?? "",
      pick.place ?? "",
      ...pick.text.split(" "),
    ]);
  });
  const nouns = named.map((name) => name.replace("thing:", ""));
  return new Set([
    ...nouns,
    ...nouns.flatMap((noun) => noun.split("-")),
    weather,
    weather === "cloudy" ? "cloud" : "",
  ]);
}

function undrawn(shape: Shape, beat: ToldBeat): string[] {
  const place = PLACES.find((known) => known === beat.place) ?? null;
  const drawings = drawingsOf(shape, beat);
  const words =
    beat.happening
      .toLowerCase()
      .replaceAll(/\{[^}]*\}/g, " ")
      .match(/[a-z]+(?:-[a-z]+)*/g) ?? [];
  const nouns = words.map(singular).filter((word) => NOUNS.has(word));
  return nouns.filter((noun) => !shows(noun, place, drawings));
}

const sceneOf = (happening: string, props: SceneProp[]): Scene => ({
  ...{ place: "hill", time: "morning", weather: "clear", companions: [], props, happening },
  hero: { pose: "thinking", feeling: "happy" },
});

const PLOTS = SHAPES.filter(({ theme }) => theme !== null);

/** By eye: what the captions of plots count, and how many of it; what they count besides is no thing to draw. */
const COUNTED = new Map<string, Partial<Record<SceneProp, number>>>([
  ["adventure/moving-island holds-flag", { tree: 2 }],
  ["adventure/runaway-kite finds-nest", { egg: 3 }],
  ["adventure/runaway-kite waves-hill", { "thing:bird": 3 }],
  ["days/that-stays-there too-big-now", {}],
  ["days/that-stays-there stays-there-too", {}],
  ["days/tiger-asleep copycat", { "thing:monkey": 2 }],
  ["days/tiger-asleep fish-first", { "thing:penguin": 2, "thing:fish": 2 }],
  ["fantasy/after-you at-the-edge", { "thing:penguin": 3 }],
  ["fantasy/after-you the-huddle", { "thing:penguin": 3 }],
  ["fantasy/ask-the-hat straight-up", { "thing:pine-tree": 3 }],
  ["fantasy/ask-the-hat think-of-the-moon", { "thing:pine-tree": 3 }],
  ["fantasy/ask-the-hat four-trees", { "thing:pine-tree": 4 }],
  ["fantasy/ask-the-hat everybody-calls", { "thing:pine-tree": 4 }],
  ["fantasy/did-you-call-me every-tune-is-somebody", { "thing:dolphin": 2 }],
  ["fantasy/did-you-call-me one-and-a-half-asleep", { "thing:dolphin": 2 }],
  ["fantasy/first-hold-on hand-over-hand", { "thing:swinging-monkey": 2 }],
  ["fantasy/swapped-shadows hugs-dragon", {}],
  ["feasts/christmas-eve-on-a-string who-was-last", { "thing:present": 2 }],
  ["feasts/heavy-for-nothing full-of-potatoes", { "thing:potato": 3 }],
  // Of leaves, on one clover.
  ["feasts/lost-shamrock wrong-shamrock", {}],
  ["friendship/two-parties compare-party", {}],
  // A pair is one drawing.
  ["mystery/dry-boots holds-boots", {}],
  ["mystery/giant-tracks kneels-before", { basket: 2 }],
  ["mystery/giant-tracks kneels-snow", {}],
]);

test("of what a caption of a plot counts there are so many in its picture", () => {
  const counting = SHAPES.flatMap((shape) =>
    shape.beats.flatMap((beat) =>
      "happening" in beat && /\b(?:two|three|four)\b/u.test(beat.happening)
        ? [{ place: `${shape.id} ${beat.id}`, caption: beat.happening, props: beat.props ?? [] }]
        : [],
    ),
  );
  expect(counting.map(({ place }) => place).toSorted()).toEqual([...COUNTED.keys()].toSorted());
  for (const { place, caption, props } of counting) {
    const things = props.filter((prop): prop is SceneProp => !prop.startsWith("@"));
    const { floor, air, behind, held } = layOut(sceneOf(caption, things), "ground", seededRandom(1));
    const drawn = [...floor, ...air, ...behind].map(({ prop }) => prop).concat(held ?? []);
    for (const thing of things.filter((prop) => !isInside(prop, things)))
      expect(drawn.filter((one) => one === thing).length, `${place}: ${thing}`).toBe(
        COUNTED.get(place)?.[thing] ?? 1,
      );
  }
});

test("what a caption of a plot names is in its picture", () => {
  const claims = PLOTS.flatMap((shape) =>
    shape.beats.flatMap((beat) => {
      if (!("happening" in beat) || MISSED.test(beat.happening)) return [];
      return undrawn(shape, beat).map((noun) => `${shape.id} ${beat.id}: ${noun}`);
    }),
  );
  expect(PLOTS.length).toBeGreaterThan(50);
  expect(claims).toEqual([]);
});
