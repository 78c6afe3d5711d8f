/**
 * A piece of SVG. Only `el` makes one, so that nothing reaches a picture unescaped; there is no way to make a
 * text node.
 */
declare const made: unique symbol;
export type Mark = string & { readonly [made]: true };

type Tag =
  | "svg"
  | "g"
  | "path"
  | "circle"
  | "ellipse"
  | "rect"
  | "defs"
  | "linearGradient"
  | "radialGradient"
  | "stop"
  | "clipPath";
export type Attributes = Record<string, string | number | undefined>;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function round(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

function attribute(value: string | number): string {
  if (typeof value === "number") return round(value);
  const tidy = value.replace(/-?\d*\.\d+(?:e-?\d+)?/g, (digits) => round(Number(digits)));
  return tidy.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? "");
}

/**
 * An element of one paint has that paint thinned: one that is faded as a whole is drawn apart and laid over the rest,
 * which took a fifth of a picture's time.
 */
function thinned(attributes: Attributes): Attributes {
  const { opacity, ...rest } = attributes;
  const { fill, stroke: line = "none" } = rest;
  if (opacity === undefined || fill === undefined || (fill === "none") === (line === "none"))
    return attributes;
  return { ...rest, [fill === "none" ? "stroke-opacity" : "fill-opacity"]: opacity };
}

export function el(tag: Tag, attributes: Attributes, children: readonly Mark[] = []): Mark {
  let text = `<${tag}`;
  for (const [name, value] of Object.entries(thinned(attributes))) {
    if (value !== undefined) text += ` ${name}="${name.endsWith("opacity") ? value : attribute(value)}"`;
  }
  return (children.length === 0 ? `${text}/>` : `${text}>${children.join("")}</${tag}>`) as Mark;
}

export function shape(d: string, fill: string, more: Attributes = {}): Mark {
  return el("path", { d, fill, ...more });
}

export function stroke(d: string, colour: string, width: number, more: Attributes = {}): Mark {
  return el("path", { d, fill: "none", stroke: colour, "stroke-width": width, ...more });
}

type Paint = [fill: string, more?: Attributes];

export function disc(x: number, y: number, r: number, ...[fill, more = {}]: Paint): Mark {
  return el("circle", { cx: x, cy: y, r, fill, ...more });
}

export function oval(
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  fill: string,
  more: Attributes = {},
): Mark {
  return el("ellipse", { cx: x, cy: y, rx, ry, fill, ...more });
}

export function box(
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  fill: string,
  more: Attributes = {},
): Mark {
  return el("rect", { x, y, width, height, fill, ...more });
}

type Placement = {
  x?: number;
  y?: number;
  turn?: number;
  scale?: number;
  flip?: boolean;
  opacity?: number;
};

function steps({ x = 0, y = 0, turn = 0, scale = 1, flip = false }: Placement): string {
  const size = Math.round(scale * 1000) / 1000;
  const moved = x === 0 && y === 0 ? "" : `translate(${round(x)} ${round(y)})`;
  const spun = turn === 0 ? "" : `rotate(${round(turn)})`;
  if (flip) return `${moved}${spun}scale(${-size} ${size})`;
  return size === 1 ? moved + spun : `${moved}${spun}scale(${size})`;
}

/** Children drawn around their own origin, then put somewhere. */
export function group(children: readonly Mark[], place: Placement = {}): Mark {
  const placed = steps(place);
  // Written here rather than by `el`: a scale needs three decimals.
  const transform = placed === "" ? "" : ` transform="${placed}"`;
  const faded = place.opacity === undefined ? "" : ` opacity="${place.opacity}"`;
  return `<g${transform}${faded}>${children.join("")}</g>` as Mark;
}

export function turned(degrees: number, x: number, y: number): Attributes {
  return { transform: `rotate(${round(degrees)} ${round(x)} ${round(y)})` };
}

/** Many round dots of one size and colour as one element. */
export function dots(
  points: readonly (readonly [number, number])[],
  r: number,
  colour: string,
  more: Attributes = {},
): Mark {
  const d = points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h.1`).join("");
  return stroke(d, colour, r * 2, more);
}

/** `count` pieces, each from its number. */
export function times(count: number, draw: (index: number) => Mark): Mark[] {
  return Array.from({ length: count }, (_, index) => draw(index));
}
