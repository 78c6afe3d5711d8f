import { saysDeed } from "@/lib/features/writing/subjects/events/what-happens";
import { splitWish } from "@/lib/features/writing/subjects/runs";

const BETWEEN = /\s[—–-]+\s|[:;,.!?()/]+\s*|\s(?:and then|but|so|because|until|then)\s/iu;
/** Who does it, before the verb: the hero, whom nobody has to name. */
const WHO = /^(?:i|we|he|she|they|it|and)$/u;
/** The keeper's last night, with or without its apostrophe; "it snowed last night" is no end of anything. */
const LAST =
  /(?<=(?:(?<!\p{L})(?:the|his|her|their|my|our|its)|\p{L}['’]s|s['’]|^(?:\p{L}+ ){0,2}\p{L}{2,}(?:er|or|ist|an)s) )last (?:night|evening|morning|time|week|summer|winter)(?!\p{L})|^last (?:night|evening|morning|time|week|summer|winter)$|(?<!\p{L})last (?:day|journey|trip|ride|flight|voyage|dance|show|game|match|lesson|shift)(?!\p{L})/giu;

/** The clauses of a title of several: "train to the seaside", "forgot the sandwiches". */
export function listClauses(title: string): string[] {
  const clauses = title
    .split(BETWEEN)
    .map((clause) => clause.trim())
    .filter(Boolean);
  return clauses.length > 1 ? clauses : [];
}

/** Whether a clause says that something is done: "forgot the sandwiches", ". can't swim". */
export function saysDeedIn(clause: string): boolean {
  const words = splitWish(clause.replaceAll(/(?<!\S)\.(?!\S)/gu, "he"));
  const at = words.findIndex((word) => !WHO.test(word));
  return at >= 0 && words.length > at + 1 && saysDeed(words[at] ?? "");
}

/** "Last night", "last day": the end of something, which is what such a title is about. */
export const listLastTimes = (title: string): string[] => title.toLowerCase().match(LAST) ?? [];
