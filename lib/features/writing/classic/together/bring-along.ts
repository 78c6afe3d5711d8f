import { joinNames, type Feeling } from "@/lib/shared/story";
import type { LevelKey } from "@/lib/features/writing/classic/grammar";
import { firstLines, linesFor } from "./beside-lines";

/** What a child does may be done by two; what it has, is or feels may not. */
const DEEDS =
  "looked|ran|went|walked|sat|stood|stopped|listened|waited|climbed|followed|laughed|watched|came|hurried|crept|knelt|jumped|waved|smiled|saw|heard|turned|tried|pulled|pushed|searched|hid|got|found|helped|worked|built|dug|sang|danced|lay|leaned|tiptoed|raced|marched|peeked|peered|stared|rode|read|ate|began|started|carried|led|swam|sailed|flew|slid|rolled|counted|stepped|bent|reached|opened|closed|lifted|set";
const START = String.raw`(?<=^|[.!?]"? |\{open\} |\{mid\} |\{close\} |\{extra\} |\{refrain\} )`;
const DONE = new RegExp(
  String.raw`${START}\{hero\} (?=(?:${DEEDS})\b)([^.!?"]*[.!?])(?! ?<?(?:\{They|\{Their|"))`,
  "u",
);
/** Words that tell of one child, or of two. */
const OF_ONE =
  /\{(?:they|them|their|theirs|themselves|was|has|pal|again)|\b(?:both|the two|alone|own|each|either|by (?:him|her)self)\b/iu;
const OF_TWO = /\b(?:both|the two|two of them|each other|either)\b/iu;
const PAIR = /\{hero\} and \{pal\}|\{pal\} and \{hero\}/u;

/** Who does something that the hero does, and who else is there: "Ada ran" becomes "Ada and Theo ran". */
function doTogether(wording: string, slots: readonly string[]): string[] {
  const found = DONE.exec(wording);
  const [whole = "", deed = ""] = found ?? [];
  if (!found || OF_ONE.test(deed)) return [];
  const at = found.index;
  const all = ["{hero}", ...slots];
  const subject = joinNames(all);
  return [`${wording.slice(0, at)}${subject} ${deed}${wording.slice(at + whole.length)}`];
}

/** "Ada and Theo" with a third beside them. */
function joinPair(wording: string, [slot]: readonly string[]): string[] {
  if (!slot || OF_TWO.test(wording)) return [];
  const [pair = ""] = PAIR.exec(wording) ?? [];
  if (pair === "" || isInSpeech(wording, wording.indexOf(pair))) return [];
  return [wording.replace(pair, () => `${pair.replace(" and ", ", ")} and ${slot}`)];
}

const isInSpeech = (wording: string, at: number): boolean =>
  (wording.slice(0, at).match(/"/gu)?.length ?? 0) % 2 === 1;

const ENDS_ITSELF = /\s*\{(?:refrain2?|close|extra)\}\s*$/u;
const GOES_ON = /^<?(?:It|He|She|They|Her|His|That|This|\{They|\{Their|\{mid|\{open|\{refrain|\{pal)/iu;

export type Page = {
  key: LevelKey;
  feeling: Feeling;
  number: number;
  /** Nobody has the last word but the plot, unless somebody would be left out. */
  isLast: boolean;
  used: ReadonlySet<string>;
};

/** A page in other wordings, each with a child in it that the given one leaves out; all where one deed is done by all. */
export function bringAlong(wording: string, slots: readonly string[], page: Page): string[] {
  const [first] = slots;
  if (first === undefined) return [wording];
  const joined = [...(slots.length === 1 ? joinPair(wording, slots) : []), ...doTogether(wording, slots)];
  const lines = linesFor(page.key, page.feeling)
    .filter((line) => !page.used.has(line))
    .map((line) => line.replaceAll(/\{sib(?=[.}])/gu, first.slice(0, -1)));
  return [...joined, ...lines.map((line) => putIn(wording, line, page))];
}

/** The first page says of whom it is told. */
export const openWith = (wording: string, slots: readonly string[], key: LevelKey): string[] =>
  firstLines(key, slots).map((line) => `${line} ${wording}`);

/** At the end, unless the page ends with words of its own; else at the beginning, unless it goes on from the page before. */
function putIn(wording: string, line: string, { isLast }: Page): string {
  if (!ENDS_ITSELF.test(wording) && !isLast) return `${wording} ${line}`;
  if (!GOES_ON.test(wording)) return `${line} ${wording}`;
  const end = ENDS_ITSELF.exec(wording);
  return end ? `${wording.slice(0, end.index)} ${line}${end[0]}` : `${wording} ${line}`;
}
