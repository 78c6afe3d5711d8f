/** Colours are `#rrggbb`. Shadows are mixed with indigo and lights with cream, never with black and white. */
const INDIGO = "#2b2456";
const CREAM = "#fff6e0";

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function join(parts: readonly number[]): string {
  return `#${parts
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** `share` 0 is all `from`, 1 is all `to`. */
export function mix(from: string, to: string, share: number): string {
  const [r, g, b] = channels(from);
  const [r2, g2, b2] = channels(to);
  return join([r + (r2 - r) * share, g + (g2 - g) * share, b + (b2 - b) * share]);
}

export function multiply(colour: string, filter: string): string {
  const [r, g, b] = channels(colour);
  const [r2, g2, b2] = channels(filter);
  return join([(r * r2) / 255, (g * g2) / 255, (b * b2) / 255]);
}

export function dim(colour: string, share: number): string {
  return mix(colour, INDIGO, share);
}

export function lift(colour: string, share: number): string {
  return mix(colour, CREAM, share);
}

function oklab(hex: string): [number, number, number] {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = channels(hex);
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** Lightness (0 to 1), chroma and hue (in radians) of a colour, in OKLab. */
export function toLch(hex: string): { l: number; c: number; h: number } {
  const [l, a, b] = oklab(hex);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

export function fromLch({ l, c, h }: { l: number; c: number; h: number }): string {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return join(
    linear.map((part) => {
      const share = Math.max(0, Math.min(1, part));
      return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);
    }),
  );
}

/**
 * How different two colours look, as distance in OKLab: 0 is the same, black and white are 1 apart. With less `weight` of
 * the lightness it says whether they are called alike: a pale yellow is a yellow.
 */
export function apart(one: string, other: string, weight = 1): number {
  const [l, a, b] = oklab(one);
  const [l2, a2, b2] = oklab(other);
  return Math.hypot((l - l2) * weight, a - a2, b - b2);
}
