// 16.29
import { describe, expect, test } from "vitest";
import { lookInPhoto } from "./look-in-photo";
import { suggestedLook } from "./rules";

type Rgb = [number, number, number];
const WIDTH = 200;
const HEIGHT = 260;

/** A face of one colour with hair around it, painted where the landmarks say that things are. */
function aPhoto({ skin, hair, down, frame }: { skin: Rgb; hair: Rgb; down: number; frame?: boolean }) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  const colourAt = (x: number, y: number): Rgb => {
    const isFace = ((x - 100) / 42) ** 2 + ((y - 120) / 58) ** 2 < 1;
    if (frame && isFace && Math.abs(y - 112) < 3 && Math.abs(x - 100) < 34) return [20, 20, 22];
    if (isFace) return skin;
    const isHair = Math.abs(x - 100) < 66 && y > 20 && y < down;
    return isHair ? hair : [240, 240, 250];
  };
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) data.set(colourAt(x, y), (y * WIDTH + x) * 3);
  }
  return { data, width: WIDTH, height: HEIGHT };
}

/** The points that are asked for, where the painted face has them; the others lie in its middle. */
function landmarks(): [number, number][] {
  const points = Array.from({ length: 68 }, (): [number, number] => [100, 120]);
  for (let at = 0; at <= 16; at += 1) {
    const turn = Math.PI - (at / 16) * Math.PI;
    points[at] = [100 + 42 * Math.cos(turn), 116 + 60 * Math.sin(turn)];
  }
  points[21] = [90, 100];
  points[22] = [110, 100];
  points[27] = [100, 106];
  points[29] = [100, 124];
  points[31] = [92, 132];
  points[35] = [108, 132];
  return points;
}

const LIGHT: Rgb = [236, 200, 178];
const BROWN: Rgb = [62, 42, 32];
const seen = (photo: Parameters<typeof aPhoto>[0]) => lookInPhoto(aPhoto(photo), landmarks());

describe("what the colours around a face suggest", () => {
  test.each<[string, Rgb]>([
    ["porcelain", [250, 224, 214]],
    ["light", [226, 184, 152]],
    ["olive", [186, 142, 110]],
    ["brown", [128, 86, 62]],
    ["deep", [66, 44, 36]],
  ])("skin: %s", (tone, skin) => {
    expect(seen({ skin, hair: [20, 18, 18], down: 90 }).skin).toBe(tone);
  });

  test.each<[string, Rgb]>([
    ["black", [28, 25, 26]],
    ["dark-brown", [66, 48, 40]],
    ["brown", [104, 78, 58]],
    ["red", [156, 82, 46]],
    ["blonde", [178, 144, 98]],
    ["grey", [146, 144, 140]],
  ])("hair: %s", (colour, hair) => {
    expect(seen({ skin: LIGHT, hair, down: 90 }).hairColour).toBe(colour);
  });

  test.each([
    ["short", 100],
    ["chin", 172],
    ["long", 250],
  ] as const)("hair that is %s", (length, down) => {
    expect(seen({ skin: LIGHT, hair: BROWN, down }).hairLength).toBe(length);
  });

  test("glasses, by the frame across the nose", () => {
    expect(seen({ skin: LIGHT, hair: BROWN, down: 100 }).glasses).toBe(false);
    expect(seen({ skin: LIGHT, hair: BROWN, down: 100, frame: true }).glasses).toBe(true);
  });

  test("a face at the photo's edge is no reason to fail", () => {
    const photo = aPhoto({ skin: LIGHT, hair: BROWN, down: 250 });
    const outside = landmarks().map(([x, y]): [number, number] => [x - 90, y - 110]);
    expect(lookInPhoto(photo, outside)).toMatchObject({ skin: expect.any(String) as string });
  });
});

test("the profile's hair style stays where it has the length that was seen", () => {
  const long = seen({ skin: LIGHT, hair: BROWN, down: 250 });
  expect(suggestedLook(long, { hairStyle: "braids" }).hairStyle).toBe("braids");
  expect(suggestedLook(long, { hairStyle: "short" }).hairStyle).toBe("long");
  expect(suggestedLook({ ...long, hairLength: "short" }, { hairStyle: "hijab" }).hairStyle).toBe("hijab");
});
