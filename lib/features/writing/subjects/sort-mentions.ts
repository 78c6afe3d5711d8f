import type { TitleBuild } from "./events/what-happens";
import type { Mention } from "./read-mentions";
import type { LexiconEntry, SubjectClass } from "./subject";

/** So much of a subject that a title leads with one of these although the topics name something less solid. */
const LEADS: readonly SubjectClass[] = ["animal", "being", "vehicle", "toy", "feast"];
/** Whoever acts by themselves: beside them, a thing of the topics is what they have, and a place where they are. */
const ACTS: readonly SubjectClass[] = ["animal", "being", "vehicle"];
/** Whose a school, a party or a parade is. */
const OWNS: readonly SubjectClass[] = ["animal", "being", "feast"];
/** What somebody has, eats or uses. */
const HAD: readonly SubjectClass[] = ["food", "plant", "tool", "clothing", "instrument"];
/** How a story shall be, where a parent says it beside what it is about. */
const KINDS_OF_STORY: ReadonlySet<string> = new Set(["mystery", "adventure"]);
const SOFT: readonly SubjectClass[] = ["feeling", "activity", "weather", "body", "sky"];
/** "Mermaid school" and "capybara party" are about whoever comes first. */
const OF_SOMEBODY: readonly SubjectClass[] = ["place", "feast", "activity", "weather"];

/** How the title is built, and whether the first topic is a noun and nothing else. */
type Written = { build: TitleBuild; isBare: boolean };

/**
 * The first topic says best what a story is about, unless the title has somebody and the topic only says how, or is built
 * around its noun: "The windmill that stopped", with a miller among the topics.
 */
export function sortByWeight(
  inTitle: readonly Mention[],
  inTopics: readonly (readonly Mention[])[],
  written: Written,
): LexiconEntry[] {
  const [first = [], ...rest] = inTopics.map((topic) => byHead(topic).map(({ entry }) => entry));
  const titled = byHead(inTitle).map(({ entry }) => entry);
  const known = leads(titled, first[0], written)
    ? [...titled, ...first, ...rest.flat()]
    : [...first, ...titled, ...rest.flat()];
  const isKind = ({ word }: LexiconEntry) => KINDS_OF_STORY.has(word);
  return [...new Set([...known.filter((entry) => !isKind(entry)), ...known.filter(isKind)])];
}

/** The head of the first phrase, then the others; of "mermaid school" whoever it is the school of. */
function byHead(mentions: readonly Mention[]): Mention[] {
  const head = mentions.find(({ isHead }) => isHead);
  const owner = mentions.find(
    ({ entry, start }) =>
      head !== undefined &&
      OF_SOMEBODY.includes(head.entry.class) &&
      start < head.start &&
      OWNS.includes(entry.class),
  );
  const first = [owner, head].filter((one) => one !== undefined);
  return [...first, ...mentions.filter((one) => !first.includes(one))];
}

/** Whether the noun of the title comes before that of the first topic. */
function leads(
  titled: readonly LexiconEntry[],
  wished: LexiconEntry | undefined,
  { build, isBare }: Written,
) {
  const [head] = titled;
  if (!wished || !head) return true;
  // "The toy that talked" is the toy robot of the topics.
  if (head === wished || wished.word.split(" ").includes(head.word)) return false;
  // "Thanksgiving", with a turkey among the topics, is about the feast.
  if (build.leads === "by hero" || (head.class === "feast" && titled.length === 1)) return true;
  if (head.class === "feast" && (HAD.includes(wished.class) || !isBare)) return true;
  if (LEADS.includes(head.class) && SOFT.includes(wished.class)) return true;
  if (ACTS.includes(head.class) && HAD.includes(wished.class)) return true;
  const isBeside = !isBare && !LEADS.includes(wished.class);
  return ACTS.includes(head.class)
    ? isBeside || (!isBare && build.leads !== null)
    : build.leads !== null && (isBeside || [...HAD, "person"].includes(wished.class));
}
