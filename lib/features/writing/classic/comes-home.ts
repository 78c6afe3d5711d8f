import type { StoryOrder } from "@/lib/shared/story";
import { cleanTopic } from "@/lib/features/writing/subjects/clean-words";
import type { FoundEvent } from "@/lib/features/writing/subjects/events/find-untold-event";
import { PARENT } from "@/lib/features/writing/subjects/family-words";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { rankPlots } from "./rank-plots";

/** Somebody who was away is there again: "Dad Comes Home", "dads army deployment ends". */
const COMES_HOME = new RegExp(
  `(?<!\\p{L})(?:${PARENT}(?:'?s| is| has)? (?:finally )?(?:com(?:es?|ing)|came|gets?|got|return(?:s|ed|ing)?|back)(?: back)? (?:home|back|from)|(?:deployment|tour)(?: is| has)? (?:end(?:s|ed)|over|finished)|(?:home|back) from (?:the |his |her )?(?:army|navy|war|sea|military|deployment))(?!\\p{L})`,
  "iu",
);
/** Who waits for it has them far away. */
const STILL_AWAY =
  /(?<!\p{L})(?:until|till|til|when|wait\p{L}*|count\p{L}*|before|wish\p{L}*|not|never)(?!\p{L})/iu;

const AWAY = "care/small-window";
const IS_BACK = "care/bigger-than-the-phone";

/**
 * A parent who comes home, where only one who is far away is told of: that is the opposite. It is nothing hard, and is
 * asked about, not refused.
 */
export function findUntoldReturn(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const texts = [order.title, ...order.topics].map(cleanTopic).map((text) => text.replaceAll("’", "'"));
  const said = texts.find((text) => COMES_HOME.test(text));
  if (said === undefined || texts.some((text) => STILL_AWAY.test(text))) return null;
  const [best = []] = reading.cares.every((care) => care === "away") ? rankPlots(order, reading) : [];
  return best.some(({ id }) => id === AWAY)
    ? { event: { id: "comes-home", near: [IS_BACK, AWAY] }, said }
    : null;
}
