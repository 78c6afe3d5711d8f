import type { Station } from "@/lib/features/drawing/classic/props/prop-drawings";

/** What a set of things has in common; the line of a thing may say otherwise. */
export type Kind = {
  /** The larger of its width and height, against a child of 300. Small things are drawn large enough to be seen. */
  size: number;
  station: Station;
  /** How it is held; `null` cannot be. */
  grasp: "hand" | "hands" | null;
  /** Where it is at home as somebody of the story. */
  home: "ground" | "water" | "air";
  /** Its source looks left; everybody in our pictures looks right. */
  mirrored: boolean;
  /** Height of its seat in hundredths of its own larger side; whoever sits does it there. */
  seat?: number;
  /** The source lies on a tile, which isn't taken. */
  tiled?: boolean;
};

/** A thing that is taken from an icon set. */
export type CatalogueEntry = Kind & {
  noun: string;
  set: "fluent" | "noto";
  icon: string;
};

const LINE =
  /^(?<noun>[a-z0-9-]+)(?:=(?<noto>noto\/)?(?<icon>[a-z0-9-]+))?(?::(?<size>\d+))?(?<looks>[<>])?(?:@(?<seat>\d+))?(?<tiled>#)?$/;

/** What is larger stands behind everybody, and nobody holds it. */
const LARGEST_IN_FRONT = 190;

function standing(kind: Kind, size: number): Pick<Kind, "size" | "station" | "grasp"> {
  if (size <= LARGEST_IN_FRONT || kind.station !== "floor")
    return { size, station: kind.station, grasp: kind.grasp };
  return { size, station: "behind", grasp: null };
}

function readNoun(kind: Kind, line: string): CatalogueEntry {
  const found = LINE.exec(line)?.groups;
  if (!found?.["noun"]) throw new Error(`Not a line of the catalogue: ${line}`);
  const { noun, noto, icon, size, looks, seat, tiled } = found;
  return {
    ...kind,
    noun,
    set: noto ? "noto" : "fluent",
    icon: icon ?? noun,
    mirrored: looks === undefined ? kind.mirrored : looks === "<",
    ...standing(kind, Number(size ?? kind.size)),
    ...(seat ? { seat: Number(seat) } : {}),
    ...(tiled ? { tiled: true } : {}),
  };
}

/**
 * A set of things by their nouns, parted by spaces. Each is `noun=icon:size<@seat#`, all but the noun only where it is
 * needed: the icon has another name than the thing (`noto/` before it: from the second set), the size isn't that of the
 * set, `<` the source looks left, `>` right, where one sits, `#` the source lies on a tile.
 */
export const readNouns = (kind: Kind, nouns: string): CatalogueEntry[] =>
  nouns
    .split(/\s+/)
    .filter((line) => line !== "")
    .map((line) => readNoun(kind, line));

/** The drawing that a thing is taken from; several things may share one. */
export const sourceOf = ({ set, icon, mirrored }: CatalogueEntry): string =>
  `${set}/${icon}${mirrored ? "<" : ""}`;
