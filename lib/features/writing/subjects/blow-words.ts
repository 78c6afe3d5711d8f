import { isGivenName } from "@/lib/features/writing/given-names";
import { PARENT } from "./family-words";
import { findEntries } from "./find-entry";
import { ELDER, TEACHER } from "./hard-nights/night-words";
import { splitWish } from "./runs";

/** Around a blow: in which mood it is dealt, when and where; patterns. */
const ANGER = "(?:angry|mad|cross|upset|frustrated|furious|tired|anger|tantrums?)";
/** Before a blow, with nobody else who might do it. */
export const BEFORE = `(?:(?:so|very|too|always|still|often|keeps?|keep|gets?|is|and|then|but|when|${ANGER}),? )*`;
export const WHEN = `(?:when|if|because|whenever|at|in|out|again|too|a lot|all the time)(?: (?:he|she|they|the|is|are|he's|she's|gets?|feels?|so|very|${ANGER}|can't|cannot|have|has|his|her|way|wins?|loses?|loosing|nursery|preschool|daycare|kindergarten|playgroup|school|home|playground))*`;

/** Whoever another text of the order names may be the one who does it. */
const ADULT = `${PARENT}|parents|${ELDER}|${TEACHER}|boyfriend|girlfriend|partner|husband|wife|man|men|guy|woman|women|lady|mr|mrs|ms|miss|mister|stranger|lodger|priest|pastor|imam|principal|head ?teacher|headmaster|tutor|driver|carer|godfather|godmother|her ex|his ex|adults?|grown[- ]?ups?`;
const CHILD =
  "(?:(?:best|big|little) )?(?:step-? ?)?(?:brothers?|sisters?|siblings?|twins?|cousins?|friends?|boys?|girls?|kids?|children|classmates?|bull(?:y|ies)|gang|somebody|someone|he|she|they|me|i|i'm)";
export const BY_ADULT = new RegExp(`\\b(?:${ADULT})\\b`, "iu");
const BY_SOMEBODY = new RegExp(`\\b(?:${ADULT}|${CHILD})\\b`, "iu");
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
export const namesSomebody = (text: string): boolean =>
  BY_SOMEBODY.test(text) || splitWish(text).some(isGivenName) || isNameAlone(text);
