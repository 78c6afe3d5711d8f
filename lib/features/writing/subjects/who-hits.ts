import { PARENT } from "./family-words";
import { BOYS, GIRLS, MORE_BOYS, MORE_GIRLS } from "@/lib/features/writing/given-names";
import { findEntries } from "./find-entry";
import { splitWish } from "./runs";
import { ELDER, TEACHER } from "./hard-nights/night-words";

const BLOW =
  "(?:hit(?:s|ting)|bit(?:es|ing)|kick(?:s|ing)|push(?:es|ing)|punch(?:es|ing)|slap(?:s|ping)|scratch(?:es|ing)|pinch(?:es|ing)|shov(?:es|ing))";
const ANGER = "(?:angry|mad|cross|upset|frustrated|furious|tired|anger|tantrums?)";
const OWN_CHILD = "(?:my|our) (?:toddler|son|daughter|two year old|three year old)";
/** Before a blow, with nobody else who might do it. */
const BEFORE = `(?:(?:so|very|too|always|still|often|keeps?|keep|gets?|is|and|then|but|when|anger|${ANGER}),? )*`;
const WHOM = `(?:(?:his|her|their|the|other) (?:[\\p{L}-]+ )?(?:friends?|kids|children|classmates?|brothers?|sisters?|siblings?|twin|cousins?|parents|people|${PARENT})|other|others|people|friends|kids|children|everyone|everybody|${PARENT}|parents)`;
const WHEN = `(?:when|if|because|whenever|at|in|out|again|too|a lot|all the time)(?: (?:he|she|they|the|is|are|he's|she's|gets?|feels?|so|very|${ANGER}|can't|cannot|have|has|his|her|way|wins?|loses?|loosing|nursery|preschool|daycare|kindergarten|playgroup|school|home|playground))*`;
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

/** Whoever another text of the order names may be the one who does it. */
const ADULT = `${PARENT}|parents|${ELDER}|${TEACHER}|boyfriend|girlfriend|partner|husband|wife|man|men|guy|stranger|lodger|priest|imam|adults?|grown-?ups?`;
const CHILD =
  "(?:(?:best|big|little) )?(?:brothers?|sisters?|siblings?|twins?|cousins?|friends?|boys?|girls?|kids?|children|classmates?|bull(?:y|ies)|gang|somebody|someone|he|she|they|me|i|i'm)";
const BY_ADULT = new RegExp(`\\b(?:${ADULT})\\b`, "iu");
const BY_SOMEBODY = new RegExp(`\\b(?:${ADULT}|${CHILD})\\b`, "iu");
const NAMES = new Set([...GIRLS, ...MORE_GIRLS, ...BOYS, ...MORE_BOYS].map((name) => name.toLowerCase()));
/** Where it happens, and what it is about; any other word that stands alone and that nobody knows is somebody's name. */
const NO_NAME = new RegExp(
  `^(?:${ANGER}|[\\p{L}-]+ing|behaviou?r|discipline|emotions?|feelings?|temper|self-control|tantrums?|sorry|manners|hands|nursery|preschool|pre-school|daycare|kindergarten|playgroup|playground|school|home|park|toddlers?|uno|anger management)$`,
  "iu",
);
const isNameAlone = (text: string): boolean => {
  const words = splitWish(text);
  if (words.length !== 1 || NO_NAME.test(words.join(" "))) return false;
  return findEntries(words).every(({ entry }) => entry.class === "plant");
};
/** The hero's own name is "my son" by now: another one is another child's. */
const namesSomebody = (text: string): boolean =>
  BY_SOMEBODY.test(text) || splitWish(text).some((word) => NAMES.has(word)) || isNameAlone(text);

/** The texts without what the hero does to others: such a child bullies nobody, and its parent is told of it, or asked. */
export function withoutOwnBlows(texts: readonly string[]): readonly string[] {
  const isOwn = texts.map((text) => OF_NOBODY.test(text) || OF_OWN_CHILD.test(text));
  const rest = texts.filter((_, at) => !isOwn[at]);
  return texts.map((text, at) => {
    if (OF_OWN_CHILD.test(text)) return " ";
    if (isOwn[at] && !rest.some(namesSomebody)) return " ";
    const isByAdult = isOwn[at] && rest.some((other) => BY_ADULT.test(other));
    return isByAdult ? text : text.replaceAll(HITS_OTHERS, " ");
  });
}
