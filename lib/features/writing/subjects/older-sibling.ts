const SIBLING = "(?:brother|sister|bro|sis|sibling)";
const AGED = "(?:big|bigger|older|elder|eldest|oldest)";
/** Whose it is stands before it, or what the sibling does behind: "my big brother", "big sister who snores". */
const HAS_ONE = new RegExp(
  `(?<!\\p{L})(?:(?:my|his|her|our|their|with an?|with) ${AGED} ${SIBLING}|(?:older|elder|eldest|oldest) ${SIBLING}|${AGED} ${SIBLING} (?:who|that|snores|always|never|won't|wont|hits|teases))(?!\\p{L})`,
  "iu",
);
/** Who becomes one, or isn't glad to, is told of a newborn. */
const IS_ONE =
  /(?<!\p{L})(?:newborn|(?:new|baby) (?:baby|brother|sister|sibling)|bab(?:y|ies)|becom\p{L}+|being|to be|(?:is|am|as|i'm|im) (?:now )?an? (?:new |proud )?(?:big|older))(?!\p{L})/iu;

/** Whether an order is about a brother or sister who was there first: none of whom anybody waits. */
export const hasOlderSibling = (texts: readonly string[]): boolean =>
  texts.some((text) => HAS_ONE.test(text)) && !texts.some((text) => IS_ONE.test(text));
