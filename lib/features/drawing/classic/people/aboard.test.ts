import { describe, expect, it, test } from "vitest";
import type { Place, Pose, Scene } from "@/lib/shared/story";
import { composeScene } from "@/lib/features/drawing/classic/compose-scene";
import { layOut } from "@/lib/features/drawing/classic/layout";
import { createBrush } from "@/lib/features/drawing/classic/paper/brush";
import { seededRandom } from "@/lib/features/drawing/classic/paper/random";
import { heroLookFor } from "@/lib/features/drawing/rules";
import { SHAPES } from "@/lib/features/writing/classic/shapes/all-shapes";
import { seatUnder, sleepSeated } from "./aboard";

const sceneIn = (place: Place, pose: Pose): Scene => ({
  ...{ place, time: "night", weather: "clear", hero: { pose, feeling: "calm" } },
  ...{ companions: [], props: [], happening: "{hero} goes home." },
});
const brush = createBrush({ time: "night", weather: "clear", indoors: true, afloat: false, seed: 1 });
const look = heroLookFor({ seedText: "Ada", gender: "Girl", style: null });

describe.each(["bus-inside", "train-inside", "plane-inside"] as const)(
  "on the seats of a place: %s",
  (place) => {
    it("whoever sleeps does it sitting up", () => {
      expect(sleepSeated(sceneIn(place, "sleeping")).hero).toEqual({ pose: "sitting", feeling: "sleepy" });
      expect(composeScene(sceneIn(place, "sleeping"), look, 1)).toBe(
        composeScene({ ...sceneIn(place, "sitting"), hero: { pose: "sitting", feeling: "sleepy" } }, look, 1),
      );
    });

    it("whoever sits has a seat of their own, unless they brought one", () => {
      expect(seatUnder(brush, sceneIn(place, "sitting"), false)).not.toEqual([]);
      expect(seatUnder(brush, sceneIn(place, "sitting"), true)).toEqual([]);
      expect(seatUnder(brush, sceneIn(place, "standing"), false)).toEqual([]);
    });
  },
);

test("a bed is a bed elsewhere, and a floor a floor", () => {
  const asleep = sceneIn("bedroom", "sleeping");
  expect(sleepSeated(asleep)).toBe(asleep);
  expect(seatUnder(brush, sceneIn("kitchen", "sitting"), false)).toEqual([]);
});

test("two animals of a caption are two in the row", () => {
  const scene = { ...sceneIn("zoo", "waving"), props: ["thing:monkey" as const] };
  const told = { ...scene, happening: "{hero} waves at two monkeys." };
  expect(layOut(told, "ground", seededRandom(1)).behind).toHaveLength(2);
});

test("the tiger of the zoo has its eyes open where it is awake, and nowhere else", () => {
  const shape = SHAPES.find(({ id }) => id === "days/tiger-asleep");
  const shown = shape?.beats.flatMap((beat) =>
    "props" in beat
      ? (beat.props ?? []).flatMap((prop) => (prop.includes("tiger") ? [[beat.id, prop]] : []))
      : [],
  );
  expect(shown?.filter(([, prop]) => prop === "thing:tiger").map(([id]) => id)).toEqual([
    "the-yawn",
    "along-the-glass",
  ]);
});
