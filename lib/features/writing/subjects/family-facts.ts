import { OWNER, PARENT } from "./family-words";
import { ELDER, PET } from "./hard-nights/night-words";

/** As it is typed at night. */
export const TO_SLEEP = "(?:to|too|2) sle+a?p+";
const HIM = "(?:him|her|it|them|\\p{L}[\\p{L}'-]*)";
/** A pet, or whoever was named before: nobody who is put to bed, and no flowers that are put down. */
const OUR_PET = `(?:${OWNER} )?(?:(?:old|poor|dear|little|sick|lovely|beloved|\\p{L}+'s) ){0,2}${PET}s?`;
const ENDED = `(?:${TO_SLEEP}|down(?! (?:on|in|at|by|into|under|for|there)\\b))`;
const NEW_ONE = "(?:new |serious |live-?in )?";
/** How somebody else was in it: a mother who was ill isn't what the cat died of. */
const SOMEBODY_ELSE = new RegExp(
  `(?<!\\p{L})(?:i|me|${PARENT}|${ELDER}|brother|sister|friend|teacher|neighbou?r)(?!\\p{L}|'s)`,
  "iu",
);
/** What isn't so, or not yet. */
const NOT_SO = /\b(?:not|never|\w+n't|arent|isnt|wasnt|havent|next year|next summer|one day|soon|before)\b/iu;

type Fact = {
  run: string;
  said: RegExp;
  /** With these in the same text it says something else. */
  unless?: RegExp;
};

/**
 * What a family says of its own hard event, as a run: how it was. A plot has an option for each in its `picks`, and one that
 * says nothing for whoever said nothing. A cause that nobody gave is worse than none, so that what might mean another is none.
 */
const FACTS: readonly Fact[] = [
  {
    run: "ended-by-vet",
    said: new RegExp(
      [
        `\\b(?:be|been|being|was|were|got|is) put (?:${TO_SLEEP}|down)\\b`,
        `\\bput(?:ting)? (?:him|her|it|them|${OUR_PET}) ${ENDED}`,
        `\\b${PET} (?:(?:was|is|got|being|has been|had to be) )?put ${TO_SLEEP}\\b`,
        `\\b(?:vet|had to) put(?: \\p{L}+){1,3} ${TO_SLEEP}\\b`,
        `\\b(?:we|they) put \\p{L}+ ${TO_SLEEP}\\b`,
        `\\b(?:vet|had to) put \\p{L}+ ${ENDED}`,
        `\\b${PET} (?:\\p{L}+ )?put down\\b`,
        `\\bput (?:down|${TO_SLEEP}) ${OUR_PET}\\b`,
        `^put (?:down|${TO_SLEEP})\\W*$`,
        "\\beuth[ae]n[ai][sz]\\w+",
        `\\bvets?(?: had to| has to)? (?:help\\w*|let) ${HIM} (?:to )?(?:die|go|pass|sleep)\\b`,
        `\\bvets?\\b.*\\b(?:injection|inject\\w+|needle|jab)\\b.*\\bdied?\\b`,
        `\\b(?:injection|needle)\\b.*\\b(?:so|and|then) ${HIM} (?:could )?died?\\b`,
      ].join("|"),
      "iu",
    ),
    unless:
      /\bnot (?:to )?die\b|\bput(?:s|ting)? (?:me|us|everyone|everybody|(?:(?:the|my|our|his|her) )?(?:kids|children|baby|brother|sister|doll|teddy)) to sleep\b/iu,
  },
  {
    run: "ended-by-car",
    said: new RegExp(
      [
        "\\b(?:was|were|got|gets|getting|been|being|is) (?:\\p{L}+ )?(?:r[au]n(?:ned)? over|runover|knocked (?:down|over))\\b",
        "\\bhit by (?:(?:a|the|our|his|her) )?(?:\\w+ )?car\\b",
        "\\b(?:r[au]n(?:ned)?|knocked) (?:over|down) by (?:a|the) (?:\\w+ )?car\\b",
        "\\b(?:a|the) car (?:hit|ran over)\\b",
        `\\b${PET} r[au]n over\\W*$`,
        "^(?:r[au]n over|runover)\\W*$",
      ].join("|"),
      "iu",
    ),
    unless: /\b(?:bus|lorry|truck|van|train|tractor|bike|motor\w*|bicycle|mower)\b/iu,
  },
  {
    run: "ended-very-ill",
    said: /\b(?:cancer|tumou?rs?|kidney (?:failure|disease)|leuk(?:a)?emia|disease|illness|(?:was|were|been|got|very|so|really|too|being) (?:ill|sick|poorly))\b/iu,
    unless: SOMEBODY_ELSE,
  },
  {
    run: "ended-by-age",
    said: new RegExp(
      `\\bold age\\b|\\b(?:was|were|got|is|are|so|too|just|getting) (?:(?:very|so|really|too|just|getting|quite) )?old(?=\\W*$| (?:and|but|when|now|for)\\b)|\\bvery old(?=\\W*$| ${PET}\\b)|\\bold and (?:tired|sick|ill|frail|weak)\\b`,
      "iu",
    ),
    unless: SOMEBODY_ELSE,
  },
  {
    run: "got-married",
    said: /\b(?:married|marr(?:y|ies|ying)|wedding|got wed|bride|remarr\w+)\b/iu,
    unless: NOT_SO,
  },
  {
    run: "parent-boyfriend",
    said: new RegExp(
      `(?<!\\p{L})${PARENT}(?!\\p{L}).{0,25}\\bboy ?friends?\\b|\\bnew boy ?friend\\b|^(?:(?:her|the|his) )?boy ?friend\\b|\\b(?:mum|mom|mam)\\w*'?s? ${NEW_ONE}(?:boy ?friend|man|fella|bloke)\\b`,
      "iu",
    ),
  },
  {
    run: "parent-girlfriend",
    said: new RegExp(
      `(?<!\\p{L})${PARENT}(?!\\p{L}).{0,25}\\bgirl ?friends?\\b|\\bnew girl ?friend\\b|^(?:(?:her|the|his) )?girl ?friend\\b|\\bdad\\w*'?s? ${NEW_ONE}(?:girl ?friend|woman|lady)\\b`,
      "iu",
    ),
  },
  {
    run: "parent-partner",
    said: new RegExp(`\\b${PARENT}'?s? ${NEW_ONE}partner\\b|\\bnew partner\\b`, "iu"),
  },
  {
    run: "same-age",
    said: /\b(?:same|equal) (?:age|year|class|grade)\b|\bas old as\b|\bboth (?:are )?\d+\b/iu,
  },
  { run: "best-friend", said: /\b(?:best|bestest) fr(?:ie|ei|e)nds?\b|\b(?:bestie|bff)s?\b/iu },
];

/** The runs of what an order says of these; each of its texts says it by itself. */
export function listFamilyFacts(written: readonly string[]): string[] {
  const texts = written.map((text) => text.replaceAll("’", "'").trim());
  return FACTS.filter(({ said, unless }) =>
    texts.some((text) => said.test(text) && !(unless?.test(text) ?? false)),
  ).map(({ run }) => run);
}
