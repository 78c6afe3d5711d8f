import { expect, test } from "vitest";
import { CHARACTERS, POSES, PROPS, type Scene } from "@/lib/shared/story";
import { heldProp, layOut } from "./layout";
import { seededRandom } from "./paper/random";

const SCENE: Scene = {
  place: "park",
  time: "noon",
  weather: "clear",
  hero: { pose: "standing", feeling: "happy" },
  companions: [],
  props: [],
  happening: "{hero} is here.",
};

const beside = (...kinds: Scene["companions"][number]["kind"][]) =>
  kinds.map((kind) => ({ kind, name: kind, feeling: "happy" as const }));

test.each([
  ["holding", "map", "map"],
  ["holding", "tree", null],
  ["reading", "letter", "letter"],
  ["reading", "drum", "book"],
  ["reaching", "star", "star"],
  ["reaching", "box", null],
  ["walking", "lantern", "lantern"],
  ["walking", "cake", null],
  ["sleeping", "lantern", null],
] as const)("%s with a %s first: holds %s", (pose, prop, held) => {
  expect(heldProp({ ...SCENE, hero: { pose, feeling: "happy" }, props: [prop] })).toBe(held);
});

test("whatever the cast, everybody has a place on the page, and nothing is drawn twice", () => {
  const random = seededRandom(1);
  for (let seed = 0; seed < 400; seed += 1) {
    const scene: Scene = {
      ...SCENE,
      hero: { pose: random.pick(POSES), feeling: "happy" },
      companions: beside(...Array.from({ length: seed % 4 }, () => random.pick(CHARACTERS))),
      props: Array.from({ length: (seed >> 2) % 5 }, () => random.pick(PROPS)),
    };
    const layout = layOut(scene, "ground", seededRandom(seed));
    const placed = [layout.hero, ...layout.companions, ...layout.behind, ...layout.floor, ...layout.air];
    for (const { x, y } of placed) {
      expect(x).toBeGreaterThanOrEqual(60);
      expect(x).toBeLessThanOrEqual(1140);
      expect(y).toBeLessThanOrEqual(880);
    }
    expect(layout.companions).toHaveLength(scene.companions.length);
    const things = [...layout.behind, ...layout.floor, ...layout.air].map(({ prop }) => prop);
    expect(things).toHaveLength(scene.props.filter((prop) => prop !== layout.held).length);
  }
});

test("whoever is small for their kind takes half of its size, on every page", () => {
  const [dragon, small] = [
    beside("dragon"),
    beside("dragon").map((one) => ({ ...one, little: true as const })),
  ].map(
    (companions) => layOut({ ...SCENE, companions }, "ground", seededRandom(1)).companions[0]?.scale ?? 0,
  );
  expect(small).toBeCloseTo((dragon ?? 0) / 2);
});

test("those beside the hero look at the hero", () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const layout = layOut(
      { ...SCENE, companions: beside("dog", "cat", "girl") },
      "ground",
      seededRandom(seed),
    );
    for (const { x, flip } of layout.companions) expect(flip).toBe(x > layout.hero.x);
  }
});

test("a hug brings the nearest companion close", () => {
  const companions = beside("boy", "dog");
  const gap = (pose: "hugging" | "waving") => {
    const { hero, companions: placed } = layOut(
      { ...SCENE, hero: { pose, feeling: "happy" }, companions },
      "ground",
      seededRandom(5),
    );
    return Math.abs((placed[0]?.x ?? 0) - hero.x);
  };
  expect(gap("hugging")).toBeLessThan(gap("waving"));
});

test("whoever sits does it in the wheelchair, and stands beside it otherwise", () => {
  const at = (pose: Scene["hero"]["pose"]) => {
    const scene = {
      ...SCENE,
      hero: { pose, feeling: "happy" as const },
      props: ["thing:wheelchair" as const],
    };
    const { hero, behind } = layOut(scene, "ground", seededRandom(4));
    return { lifted: hero.y < (behind[0]?.y ?? 0), together: hero.x === behind[0]?.x };
  };
  expect(at("sitting")).toEqual({ lifted: true, together: true });
  expect(at("standing")).toEqual({ lifted: false, together: false });
});

test("whoever is in a wheelchair beside the hero sits in it, and stands where the caption doesn't say so", () => {
  const at = (happening: string, pose: Scene["hero"]["pose"] = "standing") => {
    const companions = [{ kind: "grown-up-woman" as const, name: "Mom", feeling: "happy" as const }];
    const props = ["thing:wheelchair" as const];
    const scene = { ...SCENE, hero: { pose, feeling: "happy" as const }, companions, props, happening };
    const { companions: placed, behind } = layOut(scene, "ground", seededRandom(4));
    const [mom] = placed;
    const [chair] = behind;
    return { together: mom?.x === chair?.x, lifted: (mom?.y ?? 0) < (chair?.y ?? 0) };
  };
  expect(at("{hero} waves to Mom, who is in a wheelchair.")).toEqual({ together: true, lifted: true });
  expect(at("{hero} waves to Mom, who rolls in a wheelchair.", "sitting").together).toBe(true);
  expect(at("{hero} waves to Mom beside a wheelchair.").together).toBe(false);
});

test("whoever swims in a pool does it in the water, and the others stay on the tiles", () => {
  const scene: Scene = {
    ...SCENE,
    place: "pool",
    hero: { pose: "swimming", feeling: "proud" },
    companions: beside("girl"),
  };
  const { hero, companions } = layOut(scene, "ground", seededRandom(4));
  expect(hero.y).toBeLessThan(690);
  expect(companions[0]?.y).toBeGreaterThan(760);
});

test("a cab is seen from in front: a cat is on the road before it, not behind whoever rides in it", () => {
  const scene: Scene = {
    ...SCENE,
    place: "cab-inside",
    hero: { pose: "pointing", feeling: "worried" },
    companions: beside("grown-up-woman"),
    props: ["thing:cat"],
  };
  const { behind, floor } = layOut(scene, "ground", seededRandom(1));
  expect(behind).toEqual([]);
  expect(floor.map(({ prop }) => prop)).toEqual(["thing:cat"]);
});
