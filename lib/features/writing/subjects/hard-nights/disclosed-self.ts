import { BIG, MID } from "./disclosed-words";
import type { NightRow } from "./hard-night";
import { CHILD, OWN, PERSON, WORRIES } from "./night-words";

const WHO = `(?:${PERSON}|${BIG}|i|kid|teenager|child)`;
const SELF = "(?:myself|himself|herself|themselves|themself)";
const NOT_WANT =
  "(?:do(?:es)?n't|do not|does not|did(?:n't| not)|never|no longer) (?:ever |really )?wants? to";

/** A child, or somebody of the family, who would rather not be. */
const WANTS_TO_DIE: readonly string[] = [
  "i (?:don't|do not|didn't|did not|never|no longer) (?:ever |really )?want to (?:ever )?wake up(?=\\W*$)",
  `(?:${WHO})${MID} ${NOT_WANT} (?:ever )?(?:wake up(?! *\\W*$)|exist|be alive|be here|be in this world|live|go on(?: living)?|be born)(?=\\W*$| (?:any ?more|ever again|again|ever|tomorrow and|because (?:i|he|she) hates?))(?<!(?:be here|live)(?<!i ${NOT_WANT} (?:be here|live)))`,
  `(?:wish(?:es|ed)?|hopes?|want(?:s|ed)?)(?: that)? (?:i|he|she|they)? ?(?:would |could |will |to )?(?:never|not|don't|didn't) (?:ever )?(?:wake up(?=\\W*$| (?:again|ever|any ?more))|exist)`,
  "(?:sleep|asleep) (?:forever|for ever) and (?:never|not) wake",
  "wish(?:es|ed)? (?:i|he|she|they) (?:(?:was|were|had) (?:never|not)(?: been)? born|had(?:n't| not) been born|was(?:n't| not) born|did(?:n't| not) exist|(?:was|were) (?:dead|gone forever|not alive|not here any ?more)|could (?:die|disappear forever|just die))",
  `(?:i|he|she|${CHILD}|teenager)(?: \\p{L}+)? (?:hates?|hating) (?:${SELF}|(?:my|his|her) (?:own )?(?:life|body|self|whole self)|being (?:alive|me))(?! (?:on the|in this))`,
  "self[- ]?(?:hatred|hate|loathing)|(?:no ?body|no one) would (?:miss|notice|care if) (?:me|i)(?! (?:when|if) i (?:hide|play))|(?:every ?(?:one|body)|they|mum|mom|dad)(?: \\p{L}+){0,3} (?:happier|better off) without me",
  "(?:i|she|he) (?:want|wants|would like) to (?:be dead|disappear (?:forever|for ever)|not exist|stop living|be with (?:the )?angels|go to heaven now)|rather be dead|(?:no|nothing) (?:reason )?to live for|no reason to live|life (?:is not|isn't) worth (?:living|it)|don't deserve to live|(?:i am|i'm) worthless",
  `(?:tr(?:y|ies|ied|ying)|tried|plan(?:s|ned)?|going|think(?:s|ing)? (?:about|of)|talks? about) (?:to )?(?:kill|hang|drown|poison|shoot)(?:ing)? ${SELF}|tr(?:ies|ied) to (?:die|end it)`,
  `(?:says?|said|told|tells?|telling)(?: \\p{L}+){0,4} (?:should|to|must|can) (?:(?:go )?(?:and )?kill (?:myself|himself|herself|yourself)|go (?:and )?die|die(?=\\W*$))`,
  `(?:${WHO})${MID} (?:jump(?:s|ed)?|wants? to jump) (?:off|from|out of) (?:the|a) (?:bridge|roof|building|balcony|window) to die`,
];

const LIMBS =
  "(?:arms|wrists?|thighs?|legs|skin|forearms?|(?:arms?|legs?) (?:on purpose|with (?:(?:a|the|her|his|my) )?(?:\\p{L}+ )?(?:knife|blade|razor|scissors?|glass)))";
/** On the fence, with paper: none that was meant. */
const BY_MISHAP =
  "(?! (?:on(?! purpose)|at(?! night)|in(?! (?:secret|(?:her|his|my|the) (?:room|bathroom)))|off|out|from|by|while|climbing|falling|playing|when (?:she|he|i) f[ae]ll\\p{L}*|with(?! (?:a |the |her |his |my )?(?:\\p{L}+ )?(?:knife|blade|razor|scissors?)))(?!\\p{L}))";
const HURTS_SELF: readonly string[] = [
  `(?:${WHO})${MID} (?:cuts?|cutting|slit|slits|slices?|sliced|burns|burning) (?:my|her|his|their) (?:own )?${LIMBS}${BY_MISHAP}`,
  `(?:${WHO})${MID} (?:hurts?|cuts?|scratch(?:es|ed)?|burn(?:s|ed)?|bit(?:es)?|hits?|bang(?:s|ed)?) (?:${SELF}|(?:my|her|his|their) (?:own )?(?:arms?|legs?|head|wrists?|skin)) (?:on purpose|because (?:i|she|he)(?:'m| am| is|'s| feels| feel)? ?(?:so )?(?:sad|bad|worthless|ashamed)|until (?:it|she|he|i) bleeds?)`,
  `^(?:(?:i am|i'm|about|she is|he is) )?cutting (?:my|her|his|their) (?:own )?(?:arms?|wrists?|legs?|thighs?|skin)(?=\\W*$)|(?:${CHILD}|teenager)${MID} (?:is|started|keeps|has been) cutting(?=\\W*$)`,
  "(?:cuts?|scars|cutting|razor|blades?) on (?:my|her|his) (?:arms|wrists?|thighs?)|(?:cut|cuts|slit|slits) (?:my|her|his|their) wrists?",
  "(?:starves?|starving|starved) (?:myself|himself|herself)|mak(?:es?|ing) (?:myself|himself|herself) (?:throw up|sick|vomit|puke)|(?:throws? up|vomits?|sick|pukes?) (?:on purpose|after (?:every|each) meal)",
];

const NOT_EATING = [
  `(?:${WHO})${MID} (?:stop(?:s|ped)? eating|(?:won't|doesn't|does not|don't|do not|refuses to|hardly|barely|isn't|not|never|can't|didn't|will not)(?: want to| like to)? eat(?:s|ing)?|skips? (?:lunch|dinner|meals|breakfast)|eats? (?:nothing|(?:almost|hardly) (?:nothing|anything)))`,
  "^(?:(?:she|he|i) )?(?:stop(?:s|ped)? eating|not eating|won't eat|skipping meals)",
];
const TOO_FAT =
  "(?:feel(?:s|ing)?|felt|thinks?|thought|is|am|'m|be|being|get|gets|getting|looks?|called|says?|too|so)(?: (?:she|he|i|me|her|him|they|that|'s|is|am|too|so|very|will|get|gets|be|not))* (?:fat|chubby|heavy|thinner|thin|skinny|slim)(?! (?:cat|cow|pig|hen|slice|book)s?)|lose weight|losing weight|weight|calories|dieting|(?:on|a) diet|(?:my|her|his) (?:belly|tummy|body|legs) (?:is|are) (?:too )?(?:fat|big)";

const PILLS = "(?:pills?|tablets?|medicines?|medication|painkillers?|paracetamol|tylenol|sleeping pills)";
const OVERDOSE: readonly string[] = [
  `(?:${WHO})${MID} (?:took|takes?|taken|taking|swallow(?:s|ed)?|ate|eats|had|has taken) (?:\\p{L}+ )?(?:too many|too much|(?:all|lots|a lot|handfuls?|a handful) (?:of )?(?:\\p{L}+ )?(?:the|her|his|my)?|(?:a|the) (?:whole )?(?:box|bottle|pack|jar)(?: full)? of) ?(?:\\p{L}+ )?(?:${PILLS})`,
  `(?:too many|all (?:of )?(?:the|her|his|my)) ${PILLS} (?:(?:were|was) )?(?:taken|swallowed)|(?:drank|drinks|swallowed) (?:bleach|poison|(?:rat|weed) poison)`,
  `(?:${WHO})${MID} (?:took|takes|swallowed) (?:her|his|the|some|many) ${PILLS} and (?:would not|wouldn't|didn't|did not|won't|never|could not|couldn't) (?:wake|get) up`,
  `(?:${WHO})${MID} (?:overdos(?:ed|es|ing)|o\\.?d\\.?'?ed)`,
];

export const DISCLOSED_OF_ONESELF: readonly NightRow[] = [
  ["wants-to-die", "danger", "somebody who doesn't want to live", "safety", WORRIES, WANTS_TO_DIE],
  ["self-harm", "danger", "somebody who hurts themselves", "safety", WORRIES, HURTS_SELF],
  [
    "self-harm",
    "danger",
    "somebody who hurts themselves by not eating",
    "safety",
    WORRIES,
    NOT_EATING,
    TOO_FAT,
  ],
  ["overdose", "danger", "somebody who took too many pills", "safety", WORRIES, OVERDOSE],
  // Pills, and nothing else, beside whoever took too many.
  [
    "overdose",
    "danger",
    "somebody who took too many pills",
    "safety",
    WORRIES,
    [`^(?:too many|a lot of|all (?:the|${OWN})) ?${PILLS}$`],
  ],
];
