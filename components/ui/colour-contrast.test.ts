import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync("app/globals.css", "utf8");
const TOKEN = /--([\w-]+): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)/g;
const tokens = new Map([...css.matchAll(TOKEN)].map(([, name, day, night]) => [name, { day, night }]));

type Lit = "day" | "night";

/** WCAG relative luminance of an opaque OKLCH colour, clipped to sRGB as browsers do at worst. */
function luminance(oklch: string): number {
  const [l = 0, c = 0, h = 0] = oklch.split(/\s+/).map(Number);
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(ink: string, ground: string, lit: Lit): number {
  const [inkColour, groundColour] = [tokens.get(ink)?.[lit], tokens.get(ground)?.[lit]];
  if (!inkColour || !groundColour) throw new Error(`No token ${ink} or ${ground} in globals.css`);
  const [dark = 0, light = 0] = [luminance(inkColour), luminance(groundColour)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["background", "surface", "surface-raised", "muted"];
const STATUS = ["success", "warning", "danger", "info"];
const TEXT_PAIRS = [
  ...["foreground", "muted-foreground", "primary", "accent-strong", ...STATUS].flatMap((ink) =>
    GROUNDS.map((ground) => [ink, ground] as const),
  ),
  ...["primary", "accent", ...STATUS].map((ground) => [`${ground}-foreground`, ground] as const),
  ...STATUS.map((ink) => [ink, `${ink}-soft`] as const),
  ...[...STATUS, "accent", "primary"].map((soft) => ["foreground", `${soft}-soft`] as const),
  ["primary-foreground", "primary-hover"] as const,
  ["accent-foreground", "accent-hover"] as const,
  ["accent-strong", "accent-soft"] as const,
];
const SHAPE_PAIRS = ["input", "ring"].flatMap((shape) => GROUNDS.map((ground) => [shape, ground] as const));

describe.each(["day", "night"] as const)("by %s", (lit) => {
  test.each(TEXT_PAIRS)("%s can be read on %s", (ink, ground) => {
    expect(contrast(ink, ground, lit)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPE_PAIRS)("%s can be made out on %s", (ink, ground) => {
    expect(contrast(ink, ground, lit)).toBeGreaterThanOrEqual(3);
  });

  test("the reader's text has seven to one", () => {
    expect(contrast("foreground", "surface", lit)).toBeGreaterThanOrEqual(7);
    expect(contrast("foreground", "background", lit)).toBeGreaterThanOrEqual(7);
  });
});
