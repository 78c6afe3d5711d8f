import { PARENT } from "@/lib/features/writing/subjects/family-words";
import { BESIDE_STRANGERS, ME } from "./beside-strangers";
import { BIG, MID } from "./disclosed-words";
import type { NightRow } from "./hard-night";
import { ELDER, FURY, SAFE, TEACHER, WORRIES } from "./night-words";

const AT_HOME = ["hurt-at-home", "danger", "being hurt by somebody close", "safety", SAFE] as const;
const BY_ELDER = ["hurt-by-a-grown-up", "danger", "being hurt by a grown-up", "safety", SAFE] as const;
const DESPAIR = ["wants-to-die", "danger", "somebody who doesn't want to live", "safety", WORRIES] as const;
const ALONE = ["left-alone", "danger", "being left alone at home", "safety", SAFE] as const;

/**
 * What stands beside a title of an ordinary day, or is the rest of it, and says that somebody isn't safe. Said in so few
 * words it is no sentence that a child discloses; no funny book may be made of the title all the same.
 */
export const BESIDE_DANGER: readonly NightRow[] = [
  [
    ...DESPAIR,
    [
      "^(?:(?:just|only|sometimes|often|always|says?|said|i|he|she|they|really|that) )*(?:wants?|wanted|wanting) to (?:die|be dead|not (?:live|be here|exist))(?=\\W*$| (?:because|when|and|at|every))",
      "(?:said|says?|wrote|writes?|told|tells?)(?: .*)? (?:kill (?:your|my|him|her)self|go (?:and )?die)|^kill (?:your|my|him|her)self|kys",
    ],
  ],
  [
    ...DESPAIR,
    [
      "^(?:(?:i|he|she|just|only|sometimes) )*(?:wants?|wanted|wish(?:es)? (?:i|he|she) could) (?:to )?(?:disappear|vanish)(?: forever)?\\W*$",
    ],
    undefined,
    "magic\\w*|tricks?|invisib\\w*|cloak|wand|wizard|witch|potion|hide[- ]and[- ]seek|superpowers?|ghosts?|chameleon|camouflage|spells?",
  ],
  [
    ...ALONE,
    [
      "(?:we|i|he|she|they)(?: are| am| is|'re|'m|'s) (?:(?:left|all|always|often) )*(?:home alone|alone (?:at home|at night|all night|all day|in the (?:house|flat|apartment)))",
      "(?:home|left) alone (?:all|every|the whole|at) (?:night|day|weekend)|alone (?:at home )?all (?:night|day)",
    ],
    undefined,
    "toys?|teddy|teddies|doll|dogs?|pupp(?:y|ies)|cats?|kittens?|hamsters?|rabbits?|robots?|penguins?|movie|film|fish|goldfish|snail|monster|dragon",
  ],
  [
    ...ALONE,
    [
      "^(?:(?:left|all|always|sleeps?|sleeping|is|being) )*(?:home alone|alone at (?:night|home)|alone in the (?:house|flat|apartment))\\W*$",
    ],
    "(?:works?|working) (?:at )?nights?|night[- ]shifts?|on nights|works? late|(?:house|front door|door|own) keys?|key",
    "toys?|teddy|dogs?|pupp(?:y|ies)|cats?|kittens?|hamsters?|rabbits?|movie|film",
  ],
  [
    ...(["low", "illness", "", "words", WORRIES] as const),
    [
      "^(?:(?:is|she|he)(?:'s)? )*(?:so |very |always |really )*(?:sad|crying|depressed)(?: (?:all|every) \\p{L}+)?\\W*$",
    ],
    `${PARENT}(?: \\p{L}+){0,2} (?:sleeps?|sleeping|stays? in bed|lies in bed)(?: \\p{L}+)? (?:in|during) the day(?:time)?`,
    "nights?|shifts?|nurse|works?",
  ],
  [
    ...(["left-us", "away", "a parent who left or doesn't come back", "words", FURY] as const),
    [
      "^(?:he|she|they)(?:'s| is| has)? (?:(?:never|not)(?: \\p{L}+)? (?:comes?|came|coming|come) (?:back|home)|(?:doesn't|didn't|won't|isn't) (?:ever )?(?:come|coming) (?:back|home))(?: (?:again|ever|any ?more))?\\W*$",
    ],
    PARENT,
    "dogs?|cats?|balls?|kites?|birds?|pigeons?|boomerangs?|balloons?|afraid|scared|worr\\w+|what if",
  ],
  [
    ...AT_HOME,
    [
      `${BIG}${MID} (?:is|was)(?: not|n't)(?: \\p{L}+)? gentle`,
      `${BIG}${MID} (?:slaps|smacks|spanks|whips|canes|lashes out)\\W*$`,
      "(?:gets?|got|being|was|been|is) (?:smacked|slapped|spanked|beaten up|caned|whipped)(?! with (?:a |the )?(?:pillow|wave|snowball|balloon)s?)",
      `${PARENT}${MID} (?:slams?|slammed|smash(?:es|ed)?|kicks?|punch(?:es|ed)?) (?:(?:the|all|every|our) )*(?:doors?|plates|walls?|furniture)`,
    ],
    undefined,
    "wind|windy|draught|draft|storm|piñata|pinata|lego|karate|game|tag",
  ],
  [
    ...AT_HOME,
    [
      `${BIG}${MID} (?:(?:gets?|is|was|got|goes|always|so|very|really|too) )+(?:angry|cross|mad|furious|rough|scary|violent)`,
      `${BIG}${MID} when (?:he|she)(?: is|'s| gets) (?:angry|cross|mad|drunk|furious)`,
      `${BIG}${MID} loses (?:his|her) temper`,
    ],
    "hit(?:s|ting)?|hands are not|gentle hands|gentle|hurt(?:s|ing)?|lashing out|smack\\w*|slap\\w*|doesn't listen|bangs|loud noises",
    "bull|bear|lion|tiger|dragon|pirate|giant|monster|archery|baseball|tennis|target|drum\\w*",
  ],
  // "No hitting" with nobody but a grown-up: who hits isn't said.
  [
    ...AT_HOME,
    [`^(?:by |from )?(?:my |our |her |his |the )?(?:${BIG}|${TEACHER}|${ELDER})\\W*$`],
    "^(?:please |no |stop |stops? |no more )*(?:hitting|smacking|slapping|lashing out|hurting)(?: (?:at home|me))?\\W*$|^hands are not for hitting\\W*$",
    "baseball|tennis|drum\\w*|cricket|golf|piñata|pinata|toddler",
  ],
  [
    ...AT_HOME,
    [
      "(?:locked|shut) (?:in|up in|inside|out of) (?:the|my|her|his|a) (?:\\p{L}+ )?(?:room|bedroom|cupboard|closet|wardrobe|basement|cellar|shed|dark|house)",
    ],
    `listen\\w*|obey\\w*|naughty|bad|behav\\w*|rude|tantrums?|punish\\w*|${PARENT}|teacher`,
    "escape[- ]room|puzzle|princess|tower|dragon|treasure|game|by accident|accidentally|cat|dog|hamster|key|castle|pirates?|wizard",
  ],
  [
    ...AT_HOME,
    [`${BIG}${MID} (?:laughs?|laughing|laughed) at ${ME}`],
    "los(?:es|e|ing)|fail\\w*|cr(?:y|ies|ying)|scared|afraid|stupid|stutter\\w*|wets?|nobody listens|shy",
    "jokes?|tickl\\w*|funny|clown|faces?|silly",
  ],
  [
    ...BY_ELDER,
    [
      `(?:coach|trainer|teacher|tutor|instructor|${ELDER})${MID} (?:(?:always|often|keeps?|just) )*(?:shout(?:s|ed|ing)?|yell(?:s|ed|ing)?|scream(?:s|ed|ing)?|swears?) (?:at|in) (?:${ME}|my face)`,
    ],
    "bench|team|match|football|soccer|game|gym\\w*|swim\\w*|ballet|practi[cs]e|piano|lesson|homework|listen\\w*|hands?|class|train\\w*",
    "goal|hooray|hurrah|joke|laugh\\w*|bravo|well done",
  ],
  [
    ...(["home-fights", "home", "grown-ups who fight at home", "safety", FURY] as const),
    [
      "at home (?:they|everybody|everyone|mum and dad|mom and dad|mummy and daddy|mommy and daddy|my parents) (?:(?:always|all|just|only) )*(?:fight|fights|argue|shout|yell|scream|hit)s?(?! (?:over|about) (?:the|who|whose))",
      "they (?:(?:always|all) )*(?:fight|shout|yell|scream) (?:at each other )?at home",
    ],
    undefined,
    "brothers?|sisters?|siblings?|twins?|cats?|dogs?|kittens?|pupp\\w+|pillows?|mice|dragons?|knights?|sib\\w*",
  ],
  ...BESIDE_STRANGERS,
];
