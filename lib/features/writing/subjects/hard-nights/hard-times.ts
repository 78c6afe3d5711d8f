import { PARENT } from "@/lib/features/writing/subjects/family-words";
import type { NightRow } from "./hard-night";
import {
  CHILD,
  ELDER,
  FURY,
  ILLNESS,
  OWN,
  PERSON,
  PET,
  SAFE,
  THAT,
  THERE_FOR_ELSE,
  WORRIES,
} from "./night-words";

/** Whose operation is no own one of the child's. */
const SOMEBODY = `(?:${ELDER}|brother|sister|twin|cousin|friend)`;
const PART_OF_THEM = "(?:big|small|little|knee|hip|eye|cataract|ear|hernia|tonsils?|adenoids?)";

/** Loss, illness and homes that are gone, which no plot tells. */
export const HARD_TIMES: readonly NightRow[] = [
  [
    "left-us",
    "away",
    "a parent who left or doesn't come back",
    "words",
    FURY,
    [
      `${PARENT}${THAT} (?:(?:is|was) )?(?:not|never|isn't) coming back`,
      `(?:${PARENT}|he|she)(?: has)? (?:left|abandoned|walked out on) (?:us|me)(?=$| (?!at|in|on|with|the))`,
    ],
  ],
  [
    "prison",
    "away",
    "somebody in prison",
    "words",
    FURY,
    ["prison|jail|jailed|behind bars|incarcerat\\w*|in custody of the police"],
  ],
  [
    "arrested",
    "away",
    "somebody who was arrested",
    "words",
    FURY,
    [
      `${PERSON}${THAT} (?:was|got|is|has been) arrested|police (?:took|came for|arrested) ${OWN}(?:${PARENT}|${ELDER}|${CHILD})(?! (?:for an? |on an? |home))`,
    ],
  ],
  [
    "taken-into-care",
    "adoption",
    "going to live with somebody else",
    "words",
    WORRIES,
    [
      `${PARENT}(?: \\p{L}+){0,3} (?:can't|cannot|can not|cant|couldn't|is unable to) (?:take care of|look after|care for) (?:me|her|him|us|them)`,
      "social (?:workers?|services)|contact (?:visits?|cent(?:er|re))|taken into care|kinship care|children's home|orphanages?",
      `(?:going|have|has|had|moving|moved|goes) to live with ${OWN}${ELDER}`,
    ],
  ],
  [
    "foster",
    "adoption",
    "foster care",
    "words",
    WORRIES,
    [
      "foster(?:ed|ing)?(?: (?:care|child|family|mum|mom|dad|home|brother|sister|carers?|parents?|placement))?",
    ],
  ],
  [
    "why-death",
    "death",
    "why people die",
    "words",
    WORRIES,
    [
      "why do (?:people|we|animals|pets|you|old people|babies) (?:have to )?die(?! (?:in|when) (?:autumn|fall|winter))(?!.*(?:leaf|leaves|flowers?|dinosaurs?|stars?))|what happens (?:when|after|if) (?:you|we|people|someone|somebody|i) (?:die|dies)|(?:am i|are we) going to die|(?:will|must|do) (?:i|we) (?:have to )?die|what is (?:death|dying)|what does (?:dead|died) mean|where do (?:people|we|you|pets|animals) go when (?:they|we|you) die",
    ],
  ],
  [
    "may-die-too",
    "death",
    "the fear that somebody else may die",
    "words",
    WORRIES,
    [
      `(?:will|what if|afraid that|scared that|worried that) ${OWN}${PERSON} (?:will |going to |might |may )?(?:die|dies)`,
      `(?:is|are) ${OWN}${PERSON} going to die (?:too|as well)`,
    ],
  ],
  [
    "not-dead-yet",
    "death",
    "somebody who is going to die",
    "words",
    ["worries"],
    [
      `(?:${PERSON}|${PET})${THAT} (?:is|are|might|may|will|could|is going to|is about to|are going to|was going to) (?:be )?(?:dying|die)(?: soon)?(?! (?:of laughter))`,
      "hospices?|palliative|end of life|terminal(?:ly)? (?:ill(?:ness)?|sick|cancer|disease)|dying|stirbt|weeks to live",
      `(?:${PERSON}|${PET})(?: \\p{L}+)? (?:will not|won't|is not going to|isn't going to) get better`,
      "(?:very |so |really )?(?:ill|sick|old) and (?:will|is going to|might|has to) die",
      `put(?:ting)? ${OWN}(?:old )?${PET}(?: \\p{L}+)? (?:to sleep|down)(?=.*\\b(?:tomorrow|today|tonight|next|soon|on \\p{L}+day))`,
      "(?!(?:baby|doll|teddy|bear|child|kids?|she|he|they|we|toys?|i) )\\p{L}+ (?:(?:will|must|has to|needs to|is going to) be|is being) put (?:to sleep|down)",
      `${PET}(?: \\p{L}+){0,3} (?:has to|will|must|needs to|is going to|is being|is) (?:be )?put (?:to sleep|down)`,
      "(?:last|final) days? with (?:my|our) (?:dog|cat|rabbit|horse)",
    ],
  ],
  [
    "accident",
    "hardship",
    "an accident",
    "died",
    WORRIES,
    [
      `(?:${PERSON}|${PET})${THAT} (?:was|got|has been|is|been) (?:hit|run over|knocked (?:down|over)|ran over) by (?:a |the )?(?:car|truck|bus|van|lorry|train|bike|motor\\w+)`,
      `(?:car|truck|bus|lorry|van|train) (?:hit|ran over|killed) ${OWN}(?:${PERSON}|${PET})`,
      `(?:car|bus|road|motorbike) (?:accidents?|crash(?:es)?)|(?:${PERSON}|we|i)(?: \\p{L}+){0,3} in (?:a|an|the) (?:\\p{L}+ )?(?:accident|crash)`,
      `(?:hit|run over) by (?:a |the )?(?:car|truck|bus|van|lorry|train)`,
      `${OWN}${PET}(?: \\p{L}+)? (?:(?:was|got|has been) )?run over`,
    ],
  ],
  [
    "disaster",
    "hardship",
    "losing a home",
    "words",
    ["worries", "bad dreams"],
    [
      "(?:our|my|his|her|their) (?:old )?(?:house|home|flat|apartment|school|kindergarten|nursery|shop) (?:(?:was|is|has|had|got|has been) )?(?:on fire|caught fire|burn(?:ed|t|ing)|destroyed|flooded|collapsed)|(?:burn(?:ed|t)|flooded|destroyed) (?:our|my|his|her|their) (?:\\p{L}+ )?(?:house|home|flat|apartment|school|village|town)(?! (?:of cards|made of))|(?:we|they|i|he|she) lost (?:our|my|his|her|their) (?:house|home|flat|apartment)(?! (?:key|work|game)s?)|lost our (?:house|home)(?! (?:key|game)s?)|(?:house|home|flat|apartment) (?:has )?burn(?:ed|t) down",
      "(?:flood(?:s|ed|ing)?|earthquakes?|hurricanes?|tornado(?:es)?|(?:wild|bush|forest) ?fires?) (?:(?:in|near|hit|hits|came to|comes to|reached) )?(?:our|my|his|her|their) (?:\\p{L}+ )?(?:house|home|street|town|village|city|school|neighbou?rhood)",
      "(?:tornado|hurricane|flood|storm|wildfire|fire) (?:took|destroyed|ruined|burned|swept away) (?:our|my|his|her|their) (?:house|home|flat|town|village)",
      "house fires?|(?:lost|losing|lose) (?:our|my|his|her|their|the|everything|a)(?: \\p{L}+)? ?(?:house|home|flat|apartment|everything)?(?: \\p{L}+)? in (?:a|the) (?:fire|flood|hurricane|tornado|earthquake|wildfire)",
    ],
  ],
  [
    "no-home",
    "hardship",
    "having no home of one's own",
    "words",
    WORRIES,
    [
      "homeless(?:ness)?|evict(?:ed|ion)|(?:sleep|sleeps|sleeping|live|lives|living) in (?:the|our|a) (?:car|shelter|hostel|homeless \\p{L}+|b&b)|(?:temporary|emergency) (?:housing|accommodation)|nowhere to live",
    ],
  ],
  [
    "hunger",
    "hardship",
    "not having enough to eat",
    "words",
    WORRIES,
    [
      "(?:no|not enough|nothing) (?:food|to eat) (?:at home|in the (?:house|fridge|cupboard)|for us)|go(?:es|ing)? to bed hungry|(?:can't|cannot|couldn't) (?:buy|afford|pay for) (?:any |enough )?food|no money (?:left )?for food",
    ],
  ],
  [
    "early-baby",
    "illness",
    "a baby who was born too early or is very ill",
    "words",
    WORRIES,
    [
      "nicu|prem(?:ature(?:ly)?|ie|my|mie)s?|preemies?|(?:born|came) (?:\\p{L}+ )?too (?:early|soon)|neonatal|special care baby(?: unit)?|scbu",
      "preterm|(?:tiny|preterm|very small) bab(?:y|ies)(?: (?:brother|sister))?(?: (?:is|was|has|still|stays?|to))* (?:in|at) (?:the |a )?hospital|baby(?: (?:brother|sister))?(?: (?:is|was|has|had|to|stay|stays|must))* still (?:in|at) (?:the )?hospital",
      "born (?:(?:(?:a few|several|many|so many|\\p{L}+|\\d+) )?(?:weeks?|months?) )(?:too )?early|born (?:at|before) \\d\\d weeks|(?:sister|brother|baby) (?:(?:was|is|has|just) )*(?:born|came|arrived|come) (?:(?:a few|\\p{L}+|\\d+) )?(?:weeks?|months?) (?:too )?early|baby (?:(?:was|is|has|just) )*(?:born|came|arrived|come) early|(?:sister|brother) (?:was )?born early",
      "(?:new )?baby(?: (?:brother|sister))? (?:is|was|so|very) (?:very |so |really )?(?:ill|sick|poorly)",
    ],
  ],
  [
    "early-baby",
    "illness",
    "a baby who was born too early or is very ill",
    "words",
    WORRIES,
    ["incubators?"],
    `${CHILD}s?|${PARENT}|born|hospital|bab(?:y|ies)(?! (?:chick|chicken|duck|duckling|bird|turtle)s?)`,
  ],
  ["panic", "illness", "panic attacks", "words", SAFE, ["panic attacks?|panic disorder|anxiety attacks?"]],
  ["cancer", "illness", "cancer or a tumor", "words", FURY, [ILLNESS]],
  [
    "low",
    "illness",
    "a grown-up who is ill with sadness",
    "words",
    WORRIES,
    [
      "depress(?:ed|ion|ive)|bipolar|mental (?:illness|health|hospital)|psych(?:iatr\\w+| ward)|schizophreni\\w*|burn-?out|nervous breakdown",
      `${PARENT}${THAT} (?:is|was|feels?|seems?)? ?(?:always|so|very|all the time|never)? ?(?:sad|crying|cries)(?: (?:all the time|every day|a lot|all day))`,
      `${PARENT}${THAT} (?:is |keeps )?(?:always|never stops|constantly) (?:sad|crying|cries)`,
      `(?:${PARENT}|she|he)(?: \\p{L}+)? (?:stays|lies|is|won't get) (?:always )?(?:in|out of) bed(?: all day| every day)?(?=$| all| every)`,
    ],
  ],
  [
    "other-operation",
    "illness",
    "",
    "words",
    WORRIES,
    [
      "(?:open )?heart (?:surgery|operations?|defect|transplant)|(?:brain|kidney|liver|eye|spine|back|hip|leg|foot|lung|cleft|bone marrow|appendix|appendicitis)(?: \\p{L}+)? (?:surgery|operations?|transplant|removed)|appendicitis|transplants?|intensive care|icu|life support|in a coma|dialysis",
    ],
  ],
  [
    "lasting-illness",
    "illness",
    "",
    "words",
    WORRIES,
    [
      "diabet\\w+|insulin|epilep\\w+|seizures?|arthritis|sickle cell|crohn'?s|multiple sclerosis|parkinson\\w*|motor neurone?",
    ],
  ],
  // Whoever has a baby there, or works there, lies in no hospital.
  [
    "in-hospital",
    "illness",
    "",
    "words",
    WORRIES,
    [
      `${PARENT}${THAT} (?:(?:is|was|must|needs?|had|has|have|got|stays?|still|going|goes|to|go|be|stay|sleeps?|taken) )*(?:in|at|into|to) (?:the |an? )?hospital`,
      `(?:visit\\w*|see(?:ing)?) ${OWN}${PARENT} (?:in|at) (?:the )?hospital`,
      `ambulance (?:took|takes|taking|came for|comes for|has taken) ${OWN}${PARENT}|${PARENT}${THAT} (?:went|goes|had to go|was taken|is taken|left|has gone) (?:away |off )?(?:in|by) (?:an |the )?ambulance`,
      `${PARENT}(?:'?s)? (?:(?:big|small|little|knee|shoulder|hand|arm|stomach|tummy|belly|throat|nose|gallbladder|thyroid|womb|toe|finger|back|hip|leg|foot|eye|ear|hernia|appendix|appendicitis) )*(?:operations?|surgery)`,
      `${SOMEBODY}(?:'?s)? (?:${PART_OF_THEM} )?(?:operations?|surgery)|${SOMEBODY}${THAT} (?:is having|has|needs|had|is going to have|gets) (?:an? |the )?(?:${PART_OF_THEM} )?(?:operation|surgery)`,
      `${SOMEBODY}(?:'?s)? (?:grommets?|ear tubes?|hernia|tonsils?|adenoids?)|${SOMEBODY}${THAT} (?:is having|has|needs|had|is going to have|gets|is getting) (?:an? |the |his |her |their )?(?:grommets?|ear tubes?|hernia|tonsils?|adenoids?)`,
      `${PARENT}${THAT} (?:(?:is|has|had|have|having|needs?|must|going|to|will|gets?|getting|went|in|for) )+(?:an? |the )?(?:(?:big|small|knee|shoulder|hand|arm|stomach|tummy|throat|back|hip|leg|foot|eye|ear|hernia|appendix) )?(?:operations?|surgery)`,
    ],
    undefined,
    THERE_FOR_ELSE,
  ],
  [
    "in-hospital",
    "illness",
    "",
    "words",
    WORRIES,
    [
      "^(?:in )?(?:the )?hospital(?: visit| bed)?$|^visit(?:ing)?(?: (?:in|at|to))? (?:the )?hospital$|^(?:an |the )?(?:operation|surgery)$",
    ],
    `^(?:(?:i )?(?:miss(?:ing|es)?|visit(?:ing)?|see(?:ing)?|get well(?: soon)?) )?${OWN}${PARENT}(?: (?:is|was) (?:ill|sick|poorly|away))?$`,
    THERE_FOR_ELSE,
  ],
];
