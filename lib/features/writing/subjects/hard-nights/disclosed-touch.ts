import type { NightRow } from "./hard-night";
import {
  BIG,
  CLOTHES,
  DOER,
  MAKES,
  MAN,
  MID,
  NO_PARENT,
  PRIVATE,
  SAY_WHOSE,
  SOON_TOLD,
  VICTIM,
} from "./disclosed-words";
import { CHILD, HIM_OR_HER, OWN, PERSON, WORRIES } from "./night-words";
import { PARENT } from "@/lib/features/writing/subjects/family-words";

const TOUCHED = ["touched", "danger", "touches that aren't right and secrets that hurt", "safety"] as const;

const GETS =
  "(?:comes?|came|coming|gets?|got|getting|climbs?|climbed|climbing|crawls?|crawled|creeps?|crept|sneaks?|sneaked|snuck|slips?|slipped|lies|lay|lays|lying)";
const INTO_BED = `${GETS} (?:down |back )?(?:in|into|in to|to|on|onto|under) ${SAY_WHOSE} (?:bed|bunk|covers|blankets?|duvet)(?!\\p{L})(?! (?:to (?:read|sing|tell|cuddle me|wake|tuck)|and (?:reads?|sings?|tells?|we read)|for (?:an? )?(?:story|stories|book|song)|with (?:a|the|my) (?:book|story|teddy)|when (?:i'm|i am|it|there)|because of|in the morning|at breakfast))`;
const TOUCHES =
  "(?:touch(?:es|ed|ing)?|rub(?:s|bed|bing)?|tickl(?:e|es|ed|ing)|strok(?:e|es|ed|ing)|feels|felt|feeling|grab(?:s|bed|bing)?|squeez(?:e|es|ed|ing)|lick(?:s|ed|ing)?|kiss(?:es|ed|ing)?|pinch(?:es|ed|ing)?|looks? at|looked at|plays? with|played with|pok(?:es|ed))";
const PICTURES = "(?:pictures?|photos?|photographs?|pics?|videos?|films?|selfies?)";
const UNDRESSED =
  "(?:without (?:(?:my|her|his|our|their|any) )?(?:clothes|underwear|pants|knickers|nappy|top|shirt)|with(?: my| her| his)? no clothes(?: on)?|with nothing on|naked|nude|undressed|undressing|changing|getting (?:changed|dressed)|in (?:my|her|his|our|their) (?:underwear|pants|knickers|undies|underpants))";
const BATHED = `(?:${UNDRESSED}|in the (?:bath|bathtub|shower|toilet|bathroom|changing room))`;
const OBJECT = "(?:me|us|him|her|them|\\p{L}+)";

/** What is done to a child's body. */
const BODY: readonly string[] = [
  // A hand, where no hand belongs.
  `(?:hands?|fingers?) (?:\\p{L}+ )?(?:in|inside|into|down|up|under|between|on|underneath) ${SAY_WHOSE} (?:\\p{L}+ )?(?:(?:${CLOTHES}(?<!clothes|top|shirt)|legs)(?! (?:pockets?|leg))|${PRIVATE})`,
  `(?:hands?|fingers?) (?:in|inside|down|up|under|underneath) ${SAY_WHOSE} (?:clothes|top|t-?shirt|shirt)`,
  `${DOER}${MID} (?:reach(?:es|ed)?|puts?|went|goes|gropes?|groped|feels?) (?:\\p{L}+ ){0,2}(?:inside|into|down|under|underneath|up) (?:my|her|their|our|[\\p{L}]+'s) ${CLOTHES}`,
  "fingers? (?:inside|in) me|(?:willy|penis|privates?|tongue) (?:in|into|inside|on|against) (?:me|(?:my|her|his) \\p{L}+)|thing (?:in|inside) (?:me|(?:my|her|his) (?:mouth|bottom|bum))",
  `(?:${DOER}|${CHILD})${MID} ${TOUCHES} (?:my|her|his|their|our|[\\p{L}]+'s) (?:\\p{L}+ )?${PRIVATE}`,
  `(?:touch(?:ed|es|ing)?|rub(?:s|bed)|tickl(?:es|ed|ing)|kiss(?:es|ed)|lick(?:s|ed)) ${OBJECT} (?:down there|there(?! with)|under (?:my|her|his) \\p{L}+|between (?:my|her|his|the) legs|in (?:a|the) (?:bad|wrong|weird|funny|strange) (?:way|places?)|where (?:i|she|he) (?:don't|doesn't))`,
  `${NO_PARENT}${MID} tickl(?:es?|ed|ing) (?:me|us|him|her) (?:in|inside|under) ${SAY_WHOSE} (?:\\p{L}+ )?${CLOTHES}`,
  "(?:hurts?|hurting|sore|bleed(?:s|ing)?) down there",
  `(?:touched|groped|kissed|undressed) by ${OWN}(?:\\p{L}+ )?(?:${BIG}|him)`,
  `(?:${NO_PARENT})${MID} (?:touched|touches|touching|gropes|groped|fondle[sd]) (?:me|us|${HIM_OR_HER}|them)(?! with )`,
  `${DOER}${MID} won't stop (?:touching|kissing|tickling|groping) (?:me|us|${HIM_OR_HER})`,
  "raped?|rapes|rapist|incest|paedophile|pedophile|groped|(?:has|have|had|having|wants) sex with (?:me|us|him|her)|exposes? (?:himself|herself)|exposed (?:himself|herself)",
  // What a child is made to do.
  `${DOER}${MID} ${MAKES} (?:${OBJECT}|${OWN}${CHILD}) (?:to )?(?:touch|kiss|rub|stroke|lick|suck|feel|hold) (?:himself|herself|(?:his|her) (?:\\p{L}+ )?(?:${PRIVATE}|thing|body|lips|mouth)(?!\\p{L})|down there|on the (?:lips|mouth))`,
  `${DOER}${MID} ${MAKES} (?:${OBJECT}|${OWN}${CHILD}) (?:to )?(?:touch|rub|suck) (?:him(?=\\W*$|[,.;]| (?:and|or|when|at|in|there|down|under)(?!\\p{L}))|${HIM_OR_HER})`,
  `(?:${DOER}|brother|friend|boy)${MID} (?:makes?|made|forces?|forced|forcing) (?:${OBJECT}|${OWN}${CHILD}) (?:to )?(?:touch|rub|suck|lick|kiss) (?:it|them|him|${HIM_OR_HER})(?=\\W*$|[,.;]| (?:and|or|when|at|in|there))`,
  `${DOER}${MID} ${MAKES} (?:${OBJECT}|${OWN}${CHILD}) (?:to )?(?:take|get|pull|put) (?:(?:all )?(?:my|her|his|our|their|the) (?!wet|muddy|dirty|wellies|coat|shoe)(?:\\p{L}+ )?${CLOTHES} (?:off|down)|(?:off|down) (?:all )?(?:my|her|his|our|their) (?!wet|muddy|dirty)(?:\\p{L}+ )?${CLOTHES}|naked|undressed)(?! (?:for(?! an? (?:photo|picture|video|game)| him| her)|before|because|and (?:wash|put on|get into the bath))(?!\\p{L}))`,
  `${DOER}${MID} ${MAKES} (?:${OBJECT}) (?:to )?(?:undress|strip|get (?:naked|undressed)|be naked|sleep in (?:his|their) bed|lie (?:down )?(?:with|on|next to|under) (?:him|her)|sit on his lap|show (?:him|her|them) (?:my|her|his) (?:\\p{L}+ )?(?:${PRIVATE}|${CLOTHES}|body)|watch (?:(?:naked|dirty|adult|sex|porn)\\p{L}*|him)(?: \\p{L}+)?(?=\\W*$| (?:undress|shower|pee|touch)))`,
  `(?:${NO_PARENT}|he|she|they)${MID} (?:takes?|took|pulls?|pulled|taking|pulling|rips?|ripped) (?:off (?:my|her|his|our) ${CLOTHES}|(?:my|her|our|[\\p{L}]+'s) ${CLOTHES} (?:off|down))(?! (?:for|before|because|at the beach)(?!\\p{L}))`,
  `${BIG}${MID} (?:lies|lay|laid|lays|lying) on (?:top of )?(?:me|us|${HIM_OR_HER})`,
  `${NO_PARENT}${MID} (?:gets?|got|climbs?|climbed|getting|sits?) on top of (?:me|us|${HIM_OR_HER})`,
  // Kisses of who isn't of the family, or on the mouth.
  `(?:coach|teacher|trainer|instructor|tutor|neighbou?r|stranger|man|priest|pastor|vicar|imam|rabbi|lodger|baby-?sitter|step[- ]?(?:dad|father|brother)|boyfriend)${MID} (?:kiss(?:es|ed|ing)?|tr(?:ies|ied) to kiss|wants to kiss) (?:me|us|${HIM_OR_HER})(?! (?:good ?night|good ?bye|on the (?:cheek|head|hand)))`,
  `(?:${NO_PARENT}|he)${MID} kiss(?:es|ed|ing)? (?:me|us|him|her) (?:on|in) (?:the|my|her|his) (?:mouth|lips|neck)|(?:kiss(?:es|ed)|hugs|cuddles|tickles) me (?:and|when|but|even (?:if|when|though)) i (?:don't (?:like|want)|say (?:no|stop)|said (?:no|stop))`,
  // The bed of a child.
  `${MAN}(?: (?!and |of )\\p{L}+){0,3} ${INTO_BED}`,
  `${MAN}${MID} (?:comes?|came|sneaks?|creeps?|crept) .* and ${INTO_BED}`,
  `(?:${MAN})(?: \\p{L}+){0,2} (?:sleeps?|slept|is|was) (?:in ${SAY_WHOSE} bed with (?:me|him|her|us)|with me in (?:my|his) bed)`,
  // Pictures, and what is looked at.
  `${PICTURES} (?:\\p{L}+ )?of (?:me|us|him|her|them|my|our|his|${OWN}${CHILD}|(?!the |a )\\p{L}+) (?:\\p{L}+ )?${UNDRESSED}(?! mole)`,
  `(?:${NO_PARENT})${MID} (?:takes?|took|taking|makes?|made|has|wants?|films?|filmed) (?:\\p{L}+ )?(?:${PICTURES} )?(?:of )?(?:me|us|him|her|them) ${BATHED}`,
  `(?:naked|nude|dirty|private|sexy) ${PICTURES} of (?:me|us|him|her|my|our|\\p{L}+)(?! mole)|${PICTURES} of (?:my|her|his) ${PRIVATE}`,
  `(?:${NO_PARENT}|he|she)${MID} (?:watch(?:es|ed|ing)?|looks? at|looked at|spies on|sees?|wants? to see) (?:me|us|him|her) (?:while i(?:'m| am)? |when i(?:'m| am)? |get )?(?:${BATHED}|shower(?:ing)?|undress(?:ing)?|(?:get )?(?:dressed|changed)|chang(?:e|ing))`,
  `${DOER}${MID} (?:shows?|showed|showing|sends?|sent) (?:me|us|him|her|them|\\p{L}+) (?:(?:his|her|their|my) (?:\\p{L}+ )?(?:${PRIVATE}|thing)(?!\\p{L})|(?:naked|nude|dirty|sexy|adult|bad|rude) (?:pictures?|photos?|videos?|films?|movies?|people))`,
];

const GAME =
  "secret (?:\\p{L}+ )?(?:games?|touch(?:es|ing)?|kiss(?:es|ing)?|cuddles?|tickl(?:es|ing)|massages?)";
const NOT_TELL =
  "(?:(?:must|may|should|can|could|shall|am|is|was|are|were|i'm)(?: never|(?: ?n[o']?t| not|nt))?|never|not|don't|do not|cannot|can't)(?: (?:allowed|supposed|meant|ever))*(?: to)?(?: ever)? tell";
const WHOM = `(?:on him|on her|(?:your |${OWN})(?:${PARENT}|${PERSON}|teacher|police|parents)|any ?one|any ?body|no ?body|about (?:it|this|what))`;
const MUST_NOT_KNOW = "(?:must|may|should)(?: never|(?: ?n[o']?t| not))(?: ever)? (?:know|find out|hear)";
const FORBIDS =
  "(?:must|may|should) (?:never|not)|mustn't|shouldn't|(?:not|never|isn't|aren't) (?:allowed|supposed) to|never";

/** A grown-up's secret that a child shall keep from the others; none that will be told on a birthday. */
const SECRETS: readonly string[] = [
  `${DOER}${MID} (?:says?|said|saying|tells? (?:me|us|her|him)|told (?:me|us|her|him)|calls it|wants me to)(?: that)? (?:(?:it|this|that|we|what we do|what he does)(?:'s| is| was| has to be| must be| stays?| have| had| has) (?:\\p{L}+ )?(?:our|an?|their)|our|(?:to )?keep (?:it|this|an?|our)) (?:\\p{L}+ )?secret`,
  `(?:i )?promis(?:ed|e)(?: to)? ${OWN}${MAN}${MID} (?:not to|never to|i won't|i'd never) tell`,
  `secrets? (?:(?:just )?between|of) (?:me and ${OWN}${MAN}|(?:my |the )?${MAN}${MID} and me)`,
  `${DOER}${MID} (?:says?|said|tells? (?:me|us|her|him)|told (?:me|us|her|him))(?: that)? ${OWN}(?:${PARENT}|nobody|no one) ${MUST_NOT_KNOW}|${DOER}${MID} (?:says?|said) (?:nobody|no one) (?:must|may|can) (?:ever )?know`,
  `secrets? (?:with|of) ${OWN}(?:${MAN})${MID} (?:that|which) ${OWN}${PARENT} ${MUST_NOT_KNOW}`,
  `(?:don't|do not|never) (?:ever )?tell ${WHOM},? (?:says?|said) ${OWN}(?:${MAN}|he)`,
  "and (?:says|said|tells me|told me)(?: that)? (?:it|this|that)(?:'s| is| was) (?:our|an?) (?:\\p{L}+ )?secret",
  `${DOER}${MID} (?:says?|said|tells?|told|warns?|warned|wants|makes|made|asks?|asked)(?: (?:me|us|her|him))?(?: that)?(?: (?:i|we|she|he|to))* ${NOT_TELL}(?=\\W*$| ${WHOM})`,
  `(?:i|she|he|we) (?:(?:am|'m|is|are|was) )?(?:${FORBIDS}) tell ${WHOM} (?:about|what|where) ${OWN}(?:\\p{L}+ )?(?:${MAN}|we do|he|she|happens|happened)`,
  `(?:what (?:${MAN}|he) (?:does|did)|what happens (?:at|with|when)).* ${NOT_TELL}`,
  `if i (?:ever )?tell(?: ${WHOM})?,? (?:he|she|they|${BIG})|(?:he|she|they|${BIG})(?:'ll| will| would| says he'll) (?:\\p{L}+ ){1,4}if i (?:ever )?tell`,
];

export const DISCLOSED_TOUCH: readonly NightRow[] = [
  [...TOUCHED, WORRIES, BODY],
  // Said without who does it, whom another text names.
  [...TOUCHED, WORRIES, [`^(?:(?:who|he|she|they|always|often) )*${INTO_BED}`], `${MAN}(?!'s)`],
  [
    ...TOUCHED,
    WORRIES,
    [
      `^(?:(?:who|he|she|they|always|often) )*(?:${GETS}|lies) on top of (?:me|us|${HIM_OR_HER})`,
      `^(?:(?:who|he|she|they|always|often) )*(?:touch(?:es|ed|ing)|kiss(?:es|ed|ing)) (?:me|us|${HIM_OR_HER})(?! (?:with|good|on the (?:cheek|head)))`,
    ],
    `(?:${NO_PARENT})(?<!grand(?:ma|mother|mom|mum)|granny|gran|nana?|aunt|aunt(?:ie|y))`,
  ],
  [...TOUCHED, WORRIES, SECRETS, undefined, SOON_TOLD],
  [...TOUCHED, WORRIES, [GAME], `(?:${BIG})(?<!grand(?:ma|mother|mom|mum)|granny|gran|nana?)`, SOON_TOLD],
  [
    ...TOUCHED,
    WORRIES,
    [
      `(?:${FORBIDS}) (?:ever )?tell ${WHOM}|(?:can't|cannot|don't|do not|not) (?:ever )?tell ${OWN}(?:${PARENT}|any ?one|any ?body)`,
      `keep(?:s|ing)? (?:it|this|our|an?|the|his) (?:\\p{L}+ )?(?:secret )?from ${OWN}${PARENT}`,
    ],
    `(?:our|his|a|the) (?:\\p{L}+ )?secrets?(?: with| between| of| game)?.*(?:${MAN})|(?:${MAN}).*secrets?|secrets? that hurts?|^(?:the|our|my|a)? ?(?:\\p{L}+ )?secret$`,
    SOON_TOLD,
  ],
  [
    ...TOUCHED,
    WORRIES,
    [
      `secrets? (?:from|that hurts?|i don't like|about my body)(?: ${OWN}${PARENT})?(?: (?:with|of) ${OWN}${MAN})?(?<=hurts?|like|body|${MAN})`,
    ],
    undefined,
    SOON_TOLD,
  ],
  [...TOUCHED, WORRIES, [`${VICTIM} (?:has|have) (?:an? )?(?:bad|dirty|ugly) secret`]],
];
