const SIBLING =
  /\b(?:brothers?|sisters?|siblings?|twins?|(?:my|our) (?:(?:two|three|four|2|3|4|own) )?(?:kids|children|boys|girls|sons|daughters))\b/iu;
/** What two of a family do to each other; a fight may be anybody's. */
const QUARREL =
  /^\s*(?:(?:no|stop|always|too much) )*fight(?:s|ing)?\W*$|\b(?:quarr?ell?(?:s|ed|ing|ling)?|argu(?:e|es|ed|ing|ments?)|bicker\w*|squabbl\w*)\b/iu;
/** "Her brother Leo and she fight", with a name between them. */
const FIGHT =
  /\b(?:brothers?|sisters?|siblings?|twins?|(?:my|our) (?:(?:two|three|four|2|3|4) )?(?:kids|children|boys|girls|sons|daughters))(?: \p{L}+){0,3} (?:fights?|fighting)\b(?! (?:an?|the)\b)/iu;
/** What one of a family does to the other; a baby, and whoever is bullied, is told with more care. */
const HURT =
  /\b(?:brothers?|sisters?|siblings?|twins?)(?: (?:always|keeps?|just|often|sometimes|is|are|who|that))* (?:hits?|hitting|push(?:es|ed|ing)?|kick(?:s|ed|ing)?|punch(?:es|ed|ing)?|pinch(?:es|ed|ing)?|bit|bites?|biting|slap(?:s|ped)?|scratch(?:es|ed)?|hurts?|shov(?:es|ed)|pulls? my hair) (?:me|him|her|us|each other|one another|my \w+)\b|\b(?:brother|sister|twin) (?:hits|bites|kicks|pushes|pinches|scratches)\b|\b(?:hits?|hitting|push(?:es|ing)?|kick(?:s|ing)?|pinch(?:es|ing)?|bites?|biting) (?:my|his|her|their|our)(?: (?:little|big|older|younger|twin))* (?:brother|sister|siblings?)\b/iu;
const WITH_CARE = /\b(?:bab(?:y|ies)|newborn|bull(?:y|ies|ied|ying)|abus\w+|knife|strangl\w+|chok\w+)\b/iu;
const OTHERS = /\b(?:friends?|neighbou?rs?|class\w*|dragons?|monsters?|pirates?|villains?)\b/iu;

/** Whether an order is about brothers or sisters who quarrel, however far its words lie from each other. */
export function quarrelsWithSibling(texts: readonly string[]): boolean {
  if (texts.some((text) => OTHERS.test(text))) return false;
  const isSaid = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  return (isSaid(SIBLING) && isSaid(QUARREL)) || isSaid(FIGHT);
}

/** "My brother hit me": no bullying, and no quarrel either in which both of them began; a parent is asked. */
export const isHurtBySibling = (texts: readonly string[]): boolean =>
  texts.some((text) => HURT.test(text)) && !withoutSmallOne(texts).some((text) => WITH_CARE.test(text));

/** A baby brother who bites is as small as that, and hurts nobody as somebody older would. */
const SMALL_ONE_DOES =
  /\bbaby (?=(?<who>brother|sister)(?: \p{L}+){0,2} (?:hits?|hitting|push(?:es|ed|ing)?|kick(?:s|ed|ing)?|pinch(?:es|ed|ing)?|bit|bites?|biting|slap(?:s|ped)?|scratch(?:es|ed)?|hurts?) (?:me|us)\b)/iu;
const SMALL_ONE = /^\W*(?:(?:my|our|his|her|a|the) )?baby (?<who>brother|sister)\W*$/iu;

/** The texts, in which whoever did it is no baby any more: also where another one only says who that is. */
function withoutSmallOne(texts: readonly string[]): string[] {
  const isWho = (who = "") =>
    texts.some((text) => HURT.test(text) && new RegExp(`\\b${who}\\b.* (?:me|us)\\b`, "iu").test(text));
  return texts.map((text) => {
    const only = SMALL_ONE.exec(text)?.groups?.["who"];
    return only !== undefined && isWho(only) ? only : text.replace(SMALL_ONE_DOES, "");
  });
}
