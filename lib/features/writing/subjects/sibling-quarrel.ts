const SIBLING = /\b(?:brothers?|sisters?|siblings?|twins?)\b/iu;
/** What two of a family do to each other; a fight may be anybody's. */
const QUARREL =
  /^\s*(?:(?:no|stop|always|too much) )*fight(?:s|ing)?\W*$|\b(?:quarr?ell?(?:s|ed|ing|ling)?|argu(?:e|es|ed|ing|ments?)|bicker\w*|squabbl\w*)\b/iu;
/** "Her brother Leo and she fight", with a name between them. */
const FIGHT =
  /\b(?:brothers?|sisters?|siblings?|twins?)(?: \p{L}+){0,3} (?:fights?|fighting)\b(?! (?:an?|the)\b)/iu;
const OTHERS = /\b(?:friends?|neighbou?rs?|class\w*|dragons?|monsters?|pirates?|villains?)\b/iu;

/** Whether an order is about brothers or sisters who quarrel, however far its words lie from each other. */
export function quarrelsWithSibling(texts: readonly string[]): boolean {
  if (texts.some((text) => OTHERS.test(text))) return false;
  const isSaid = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  return (isSaid(SIBLING) && isSaid(QUARREL)) || isSaid(FIGHT);
}
