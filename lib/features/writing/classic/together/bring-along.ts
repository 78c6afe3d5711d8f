import { joinNames, type Feeling } from "@/lib/shared/story";
import type { LevelKey } from "@/lib/features/writing/classic/grammar";
import { firstLines, ideasFor, lastLinesFor, linesFor, presenceFor } from "./beside-lines";
import type { Phase } from "./phases";

/** What a child does may be done by two; what it has, is or feels may not, and nobody rides along on one bike. */
const DEEDS =
  "looked|ran|went|walked|sat|stood|stopped|listened|waited|climbed|followed|laughed|watched|came|hurried|crept|knelt|jumped|waved|smiled|saw|heard|turned|tried|pulled|pushed|searched|hid|got|found|helped|worked|built|dug|sang|danced|lay|leaned|tiptoed|raced|marched|peeked|peered|stared|read|ate|began|started|carried|led|swam|sailed|flew|slid|rolled|counted|stepped|bent|reached|opened|closed|lifted|set|put|took|made|gave|fed|washed|brought|threw|chased|shook|drew|painted|packed|wrote|tied|untied|hugged|held|told|scrubbed|rubbed|planted|cut|hung";
const START = String.raw`(?<=^|[.!?]"? |\{open\} |\{mid\} |\{close\} |\{extra\} |\{refrain\} )`;
const DONE = new RegExp(String.raw`${START}\{hero\} (?=(?:${DEEDS})\b)([^.!?"]*[.!?])(?! ?<?")`, "u");
/** How a text goes on about the first hero alone. */
const OF_HERO = /\{(?:they|them|their|theirs|themselves|was|has|again)\b/iu;
/** Words that tell of one child, or of two. */
const OF_ONE =
  /\{(?:they|them|their|theirs|themselves|was|has|pal|again)|\b(?:both|the two|alone|own|each|either|first|second|last|by (?:him|her)self)\b/iu;
const OF_TWO = /\b(?:both|the two|two of them|each other|either)\b/iu;
const PAIR = /\{hero\} and \{pal\}|\{pal\} and \{hero\}/u;

/** Who does something that the hero does, and who else is there: "Ada ran" becomes "Ada and Theo ran". */
export function doTogether(wording: string, slots: readonly string[]): string[] {
  const found = DONE.exec(wording);
  const [whole = "", deed = ""] = found ?? [];
  if (!found || OF_ONE.test(deed)) return [];
  const at = found.index;
  const [next = ""] = /^[^.!?]*/u.exec(wording.slice(at + whole.length)) ?? [];
  // "Ada and Theo ran. His heart beat."
  if (OF_HERO.test(next)) return [];
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

const ENDS_ITSELF = /(?:\s*\{(?:refrain2?|close|extra)\})+\s*$/u;
const GOES_ON = /^<?(?:It|He|She|They|Her|His|That|This|\{They|\{Their|\{mid|\{open|\{refrain|\{pal)/iu;

export type Page = {
  key: LevelKey;
  feeling: Feeling;
  phase: Phase;
  number: number;
  /** Nobody has the last word but the plot, unless somebody would be left out. */
  isLast: boolean;
  mustBe: boolean;
  used: ReadonlySet<string>;
};

const SAID = "said|asked|called|cried|whispered|shouted|answered|declared|announced|decided|suggested";
const SPOKEN = new RegExp(String.raw`"([^"{}]*)" (?:(${SAID}) \{hero\}|\{they\} (${SAID}))(?=\.)`, "u");
/** What only who says it can mean. */
const OF_SPEAKER = /\b(?:I|me|my|mine|we are|our)\b/iu;

/** What the first hero says for all of them is said by another one: "We can fix it." */
function speakInstead(wording: string, [slot]: readonly string[]): string[] {
  const found = SPOKEN.exec(wording);
  const [whole = "", speech = "", verb, otherVerb = ""] = found ?? [];
  if (!slot || !found || OF_SPEAKER.test(speech)) return [];
  // Whoever was asked answers.
  if (/\?"[^"]*$/u.test(wording.slice(0, found.index))) return [];
  const told = `"${speech}" ${verb ?? otherVerb} ${slot}`;
  const rest = wording.slice(found.index + whole.length);
  if (OF_HERO.test(rest) || OF_SPEAKER.test(rest)) return [];
  return [wording.slice(0, found.index) + told + rest];
}

/** A page in other wordings, in each of which a child does something that the given one leaves to the first hero. */
export function joinIn(wording: string, slots: readonly string[]): string[] {
  return [
    ...(slots.length === 1 ? joinPair(wording, slots) : []),
    ...doTogether(wording, slots),
    ...speakInstead(wording, slots),
  ];
}

/** The same page with a line about a child whom it leaves out, where the page makes it true. */
export function addLine(wording: string, slot: string, page: Page): string[] {
  const fresh = (lines: readonly string[]) => lines.filter((line) => !page.used.has(line));
  const lines = fresh(page.isLast ? lastLinesFor(page.key, wording) : linesFor(page, wording));
  return (lines.length > 0 || !page.mustBe ? lines : fresh(presenceFor(page.key))).flatMap((line) =>
    putIn(wording, aboutOne(line, slot), page),
  );
}

/** The same page, on which a hurdle is taken, as the idea of a child whom it leaves out. */
export function addIdea(wording: string, slot: string, { key, used }: Page): string[] {
  if (GOES_ON.test(wording) || wording.startsWith('"')) return [];
  return ideasFor(key, wording)
    .filter((line) => !used.has(line))
    .map((line) => `${aboutOne(line, slot)} ${wording}`);
}

const aboutOne = (line: string, slot: string): string =>
  line.replaceAll(/\{sib(?=[.}])/gu, slot.slice(0, -1));

/** How the first page says of whom it is told: in its own words, or in a line before them. */
export function openWith(wording: string, slots: readonly string[], { missing, key }: Opening): string[] {
  if (missing.length === 0 && wording.includes("{hero}")) return [wording];
  const joined = missing.length === 1 ? joinPair(wording, missing) : [];
  return joined.length > 0 ? joined : firstLines(key, slots, wording).map((line) => `${line} ${wording}`);
}

/** `missing` are those whom the page doesn't name by itself. */
type Opening = { missing: readonly string[]; key: LevelKey };

/** At the end, or before the words with which the page ends in any case. */
function putIn(wording: string, line: string, { isLast, mustBe }: Page): string[] {
  if (isLast && !mustBe) return [];
  const end = ENDS_ITSELF.exec(wording);
  if (end?.index) return [`${wording.slice(0, end.index)} ${line}${end[0]}`];
  return [`${wording} ${line}`];
}
