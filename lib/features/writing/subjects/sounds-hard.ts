import { findEntries } from "./find-entry";
import { splitWish } from "./runs";

const BITES = /\b(?:biting|bites)\b/iu;
/** What somebody does to the child, or more than that a small one bites. */
const IS_BITTEN =
  /\b(?:(?:bites?|bit|biting|bitten) (?:me|us)|(?:gets?|got|was|is|being|been) bitten|bitten by|(?:a|the|this|that|another|some|older|big) (?:\p{L}+ )?(?:boy|girl|kid|child|children|kids|somebody|someone|dog|adult)|dad\p{L}*|mom\p{L}*|mum\p{L}*|step\p{L}*|uncle|aunt\p{L}*|gran\p{L}*|nan\p{L}*|sitter|babysitter|coach|teacher|hits?|hitting|kick\p{L}*|push\p{L}*|punch\p{L}*|slap\p{L}*|bull(?:y|ies|ied|ying)|teas\p{L}+|picked on|mean|name[- ]?calling|hurts?)\b/iu;

/** A small child that bites bullies nobody: its parent is asked what to tell, and not refused. */
export const isSmallBiter = (texts: readonly string[]): boolean =>
  texts.some((text) => BITES.test(text)) && !texts.some((text) => IS_BITTEN.test(text));

const ALLERGIC = /\ballerg\w+/iu;
const OTHER_ILLNESS =
  /\b(?:cancer|hospital|asthma|operation|surgery|diabet\w+|(?:very|so|really|seriously) (?:ill|sick))\b/iu;

/** A witch who sneezes at her cat is no child who may not eat nuts. */
export function isAllergyOfBeing(texts: readonly string[]): boolean {
  if (texts.some((text) => OTHER_ILLNESS.test(text))) return false;
  return texts.some((text) => {
    const [before = ""] = text.split(ALLERGIC);
    const [first] = ALLERGIC.test(text) ? findEntries(splitWish(before)) : [];
    return first?.start !== undefined && first.start <= 2 && /^(?:being|animal)$/u.test(first.entry.class);
  });
}
