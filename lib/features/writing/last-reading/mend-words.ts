import { CLAUSE, NUMBER, saidTwice, TAKES_A, TAKES_AN } from "./patterns";

type Mend = readonly [pattern: RegExp, put: string];

const QUOTES: readonly Mend[] = [
  [/(^|[\s([—–])"/gu, "$1“"],
  [/"/gu, "”"],
  [/(?<=\p{L})'(?=\p{L})/gu, "’"],
];

const MARKS: readonly Mend[] = [
  [/\s+(?=[,.!?;:](?!\.))/gu, ""],
  [/(?<=“)\s+|\s+(?=”)/gu, ""],
  [/(?<=\p{Ll}[.!?])(?=\p{Lu}\p{Ll})/gu, " "],
  [/,{2,}/gu, ","],
];

const AGREEMENT: readonly Mend[] = [
  [new RegExp(`\\b([Tt]here) was (?=${NUMBER}\\b)`, "gu"), "$1 were "],
  [new RegExp(`\\b([Tt]here) is (?=${NUMBER}\\b)`, "gu"), "$1 are "],
  [new RegExp(`${CLAUSE}([Ww]e|[Tt]hey) was\\b`, "gu"), "$1 were"],
  [new RegExp(`${CLAUSE}([Ww]e|[Tt]hey) is\\b`, "gu"), "$1 are"],
  [new RegExp(`${CLAUSE}([Ww]e|[Tt]hey) has\\b`, "gu"), "$1 have"],
  [new RegExp(`${CLAUSE}([Ww]e|[Tt]hey) does\\b`, "gu"), "$1 do"],
  [new RegExp(`${CLAUSE}([Hh]e|[Ss]he|[Ii]t) are\\b`, "gu"), "$1 is"],
  [new RegExp(`${CLAUSE}([Hh]e|[Ss]he|[Ii]t) don(['’])t\\b`, "gu"), "$1 doesn$2t"],
  [new RegExp(`${CLAUSE}([Hh]e|[Ss]he) were(?!n)\\b`, "gu"), "$1 was"],
  [new RegExp(`${CLAUSE}([Hh]e|[Ss]he) weren(['’])t\\b`, "gu"), "$1 wasn$2t"],
  [new RegExp(`${CLAUSE}([Hh]e|[Ss]he) haven(['’])t\\b`, "gu"), "$1 hasn$2t"],
  [/\b(?:theirsel(?:f|ves)|themself)\b/gu, "themselves"],
  [/\bhisself\b/gu, "himself"],
  // "He gave her her coat" is right often enough.
  [saidTwice("gu", "her"), "$1"],
  // A capital inside a sentence is the letter.
  [
    new RegExp(
      String.raw`(?<![\p{L}’'-])(a|(?<=^|[.!?“] )A) (?=${TAKES_AN})(?!A (?:is|are|as|at|in|of|on|up|and)\b)`,
      "gu",
    ),
    "$1n ",
  ],
  [new RegExp(String.raw`\b([Aa])n (?=${TAKES_A})`, "gu"), "$1 "],
];

/** The hero's token where a model wrote it as a name; "a hero" is a word. */
const TOKEN: Mend = [/(?<=[\p{Ll},;:”] )Hero\b|\bHero(?=['’]s\b)/gu, "HERO"];

/** Puts right what is wrong in one way only: quotation marks, articles, a verb beside its pronoun, a word said twice. */
export const mendWords = (text: string): string =>
  [TOKEN, ...QUOTES, ...MARKS, ...AGREEMENT].reduce(
    (rest, [pattern, put]) => rest.replace(pattern, put),
    text,
  );
