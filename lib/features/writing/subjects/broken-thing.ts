/** What a home has one of and somebody loves; an arm that is broken, or a car, is another story. */
const BROKEN =
  /\b(?:broke|broken|breaks?|breaking|smashed|smashes|smashing|cracked)\b(?: (?!(?:and|or|with)\b)\p{L}+(?:['’]?s)?){0,3} (?:(?:tea|coffee)[- ]?)?(?:cup|mug|vase)s?\b/iu;

/** "I broke grandpas mug", however it is spelled: a thing that was broken, and somebody to whom it belongs. */
export const breaksCup = (texts: readonly string[]): boolean => texts.some((text) => BROKEN.test(text));
