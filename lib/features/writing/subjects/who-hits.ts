import { BEFORE, BY_ADULT, namesSomebody, WHEN } from "./blow-words";
import { PARENT } from "./family-words";
import { findHurtChild, readHurtChild } from "./hurt-child";

const BLOW =
  "(?:hit(?:s|ting)|bit(?:es|ing)|kick(?:s|ing)|push(?:es|ing)|punch(?:es|ing)|slap(?:s|ping)|scratch(?:es|ing)|pinch(?:es|ing)|shov(?:es|ing))";
const OWN_CHILD = "(?:my|our) (?:toddler|son|daughter|two year old|three year old)";
const WHOM = `(?:(?:his|her|their|the|other) (?:[\\p{L}-]+ )?(?:friends?|kids|children|classmates?|brothers?|sisters?|siblings?|twin|cousins?|parents|people|${PARENT})|other|others|people|friends|kids|children|everyone|everybody|${PARENT}|parents)`;
const BLOWS = `${BLOW}(?:(?:,| and|, and| or) ${BLOW})*(?: ${WHOM})?(?: ${WHEN})?[.!]*$`;
/** Nobody is said who hits, or the parent's own child is. */
const OF_NOBODY = new RegExp(`^${BEFORE}(?:no |stop |not )?${BLOWS}`, "iu");
const OF_OWN_CHILD = new RegExp(`^${OWN_CHILD} ${BEFORE}${BLOWS}`, "iu");
/** A small child who hits others is no victim of anybody's. */
const HITS_OTHERS = new RegExp(
  [
    "^(?:(?:no|stop|not) (?:more )?)?(?:hitting|biting|kicking|pushing)(?=[.!]*$| (?:please|other|others|people|friends|kids|children|at (?:nursery|school|playgroup|home))\\b)",
    "\\b(?:hands|feet|teeth) (?:are|is)(?: not|n't) for \\w+",
    `^${OWN_CHILD} (?:(?:always|still|keeps|is) )?(?:hits|hitting|bites|biting|kicks|kicking|pushes|pushing)(?:$| (?:his|her|their|the|other) (?:\\w+ )?(?:friends?|kids|children|people|classmates?))`,
  ].join("|"),
  "giu",
);

/** The hero hurts this child, and nobody else does, however often the order names them: "Noah", "his friend Noah". */
const withoutHurt = (text: string, hurt: string): string =>
  text.replace(
    new RegExp(
      `(?:(?:my|his|her|their|the|best|little|big) )*(?:(?:friend|mate|classmate|cousin|brother|sister) )?(?<!\\p{L})${RegExp.escape(hurt)}(?!\\p{L})`,
      "giu",
    ),
    " ",
  );

/** The texts without what the hero does to others: such a child bullies nobody, and its parent is told of it, or asked. */
export function withoutOwnBlows(written: readonly string[]): readonly string[] {
  const hurt = findHurtChild(written, []);
  const texts = written.map((text) => readHurtChild(text, [])?.said ?? text);
  const isOwn = texts.map((text) => OF_NOBODY.test(text) || OF_OWN_CHILD.test(text));
  const rest = texts
    .filter((_, at) => !isOwn[at])
    .map((text) => (hurt ? withoutHurt(text, hurt.name) : text));
  return texts.map((text, at) => {
    if (OF_OWN_CHILD.test(text)) return " ";
    if (isOwn[at] && !rest.some(namesSomebody)) return " ";
    const isByAdult = isOwn[at] && rest.some((other) => BY_ADULT.test(other));
    return isByAdult ? text : text.replaceAll(HITS_OTHERS, " ");
  });
}
