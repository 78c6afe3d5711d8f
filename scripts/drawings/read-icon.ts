import { XMLParser } from "fast-xml-parser";
import svgpath from "svgpath";
import { mix } from "@/lib/features/drawing/classic/paper/colour";
import type { Outline } from "@/lib/features/drawing/classic/things/outlines";

type Attributes = Record<string, string>;
type Node = { tag: string; attributes: Attributes; children: Node[] };

const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: "" });

function nodesOf(parsed: unknown): Node[] {
  if (!Array.isArray(parsed)) return [];
  return (parsed as Record<string, unknown>[]).flatMap((entry) => {
    const tag = Object.keys(entry).find((key) => key !== ":@");
    if (tag === undefined || tag === "#text") return [];
    return [{ tag, attributes: (entry[":@"] ?? {}) as Attributes, children: nodesOf(entry[tag]) }];
  });
}

const everyNode = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.children)]);

const share = (text: string | undefined): number => {
  if (text === undefined) return 0;
  return text.endsWith("%") ? Number(text.slice(0, -1)) / 100 : Number(text);
};

function hex(colour: string): string {
  if (/^#[0-9a-f]{3}$/i.test(colour)) return colour.replaceAll(/[0-9a-f]/gi, "$&$&").toLowerCase();
  if (/^#[0-9a-f]{6}$/i.test(colour)) return colour.toLowerCase();
  const named: Record<string, string> = {
    white: "#ffffff",
    black: "#000000",
    red: "#ff0000",
    currentColor: "#2b2456",
  };
  const known = named[colour];
  if (!known) throw new Error(`A colour that we don't know: ${colour}`);
  return known;
}

type Paint = { colour: string; opacity: number };

/** A gradient as one colour: its stops, weighed by how much of it each of them covers. */
function flatten(gradient: Node): Paint {
  const stops = gradient.children
    .filter(({ tag }) => tag === "stop")
    .map(({ attributes }) => ({
      at: Math.min(1, Math.max(0, share(attributes["offset"]))),
      colour: hex(attributes["stop-color"] ?? "#000"),
      opacity: Number(attributes["stop-opacity"] ?? 1),
    }));
  let [weight, opacity, colour] = [0, 0, stops[0]?.colour ?? "#000000"];
  for (const [index, stop] of stops.entries()) {
    const from = index === 0 ? 0 : ((stops[index - 1]?.at ?? 0) + stop.at) / 2;
    const to = index === stops.length - 1 ? 1 : (stop.at + (stops[index + 1]?.at ?? 1)) / 2;
    const covers = Math.max(0.001, to - from);
    const visible = covers * Math.max(0.001, stop.opacity);
    weight += visible;
    colour = mix(colour, stop.colour, visible / weight);
    opacity += covers * stop.opacity;
  }
  return { colour, opacity: Math.min(1, opacity) };
}

type Inherited = { attributes: Attributes; transforms: string[]; opacity: number };
const PASSED_ON = ["fill", "stroke", "stroke-width", "fill-rule", "clip-rule"];
const SKIPPED: ReadonlySet<string> = new Set(["defs", "clipPath", "mask", "filter", "symbol"]);

function below(node: Node, from: Inherited): Inherited {
  const { attributes } = node;
  const own = Object.fromEntries(
    PASSED_ON.flatMap((name) => (name in attributes ? [[name, attributes[name] ?? ""]] : [])),
  );
  return {
    attributes: { ...from.attributes, ...own },
    transforms: attributes["transform"] ? [...from.transforms, attributes["transform"]] : from.transforms,
    opacity: from.opacity * Number(attributes["opacity"] ?? 1),
  };
}

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;

function pathOf({ tag, attributes }: Node): string | null {
  const n = (name: string, otherwise = 0) => Number(attributes[name] ?? otherwise);
  switch (tag) {
    case "path":
      return attributes["d"] ?? null;
    case "circle":
      return ellipse(n("cx"), n("cy"), n("r"), n("r"));
    case "ellipse":
      return ellipse(n("cx"), n("cy"), n("rx"), n("ry"));
    case "rect":
      return `M${n("x")} ${n("y")}h${n("width")}v${n("height")}h${-n("width")}Z`;
    default:
      return null;
  }
}

/** The outlines of an icon, in its own units, from the back to the front. */
export function readIcon(body: string): Outline[] {
  const roots = nodesOf(parser.parse(body));
  const byId = new Map(
    everyNode(roots).flatMap((node) =>
      node.attributes["id"] ? [[node.attributes["id"], node] as const] : [],
    ),
  );

  function paint(value: string | undefined): Paint | null {
    if (value === undefined) return { colour: "#000000", opacity: 1 };
    if (value === "none") return null;
    const id = /^url\(#(.+)\)$/.exec(value)?.[1];
    if (id === undefined) return { colour: hex(value), opacity: 1 };
    const gradient = byId.get(id);
    return gradient ? flatten(gradient) : null;
  }

  function moved(d: string, transforms: readonly string[]): string {
    return transforms
      .toReversed()
      .reduce((path, step) => path.transform(step), svgpath(d))
      .toString();
  }

  function outlines(node: Node, from: Inherited): Outline[] {
    if (SKIPPED.has(node.tag)) return [];
    const here = below(node, from);
    if (node.tag === "use") {
      const target = byId.get((node.attributes["href"] ?? node.attributes["xlink:href"] ?? "").slice(1));
      return target ? outlines(target, here) : [];
    }
    if (node.tag === "g") return node.children.flatMap((child) => outlines(child, here));
    const path = pathOf(node);
    if (path === null) return [];
    const d = moved(path, here.transforms);
    const fill = paint(here.attributes["fill"]);
    const line = here.attributes["stroke"] === undefined ? null : paint(here.attributes["stroke"]);
    const evenodd = here.attributes["fill-rule"] === "evenodd" ? { evenodd: true } : {};
    return [
      ...(fill ? [{ d, ...fill, opacity: fill.opacity * here.opacity, ...evenodd }] : []),
      ...(line
        ? [
            {
              d,
              ...line,
              opacity: line.opacity * here.opacity,
              line: Number(here.attributes["stroke-width"] ?? 1),
            },
          ]
        : []),
    ];
  }

  return roots
    .flatMap((node) => outlines(node, { attributes: {}, transforms: [], opacity: 1 }))
    .filter(({ opacity }) => opacity > 0.04);
}
