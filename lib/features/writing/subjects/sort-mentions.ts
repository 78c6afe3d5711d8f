import type { TitleBuild } from "./events/what-happens";
import type { Mention } from "./read-mentions";
import type { LexiconEntry, SubjectClass } from "./subject";

/** So much of a subject that a title leads with one of these although the topics name something less solid. */
const LEADS: readonly SubjectClass[] = ["animal", "being", "vehicle", "toy", "feast"];
/** Whoever acts by themselves: beside them, a thing of the topics is what they have, and a place where they are. */
const ACTS: readonly SubjectClass[] = ["animal", "being", "vehicle"];
/** What is done or happens, in which things only have a part. */
const DONE: readonly SubjectClass[] = ["feast", "activity", "game", "place"];
/** What a bare word asks for, whoever is in the title: "fishing" of "The Fish That Got Away". */
const ASKED_FOR: readonly SubjectClass[] = ["toy", "feast", "game", "activity"];
/** Where something is, and with whom or what: beside a title that is its noun alone, no more than that. */
const WHERE: readonly SubjectClass[] = ["place", "weather"];
const WITH: readonly SubjectClass[] = ["person", "relative"];
/** Whose a school, a party or a parade is. */
const OWNS: readonly SubjectClass[] = ["animal", "being", "feast"];
/** What somebody has, eats or uses. */
const HAD: readonly SubjectClass[] = ["food", "plant", "tool", "clothing", "instrument"];
/** How a story shall be, where a parent says it beside what it is about. */
const KINDS_OF_STORY: ReadonlySet<string> = new Set(["mystery", "adventure", "joke"]);
/** What one can stand before. */
const IS_THERE: readonly SubjectClass[] = [...HAD, "toy"];
const SOFT: readonly SubjectClass[] = ["feeling", "activity", "weather", "body", "sky"];
/** "Mermaid school" and "capybara party" are about whoever comes first. */
const OF_SOMEBODY: readonly SubjectClass[] = ["place", "feast", "activity", "weather", "game"];

/** How the title is built, whether the first topic is a noun and nothing else, and whether there are more. */
type Written = {
  build: TitleBuild;
  isBare: boolean;
  isOfSeveral: boolean;
  /** The title is its noun and nothing else, and nothing in the order needs care. */
  isNounAlone: boolean;
};

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
  const byBuild = byHead(inTitle).map(({ entry }) => entry);
  // Who bottle-feeds a lamb is with a lamb, and not with a bottle.
  const titled =
    written.build.happens === null
      ? byBuild
      : [...byBuild.filter(actsItself), ...byBuild.filter((entry) => !actsItself(entry))];
  const known = leads(titled, first[0], written)
    ? [...titled, ...first, ...rest.flat()]
    : [...first, ...titled, ...rest.flat()];
  const isKind = ({ word }: LexiconEntry) => KINDS_OF_STORY.has(word);
  return [...new Set([...known.filter((entry) => !isKind(entry)), ...known.filter(isKind)])];
}

const actsItself = (entry: LexiconEntry): boolean => ACTS.includes(entry.class);

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
function leads(titled: readonly LexiconEntry[], wished: LexiconEntry | undefined, written: Written): boolean {
  const [head] = titled;
  if (!wished || !head) return true;
  // "The toy that talked" is the toy robot of the topics.
  if (head === wished || wished.word.split(" ").includes(head.word)) return false;
  if (written.build.leads === "by hero" || isOfFeast(titled)) return true;
  return comesBefore(head.class, wished.class, written) || isBuiltAround(head.class, wished.class, written);
}

/** "Thanksgiving", or "Thanksgiving at Grandma's", with a turkey among the topics, is about the feast. */
function isOfFeast(titled: readonly LexiconEntry[]): boolean {
  const [feast] = titled.filter((entry) => entry.class === "feast");
  return feast !== undefined && titled.every((entry) => entry === feast || entry.class === "relative");
}

/** Whether something of one class in a title leads before something of another in the topics, by what they are. */
function comesBefore(head: SubjectClass, wished: SubjectClass, { isBare, isOfSeveral }: Written): boolean {
  const isHad = HAD.includes(wished);
  if (head === "feast") return isHad || !isBare;
  if (LEADS.includes(head) && SOFT.includes(wished)) return true;
  // "Easter egg hunt", with chocolate and rain among the topics.
  return isHad && (ACTS.includes(head) || (isOfSeveral && DONE.includes(head)));
}

/** The same, by how the title and the topic are built. */
function isBuiltAround(
  head: SubjectClass,
  wished: SubjectClass,
  { build, isBare, isNounAlone }: Written,
): boolean {
  const isByNoun = build.leads !== null || isNounAlone;
  if (ACTS.includes(head)) return !isBare || (isByNoun && !ASKED_FOR.includes(wished));
  // "The Bagpipes", with Scotland among the topics; but who moves house does more than be there.
  if (isNounAlone && IS_THERE.includes(head) && isBeside(wished, isBare)) return true;
  return (
    build.leads !== null &&
    (wished === "person" || HAD.includes(wished) || (!isBare && !LEADS.includes(wished)))
  );
}

const isBeside = (wished: SubjectClass, isBare: boolean): boolean =>
  WHERE.includes(wished) ? isBare : [...WITH, ...HAD].includes(wished);
