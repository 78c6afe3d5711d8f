type Swap = readonly [plain: RegExp, rich: string, richFound: RegExp, plainAgain: string];

/** Pairs that say the same in any sentence of ours; the second has more syllables. */
const SWAPS: readonly Swap[] = [
  [/\beveryone\b/gu, "everybody", /\beverybody\b/gu, "everyone"],
  [/\bEveryone\b/gu, "Everybody", /\bEverybody\b/gu, "Everyone"],
  [/\bsomeone\b/gu, "somebody", /\bsomebody\b/gu, "someone"],
  [/\bSomeone\b/gu, "Somebody", /\bSomebody\b/gu, "Someone"],
  [/\bsmall\b/gu, "tiny", /\btiny\b/gu, "small"],
  [/\bthe whole\b(?! (?:of|lot|while)\b)/gu, "the entire", /\bthe entire\b/gu, "the whole"],
  [/\ba whole\b(?! lot\b)/gu, "an entire", /\ban entire\b/gu, "a whole"],
  [/\bat last\b/gu, "finally", /\bfinally\b/gu, "at last"],
  [/\bAt last\b/gu, "Finally", /\bFinally\b/gu, "At last"],
  // "What, though, was so funny": there it stands for "however".
  [/(?<=, )though(?= )/gu, "although", /(?<=, )although\b/gu, "though"],
  [/\bscared\b/gu, "frightened", /\bfrightened\b/gu, "scared"],
  [
    /(?<=\b(?:noticed|knew|saw|stop|stopped|tried it) )at once\b/gu,
    "immediately",
    /\bimmediately\b(?! (?:after|before|above|below|behind|under|over|next|beside))/gu,
    "at once",
  ],
  // "At once he stopped" is right, "he straight away stopped" is not: these two end what they belong to.
  [/\bstraight away\b/gu, "immediately", /\bimmediately\b(?=[.,;:!?])/gu, "straight away"],
  [
    /(?<!\b(?:[Tt]he|[Tt]hat|[Tt]his|his|her|its|their|not|[Aa]|very|before) |\bvery, )\bvery (?!much\b|well\b|best\b|last\b|first\b|same\b|nearly\b)(?=\p{Ll}{4,})/gu,
    "extremely ",
    /(?<!\b[Aa]n )\bextremely (?=\p{Ll})/gu,
    "very ",
  ],
  [
    /\ban old (?=\p{Ll})(?!friend|acquaintance|joke|loved|three)/gu,
    "an ancient ",
    /\ban ancient (?=\p{Ll})/gu,
    "an old ",
  ],
  [
    /\bquite (?=still|quiet|round|sure)/gu,
    "perfectly ",
    /\bperfectly (?=\p{Ll})(?!good\b|sound\b)/gu,
    "quite ",
  ],
  [
    /(?<!\b(?:should|would) )\bjust\b(?= as (?!easily|well)| like)/gu,
    "exactly",
    /\bexactly\b(?= as| like)/gu,
    "just",
  ],
  [
    /(?<!how |so |too |as |not |very |n’t )\bmuch (?=\p{Ll}+er\b)(?!(?:water|laughter|paper|butter|thunder|weather|matter|other|danger|power|sugar|silver)\b)/gu,
    "considerably ",
    /\bconsiderably (?=\p{Ll}+er\b)/gu,
    "much ",
  ],
  // "She considered stripes, and about what makes them" and "thought about that it was small" are no sentences.
  [
    /\bthought about(?= (?:it|this|that|the)\b)(?![^.!?;:”]*\babout\b)/gu,
    "considered",
    /\bconsidered(?= (?:it|this|that|the (?:\p{Ll}+ )?\p{Ll}+)(?:[.,;:!?]| (?:for|from|with|in|and|while|carefully|closely|seriously|honestly)\b))/gu,
    "thought about",
  ],
  [
    /\bIn the end(?= (?:they|he|she|it)\b)/gu,
    "Eventually",
    /\bEventually(?= (?:they|he|she|it)\b)/gu,
    "In the end",
  ],
  [
    /\bin the end(?= (?:they|he|she|it)\b)/gu,
    "eventually",
    /\beventually(?= (?:they|he|she|it)\b)/gu,
    "in the end",
  ],
  [
    /\ba lot of\b(?! (?:us|you|them|feet|people|(?:\p{Ll}+ )?\p{Ll}+s)\b)/gu,
    "a great deal of",
    /\ba great deal of\b/gu,
    "a lot of",
  ],
  [/\bright away\b/gu, "immediately", /\bimmediately\b(?=[.,;:!?])/gu, "right away"],
  [
    /(?<=\b(?:was|were|is)(?: so| very| too)? )hard(?= to\b)/gu,
    "difficult",
    /\bdifficult(?= to\b)/gu,
    "hard",
  ],
  [
    /(?<=\b(?:was|were|so) )glad(?! of\b)/gu,
    "delighted",
    /(?<=\b(?:was|were|so|very) )delighted(?! with\b)/gu,
    "glad",
  ],
  [/\bmade sure\b/gu, "made certain", /\bmade certain\b/gu, "made sure"],
  [/\bquite sure\b/gu, "absolutely certain", /\babsolutely certain\b/gu, "quite sure"],
  [/\b(?<!\b[Aa] )huge\b/gu, "enormous", /\b(?<!\b[Aa]n )enormous\b/gu, "huge"],
  [/\b([Aa]) huge\b/gu, "$1n enormous", /\b([Aa])n enormous\b/gu, "$1 huge"],
  [
    /\bnice(?= (?:that|if|when|to (?!me|you|him|her|it|them|us|every)\p{Ll})\b)/gu,
    "pleasant",
    /\bpleasant(?= (?:and|to|that|if|when)\b)/gu,
    "nice",
  ],
  [/\ban odd\b/gu, "a peculiar", /\ba peculiar\b/gu, "an odd"],
];

/** The text with one word made richer or plainer, in every way that it can be. */
export function listSwapped(text: string): string[] {
  const swapped: string[] = [];
  for (const [plain, rich, richFound, plainAgain] of SWAPS) {
    swapped.push(text.replace(plain, rich), text.replace(richFound, plainAgain));
  }
  return [...new Set(swapped)].filter((option) => option !== text);
}
