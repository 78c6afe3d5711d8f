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
