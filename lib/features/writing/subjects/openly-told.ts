import { findLacking, KNOWN_FOR_A_LACK } from "./known-for";
import { splitWish } from "./runs";
import { findSecretSelf, SECRETLY_SOMEBODY } from "./secret-self";
import type { LexiconEntry } from "./subject";
import { listIdleOfFriends, TWO_FRIENDS } from "./two-friends";

/** What an order says that open plots tell of somebody: their runs, and the order's own words for it. */
export function listOpenly(
  texts: readonly string[],
  { pair, subjects }: { pair: readonly LexiconEntry[]; subjects: readonly LexiconEntry[] },
): { runs: string[]; says: string[] } {
  const self = findSecretSelf(texts, subjects);
  const lacking = findLacking(texts);
  return {
    runs: [
      ...(pair.length > 0 ? [TWO_FRIENDS] : []),
      ...(self ? [SECRETLY_SOMEBODY] : []),
      ...(lacking ? [KNOWN_FOR_A_LACK] : []),
    ],
    says: [
      ...(pair.length > 0 ? listIdleOfFriends(texts) : []),
      ...splitWish(`${self?.said ?? ""} ${lacking?.said ?? ""}`),
    ],
  };
}
