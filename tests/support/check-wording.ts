import { speakEnglish } from "@/lib/features/writing/classic/speak-english";
import { listSwapped } from "@/lib/features/writing/classic/swap-words";
import { findDisagreements } from "@/lib/features/writing/last-reading/find-disagreements";
import { findSlotFaults } from "@/scripts/content/slots";

const CHOICE = /<([^<>]*)>/gu;
/** What fills a slot may begin with a vowel: the slot brings its article, as in "{a pal.kind}". */
const ARTICLE_BEFORE_SLOT = /(?<![\p{L}\p{N}’'-])an? \{[^{}]*\}/iu;
const toBritish = speakEnglish({ title: "Mum's favourite colour", topics: [] }, []);
const MARKS: readonly (readonly [string, RegExp])[] = [
  ["a space before a mark", /\s[,.!?;:](?!\.\.)/u],
  ["a space inside quotation marks or brackets", /[(“]\s|\s[)”]/u],
  ["no space between two sentences", /\p{Ll}[.!?]\p{Lu}/u],
  [
    "a pronoun after the verb of a speech",
    /” (?:said|asked|cried|called|whispered|shouted|answered|added|replied) (?:s?he|they)\b/u,
  ],
  ["a mark doubled", /[,;:][,;:.!?]|[!?][.,]/u],
];

/** What a plainer or a richer word makes of a sentence that it doesn't fit. */
const MISFITS: readonly (readonly [string, RegExp])[] = [
  ["“although” for “however”", /, although[,.!?]/u],
  ["a second “about” without its first", /\bconsidered [^.!?;:”]*,? and about\b/u],
  ["“thought about” before a clause", /\bthought about that (?:it|she|he|they|the|a|an)\b/u],
  ["more of what can't be counted so", /\bconsiderably (?:water|laughter|paper|butter|thunder|weather)\b/u],
  ["“immediately” in two words before its verb", /\b(?:right|straight) away (?:after|\p{Ll}+ed)\b/u],
];

/** "We can find its way": what a subject can do is written of one. */
const CAN_OF_MANY = /(?:\b(?:we|they|you)|\{subjects\}) can \{subject\.can\}/iu;

/** What is wrong with a wording in the notation of `grammar.ts`: nothing, if all is well. */
export function findWordingFaults(wording: string, slots: ReadonlySet<string>): string[] {
  const faults = new Set(findSlotFaults(wording, slots));
  if (wording !== wording.trim()) faults.add("a space at an end");
  for (const text of listReadings(wording)) {
    if ((text.match(/"/gu) ?? []).length % 2 === 1) faults.add("a speech that isn't closed");
    if (text.split("(").length !== text.split(")").length) faults.add("a bracket that isn't closed");
    if (CAN_OF_MANY.test(text)) faults.add("what one can do is said of many");
    const bare = ARTICLE_BEFORE_SLOT.exec(text);
    if (bare) faults.add(`an article that its slot has to bring: “${bare[0]}”`);
    const set = typeset(text);
    // A page may get a plainer or a richer word of its level, or the words of a British order.
    for (const told of [set, ...listSwapped(set), toBritish(set)]) {
      for (const fault of findDisagreements(told)) faults.add(fault);
      for (const [fault, pattern] of MISFITS) if (pattern.test(told)) faults.add(fault);
    }
    for (const [fault, pattern] of MARKS) {
      const found = pattern.exec(set);
      if (found) faults.add(`${fault}: “${set.slice(Math.max(0, found.index - 12), found.index + 6)}”`);
    }
  }
  return [...faults];
}

/** Each option of each choice at least once, beside the first and beside the last option of the others. */
function listReadings(wording: string): Set<string> {
  const choices = [...wording.matchAll(CHOICE)].map(([, options = ""]) => options.split("|"));
  const read = (pick: (choice: number) => number) => {
    let at = -1;
    return wording.replaceAll(CHOICE, () => {
      at += 1;
      return choices[at]?.at(pick(at)) ?? "";
    });
  };
  return new Set([
    read(() => 0),
    ...choices.flatMap((options, choice) =>
      options.flatMap((_, option) => [0, -1].map((rest) => read((at) => (at === choice ? option : rest)))),
    ),
  ]);
}

/** What stands for somebody agrees with its verb: the child is a girl here, everybody else a boy. */
const typeset = (text: string): string =>
  text
    .replaceAll(/(^|[\s(—“])"(?!\s|$)/gu, "$1“")
    .replaceAll('"', "”")
    .replaceAll(/\{(t)hey\}/giu, (_, first: string) => (first === "T" ? "She" : "she"))
    .replaceAll(/\{[a-z]+\.(h)e\}/giu, (_, first: string) => (first === "H" ? "He" : "he"))
    .replaceAll(/\{(was|has)\}/gu, "$1")
    .replaceAll(/\{[^{}]*\}/gu, "Word");
