import { PARENT } from "./family-words";

/** Between "put" and "to sleep" stands who it was. */
const WHOM = "(?: \\p{L}[\\p{L}'-]*){0,4}";
/** As it is typed at night. */
export const TO_SLEEP = "(?:to|too|2) sle+a?p+";
const HIM = "(?:him|her|it|them|\\p{L}[\\p{L}'-]*)";
const NEW_ONE = "(?:new |serious |live-?in )?";

/**
 * What a family says of its own hard event, as a run: how it was. A plot has an option for each in its `picks`, and one that
 * says nothing for whoever said nothing.
 */
const FACTS: readonly (readonly [string, RegExp])[] = [
  [
    "ended-by-vet",
    new RegExp(
      [
        `\\bput(?:s|ting)?${WHOM} (?:${TO_SLEEP}|down)\\b`,
        "\\beuth[ae]n[ai][sz]\\w+",
        `\\bvets?(?: had to| has to)? (?:help\\w*|let) ${HIM} (?:to )?(?:die|go|pass|sleep)\\b`,
        `\\bvets?\\b.*\\b(?:injection|inject\\w+|needle|jab)\\b.*\\bdied?\\b`,
        `\\b(?:injection|needle)\\b.*\\b(?:so|and|then) ${HIM} (?:could )?died?\\b`,
      ].join("|"),
      "iu",
    ),
  ],
  [
    "ended-by-car",
    /\b(?:r[au]n(?:ned)? over|runover|knocked (?:down|over)|hit by (?:(?:a|the|our|his|her) )?(?:\w+ )?car|(?:a|the) car (?:hit|ran over))\b(?!.*\b(?:bus|lorry|truck|van|train|tractor|bike|motor\w*|bicycle|mower)\b)/iu,
  ],
  [
    "ended-very-ill",
    /\b(?:cancer|tumou?rs?|kidney (?:failure|disease)|leuk(?:a)?emia|disease|illness|(?:was|were|been|got|very|so|really|too|being) (?:ill|sick|poorly))\b/iu,
  ],
  [
    "ended-by-age",
    /\b(?:old age|(?:was|were|got|very|so|really|too|just|getting) old\b(?! enough)|old and (?:tired|sick|ill|frail|weak))/iu,
  ],
  ["got-married", /\b(?:married|marr(?:y|ies|ying)|wedding|got wed|bride|remarr\w+)\b/iu],
  [
    "parent-boyfriend",
    new RegExp(`\\bboy ?friends?\\b|\\b(?:mum|mom|mam)\\w*'?s? ${NEW_ONE}(?:man|fella|bloke)\\b`, "iu"),
  ],
  ["parent-girlfriend", new RegExp(`\\bgirl ?friends?\\b|\\bdad\\w*'?s? ${NEW_ONE}(?:woman|lady)\\b`, "iu")],
  ["parent-partner", new RegExp(`\\b${PARENT}'?s? ${NEW_ONE}partner\\b|\\bnew partner\\b`, "iu")],
  ["same-age", /\b(?:same|equal) (?:age|year|class|grade)\b|\bas old as\b|\bboth (?:are )?\d+\b/iu],
  ["best-friend", /\b(?:best|bestest) fr(?:ie|ei|e)nds?\b|\b(?:bestie|bff)s?\b/iu],
];

/** The runs of what an order says of these. */
export function listFamilyFacts(texts: readonly string[]): string[] {
  const whole = texts.map((text) => text.replaceAll("’", "'")).join(" ; ");
  return FACTS.flatMap(([run, said]) => (said.test(whole) ? [run] : []));
}
