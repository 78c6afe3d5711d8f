import { findEntries } from "./find-entry";
import { splitWish } from "./runs";
import type { LexiconEntry, SubjectClass } from "./subject";

/** Whoever may be somebody else: a grandfather who is a spy is told of, and no spy who is one by trade. */
const WHO: readonly SubjectClass[] = ["relative", "animal"];
const SELF =
  "(?:ninja|super ?hero|spy|secret agent|pirate|wizard|witch|fairy|robot|alien|vampire|mermaid|dragon|unicorn)";
/** What somebody may be in earnest, or where it isn't said that nobody knows it. */
const TRADE = "(?:magician|detective|knight|queen|king|princess|prince|astronaut|cowboy|cowgirl)";
const REALLY = "(?:really|secretly|actually)";
const IS_SOMEBODY = new RegExp(
  `^(?:(?:who |that )?(?:is|was) )?(?:(?:${REALLY} )?(?:an? |the )(?:secret |real )?${SELF}|${REALLY} an? ${TRADE})(?= (?:at|by|in|on|who|and|but)(?!\\p{L})|$)`,
  "u",
);

/** "Grandpa" of "my grandpa is a spy", whatever the topics name first; `null` where nobody is said to be somebody else. */
export function findSecretSelf(
  texts: readonly string[],
  subjects: readonly LexiconEntry[],
): LexiconEntry | null {
  const isMeant = (entry: LexiconEntry) => WHO.includes(entry.class) && subjects.includes(entry);
  const found = texts.map(splitWish).flatMap((words) =>
    findEntries(words)
      .filter(({ entry, end }) => isMeant(entry) && IS_SOMEBODY.test(words.slice(end).join(" ")))
      .map(({ entry }) => entry),
  );
  return found[0] ?? null;
}
