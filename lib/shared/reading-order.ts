/** Seen by nobody; what follows it runs from left to right again. */
export const LEFT_TO_RIGHT = "\u200E";

const RIGHT_TO_LEFT = "\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFC";
const NAME_ENDS = new RegExp(
  `(?<=[${RIGHT_TO_LEFT}])(?=\\p{P}+(?![${RIGHT_TO_LEFT}])|[^\\p{L}\\p{M}]*\\p{Nd})`,
  "gu",
);

/** An English sentence whose names run from right to left: a number or a name after one of them stays behind it. */
export const inOrder = (text: string): string => text.replace(NAME_ENDS, LEFT_TO_RIGHT);

const BEGINS_FROM_THE_RIGHT = new RegExp(`^[^\\p{L}]*[${RIGHT_TO_LEFT}]`, "u");

/** The same for a line that stands alone, as in a list of mails: whoever shows it goes by its first letter. */
export const lineInOrder = (line: string): string =>
  BEGINS_FROM_THE_RIGHT.test(line) ? LEFT_TO_RIGHT + inOrder(line) : inOrder(line);
