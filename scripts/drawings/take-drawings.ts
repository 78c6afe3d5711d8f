import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { mix } from "@/lib/features/drawing/classic/paper/colour";
import { CATALOGUE } from "@/lib/features/drawing/classic/things/catalogue/catalogue";
import { sourceOf } from "@/lib/features/drawing/classic/things/catalogue/read-nouns";
import { TAKEN_FILE, writeOutlines } from "@/lib/features/drawing/classic/things/outlines";
import { stand } from "./outline";
import { readIcon } from "./read-icon";

type IconSet = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> };

const SETS = { fluent: "@iconify-json/fluent-emoji-flat", noto: "@iconify-json/noto" } as const;

const load = (set: keyof typeof SETS): IconSet =>
  JSON.parse(readFileSync(path.join("node_modules", SETS[set], "icons.json"), "utf8")) as IconSet;

const sets = { fluent: load("fluent"), noto: load("noto") };

function bodyOf(set: keyof typeof SETS, icon: string): string {
  const { icons, aliases } = sets[set];
  const body = (icons[icon] ?? icons[aliases?.[icon]?.parent ?? ""])?.body;
  if (body === undefined) throw new Error(`${SETS[set]} has no ${icon}`);
  return body;
}

/** The sets shine like lamps beside our paint: a little ochre in every colour brings them nearer. */
const OCHRE = "#c9a573";
const SHARE = 0.13;

const taken = Object.fromEntries(
  CATALOGUE.map((entry) => {
    const outlines = readIcon(bodyOf(entry.set, entry.icon))
      .slice(entry.tiled ? 1 : 0)
      .map((outline) => ({ ...outline, colour: mix(outline.colour, OCHRE, SHARE) }));
    return [sourceOf(entry), writeOutlines(stand(outlines, entry.mirrored))];
  }),
);

mkdirSync(path.dirname(TAKEN_FILE), { recursive: true });
writeFileSync(TAKEN_FILE, JSON.stringify(taken));
