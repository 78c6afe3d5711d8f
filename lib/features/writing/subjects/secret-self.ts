import { findEntries } from "./find-entry";
import { listFiner } from "./finer-classes";
import { splitWish } from "./runs";
import type { LexiconEntry, SubjectClass } from "./subject";

/** The run of the plot that tells of somebody who is somebody else, and nobody knows it. */
export const SECRETLY_SOMEBODY = "secretly-somebody-else";

/** Whoever may be somebody else: a grandfather who is a spy is told of, and no spy who is one by trade. */
const WHO: readonly SubjectClass[] = ["relative", "animal"];
const SELF =
  "(?:ninja|super ?hero(?:ine)?|spy|secret agent|pirate|wizard|witch|fairy|robot|alien|vampire|mermaid|dragon|unicorn|werewolf|elf)";
/** What somebody may be in earnest, or where it isn't said that nobody knows it. */
const TRADE =
  "(?:magician|detective|knight|queen|king|princess|prince|astronaut|cowboy|cowgirl|inventor|rock ?star|explorer|clown)";
const REALLY =
  "(?:(?:(?:is|was|are|were|might be|must be|could be) )?(?:really|secretly|actually|definitely)(?: (?:is|was))?|turn(?:s|ed)? out to be|(?:must|might|could) be)";
const AN = "(?:an? |the )(?:secret |real )?";
/** After it comes nothing more, or where, when and how sure somebody is of it. */
const ENDS = "(?= (?:at|by|in|on|who|and|but|i'm|im|i|for|from|nobody|no|with|every|after|for)(?!\\p{L})|$)";
const IS_SOMEBODY = new RegExp(
  `^(?:(?:who |that )?(?:is|was) )?(?:(?:${REALLY} )?${AN}${SELF}|${REALLY} an? ${TRADE})${ENDS}`,
  "u",
);
/** "Our hamster pretends to be asleep but is really a ninja". */
const IS_REALLY = new RegExp(
  `^(?<between>(?:\\S+ ){1,7}?)${REALLY} an? (?:secret )?(?:${SELF}|${TRADE})${ENDS}`,
  "u",
);
const SOMEBODY_MORE = /(?:^| )(?:and|with|whose|meets?|'s)(?: |$)/u;
/** The words for it, whichever of them an order has. */
const SAYS =
  "secret secrets secretly really actually definitely turns turned out pretends pretending sure nobody knows know think must might could asleep night identity";

/** Who is somebody else, and the words in which the order says so. */
type SecretSelf = { entry: LexiconEntry; said: string };

const mayBe = (entry: LexiconEntry): boolean =>
  WHO.includes(entry.class) || listFiner(entry).includes("everyday");

function isSomebodyElse(after: string): boolean {
  if (IS_SOMEBODY.test(after)) return true;
  const between = IS_REALLY.exec(after)?.groups?.["between"];
  return (
    between !== undefined && !SOMEBODY_MORE.test(between) && findEntries(splitWish(between)).length === 0
  );
}

/** "Grandpa" of "my grandpa is a spy", whatever the topics name first; `null` where nobody is said to be somebody else. */
export function findSecretSelf(
  texts: readonly string[],
  subjects: readonly LexiconEntry[],
): SecretSelf | null {
  const found = texts.map(splitWish).flatMap((words) =>
    findEntries(words).flatMap(({ entry, end }) => {
      const after = words.slice(end).join(" ");
      const isMeant = mayBe(entry) && subjects.includes(entry) && isSomebodyElse(after);
      return isMeant ? [{ entry, said: `${after} ${SAYS}` }] : [];
    }),
  );
  return found[0] ?? null;
}
