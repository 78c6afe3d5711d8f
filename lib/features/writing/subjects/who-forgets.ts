import { asRelative, type Subject } from "./as-subject";
import { whoIsMeant } from "./hard-nights/who-is-meant";
import type { LexiconEntry } from "./subject";

const FORGETS =
  /(?<!\p{L})(?:dementia|alzheimer\p{L}*|memory loss|(?:loses|losing|lost) (?:her|his|their) memory|forgets?|forgot|forgetting|forgetful|(?:does not|doesn'?t|can'?t|cannot) remember)(?!\p{L})/iu;

/** A nanny who forgets is a grandmother, and no babysitter: of whom it is told, where no noun of the order says it. */
export function findWhoForgets(texts: readonly string[], subjects: readonly LexiconEntry[]): Subject | null {
  if (!texts.some((text) => FORGETS.test(text))) return null;
  const who = whoIsMeant(texts, FORGETS);
  if (who !== "grandmother" && who !== "grandfather") return null;
  // Whoever is named so has a name and a word of their own.
  return subjects.some(({ class: kind }) => kind === "relative") ? null : asRelative(who);
}
