import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import { findSexOfName } from "@/lib/features/writing/subjects/find-sex";
import type { Subject } from "@/lib/features/writing/subjects/as-subject";

const BOY = /\bfoster (?:brother|boy|son)\b|\b(?:foster(?:s|ing)?|foster child,?) an? (?:\p{L}+ )?boy\b/iu;
const GIRL =
  /\bfoster (?:sister|girl|daughter)\b|\b(?:foster(?:s|ing)?|foster child,?) an? (?:\p{L}+ )?girl\b/iu;
/** A name has a capital, whatever the words around it have. */
const NAMES = [
  /\b[Ff]oster (?:brother|sister|sibling|child|kid|boy|girl|son|daughter)(?:,? (?:is )?(?:called|named))? (?<name>\p{Lu}\p{Ll}+)/u,
  /\b(?:boy|girl|child|kid) (?:called|named) (?<name>\p{Lu}\p{Ll}+)/u,
  /^(?<name>\p{Lu}\p{Ll}+),? (?:is )?(?:the|our|my|an?) (?:new )?foster\b/u,
];

/** The foster child who comes to the hero's family, as far as an order says who it is: a girl or a boy, and a name. */
export function findWhoComes(texts: readonly string[]): Subject | null {
  const name = NAMES.flatMap((pattern) =>
    texts.flatMap((text) => pattern.exec(text)?.groups?.["name"] ?? []),
  )[0];
  const isSaid = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  const sex = name ? findSexOfName(name) : null;
  const kind = isSaid(BOY) || sex === "he" ? "boy" : isSaid(GIRL) || sex === "she" ? "girl" : null;
  const [found] = findEntries([kind === "girl" ? "sister" : "brother"]);
  if (!kind || !found) return null;
  const word = kind === "girl" ? "foster sister" : "foster brother";
  return { entry: { ...found.entry, word, also: [], class: "person", kind }, name: name ?? null };
}
