import { findEntries } from "./find-entry";
import { splitWish } from "./runs";

const CALLED_OPERATION = /^operation\b[:,]? +(?=\S)/iu;
/** What goes on about an operation on a body: when it is, where, who does it, and how somebody is about it. */
const GOES_ON =
  /^(?:days?|tomorrow|today|tonight|yesterday|next|this|last|on|and|in|for|at|to|is|was|of|with|without|before|after|because|when|while|time|morning|week|room|table|theat(?:re|er)|soon|over|done|went|scared|afraid|nervous|worr\p{L}+|fear|brave(?:ry|ly)?|nerves|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu;
const AT_THE_DOCTORS =
  /\b(?:hospitals?|surg\p{L}+|operat\p{L}+|doctors?|nurses?|tonsil\p{L}*|adenoids?|grommets?|hernias?|appendi\p{L}+|an(?:a)?esthe\p{L}+|transplants?|stitches|scars?|numbing|needles?|get(?:ting)? (?:well|better)|recover\p{L}*)\b/iu;
/** Without a capital, as "operation ladybug", a longer text is rather a sentence of its own. */
const MOST_IN_SMALL = 2;

function isMission(rest: string): boolean {
  if (GOES_ON.test(rest) || AT_THE_DOCTORS.test(rest)) return false;
  const words = splitWish(rest);
  if (findEntries(words).some(({ entry }) => entry.class === "body")) return false;
  return /^\p{Lu}/u.test(rest) || words.length <= MOST_IN_SMALL;
}

/**
 * An order without the word that makes a plan sound secret: "Operation Cookie Jar" is about a cookie jar, and nobody lies in
 * a hospital for it, unless some other of the texts says so.
 */
export function leaveOutMissions(texts: readonly string[]): string[] {
  return texts.map((text, at) => {
    const rest = text.trim().replace(CALLED_OPERATION, "");
    const isOfABody = () => texts.some((other, place) => place !== at && AT_THE_DOCTORS.test(other));
    return rest !== text.trim() && isMission(rest) && !isOfABody() ? rest : text;
  });
}
