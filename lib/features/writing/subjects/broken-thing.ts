/** The run of the plot that is told of whatever broke. */
export const BROKEN_CUP = "broken-cup";

/** What a home has one of and somebody loves; an arm that is broken, or a car, is another story. */
const BROKEN =
  /\b(?:broke|broken|breaks?|breaking|smashed|smashes|smashing|cracked)\b(?: (?!(?:and|or|with)\b)\p{L}+(?:['’]?s)?){0,3} (?:(?:tea|coffee)[- ]?)?(?:cup|mug|vase)s?\b/iu;

/** "I broke grandpas mug", however it is spelled: a thing that was broken, and somebody to whom it belongs. */
export const breaksCup = (texts: readonly string[]): boolean => texts.some((text) => BROKEN.test(text));

const BREAKS = /\b(?:broke|broken|breaks?|breaking|smashed|cracked|tore|torn|ripped)\b/iu;
const IS_SORRY = /\b(?:sorry|apologi[sz]\p{L}*)\b/iu;
/** A bone, or a thing that nobody broke, is another story. */
const NOT_BY_ANYBODY = /\b(?:arm|leg|bone|wrist|foot|finger|heart|promise)s?\b/iu;

/** "The broken sledge" with "saying sorry": what is told is how that is said, whatever it was that broke. */
export const isSorryForBroken = (texts: readonly string[]): boolean =>
  texts.some((text) => BREAKS.test(text) && !NOT_BY_ANYBODY.test(text)) &&
  texts.some((text) => IS_SORRY.test(text));
