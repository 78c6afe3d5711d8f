import { findEntries } from "./find-entry";
import { splitWish } from "./runs";

const BITES = /\b(?:biting|bites)\b/giu;
/** What somebody does to the child, or more than that a small one bites. */
const IS_BITTEN =
  /\b(?:(?:bites?|bit|biting|bitten) (?:me|us)|(?:gets?|got|was|is|being|been) bitten|bitten by|(?:a|the|this|that|another|some|older|big) (?:\p{L}+ )?(?:boy|girl|kid|child|children|kids|dog|adult)|somebody|someone|dad\p{L}*|mom\p{L}*|mum\p{L}*|mama\p{L}*|papa\p{L}*|oma|opa|man|woman|step\p{L}*|uncle|aunt\p{L}*|gran\p{L}*|nan\p{L}*|sitter|babysitter|coach|teacher|hits?|hitting|kick\p{L}*|push\p{L}*|punch\p{L}*|slap\p{L}*|bull(?:y|ies|ied|ying)|teas\p{L}+|picked on|mean|name[- ]?calling|hurts?)\b/iu;

/**
 * A small child that bites bullies nobody: its parent is asked what to tell, and not refused. The words for it go, and
 * whatever else an order says is heard as ever.
 */
export const withoutSmallBites = (texts: readonly string[]): readonly string[] =>
  texts.some((text) => IS_BITTEN.test(text)) ? texts : texts.map((text) => text.replaceAll(BITES, " "));

const ALLERGIC = /\ballerg\w+/iu;
/** Between a being and its allergy, and nothing else: the cat that my sister is allergic to is no such being. */
const SAYS_OF_IT = /^(?:who|that|which|is|are|was|were|'?s|has|gets?|got|turned|very|so|really|badly|an?)$/iu;

/** A witch who sneezes at her cat is no child who may not eat nuts. */
export const withoutAllergyOfBeing = (text: string): string => {
  const [before = ""] = text.split(ALLERGIC);
  const words = splitWish(before);
  const [first] = ALLERGIC.test(text) ? findEntries(words) : [];
  const isOfBeing =
    first !== undefined &&
    first.start <= 2 &&
    /^(?:being|animal)$/u.test(first.entry.class) &&
    words.slice(0, first.start).every((word) => !/^(?:my|our|his|her|their)$/u.test(word)) &&
    words.slice(first.end).every((word) => SAYS_OF_IT.test(word));
  return isOfBeing ? text.replace(ALLERGIC, " ") : text;
};
