import { PARENT } from "@/lib/features/writing/subjects/family-words";
import type { NightRow } from "./hard-night";
import {
  BARE_DRINK,
  CHILD,
  DRUNK,
  ELDER,
  FATHER,
  FURY,
  HIM_OR_HER,
  HURTS,
  MOTHER,
  NO_ALCOHOL,
  OF_US,
  OWN,
  PERSON,
  SAFE,
  TEACHER,
  THAT,
  WORRIES,
} from "./night-words";

const MEAN = "(?:mean|nasty|horrible|cruel|hateful|hurtful|unkind|threatening|hate|rude|nasty and mean)";
/** Where messages are read. */
const BY_PHONE =
  "(?:online|(?:on|in|over|via|through|by) (?:(?:the|a|her|his|my|their|our|class|school|year|group) )*(?:internet|group ?chats?|chats?|whats ?app|snap(?:chat)?|insta(?:gram)?|tik ?tok|roblox|discord|fortnite|minecraft|text|messages?|messenger|social media|phones?))";

/** Where somebody is, or was, in danger. */
export const NOT_SAFE: readonly NightRow[] = [
  [
    "touched",
    "danger",
    "touches that aren't right and secrets that hurt",
    "safety",
    WORRIES,
    [
      `(?:${PERSON}|stranger|man|coach|babysitter)(?: \\p{L}+){0,2} (?:touched|touches|touching) (?:me|him|her|them)(?! with )`,
      "(?:good|bad|safe|unsafe|secret|wrong|inappropriate) touch(?:es|ing)?|(?:stop|don't) touch(?:ing)? me(?! with)",
      "body (?:safety|boundaries)|my body(?: is| belongs to)? (?:mine|me|my own|private)|private parts?|molest\\w*|groom(?:ed|ing) by|bad secrets?",
      "(?:sexual\\w*|child) abuse",
    ],
  ],
  [
    "hurt-at-home",
    "danger",
    "being hurt at home",
    "safety",
    SAFE,
    [
      `(?:${PARENT}|parents)${THAT} ${HURTS} (?:me|us|them|${HIM_OR_HER}|the (?:kids|children)|${OWN}${PARENT}|${OWN}${CHILD})`,
      `(?:beaten|hit|hurt|beat up) by (?:\\p{L}+ )?(?:${PARENT}|parents)`,
      "domestic (?:violence|abuse)|violen(?:ce|t) at home|abus(?:e[sd]?|ing|ive|ers?)|neglect(?:ed)?",
      `(?:scared|afraid|frightened|terrified) of ${OWN}(?:own )?${PARENT}$`,
      `(?:(?:ran|run|running|got|getting) away|escap\\w+|fled) from ${OWN}${PARENT}`,
      "(?:women'?s|domestic violence) (?:refuge|shelter)",
      `${PARENT}(?:'s)? (?:new )?(?:boyfriend|girlfriend|partner)(?: (?:is|was|can be|gets))? (?:scary|mean|nasty|angry|rough|hits|hurts|shouts|frightening)`,
    ],
  ],
  [
    "hurt-at-home",
    "danger",
    "being hurt at home",
    "safety",
    SAFE,
    [`(?:he|she) ${HURTS} (?:me|us|${HIM_OR_HER})`],
    PARENT,
  ],
  // A toddler who hits mommy is no man who does.
  ["hurt-at-home", "danger", "being hurt at home", "safety", SAFE, [`he ${HURTS} ${OWN}${MOTHER}`], FATHER],
  ["hurt-at-home", "danger", "being hurt at home", "safety", SAFE, [`she ${HURTS} ${OWN}${FATHER}`], MOTHER],
  [
    "hurt-by-a-grown-up",
    "danger",
    "being hurt by a grown-up",
    "safety",
    SAFE,
    [
      `(?:${ELDER}|${TEACHER})${THAT} ${HURTS} (?:me|us|them|${HIM_OR_HER}|the (?:kids|children)|${OWN}(?:${CHILD}|${PARENT}))`,
      `(?:beaten|hit|hurt|beat up) by ${OWN}(?:\\p{L}+ )?(?:${ELDER}|${TEACHER})`,
    ],
  ],
  [
    "suicide",
    "danger",
    "somebody who died by suicide",
    "words",
    WORRIES,
    [
      "suicid\\w*|(?:took|taken|take|ended) (?:his|her|their) (?:own )?life|(?:killed|hanged|hung|shot) (?:himself|herself|themselves)",
    ],
  ],
  [
    "wants-to-die",
    "danger",
    "somebody who doesn't want to live",
    "safety",
    WORRIES,
    [
      `(?:${PERSON}|i)(?: \\p{L}+){0,2} (?:(?:wants? to|wanna) (?:die|be dead|kill (?:myself|himself|herself|themselves))(?! (?:of|laughing|${OWN}(?:hair|eggs?)))|(?:doesn't|don't|does not|do not|didn't) want to (?:live(?! (?:in|at|with|here|there|on|near|next|by|alone|far)(?!\\p{L}))|be here any ?more|be alive))`,
      "(?:kill|killing|hang|hanging) myself|end (?:my|his|her|their) (?:own )?life|wish(?:es)? (?:i|he|she|they) (?:was|were) (?:dead|never born)|better off (?:dead|without me)",
    ],
  ],
  [
    "self-harm",
    "danger",
    "somebody who hurts themselves",
    "safety",
    WORRIES,
    [
      "self[- ]?harm\\w*|(?:hurts?|hurting|cuts?|cutting) (?:myself|himself|herself|themselves)(?! (?:an? (?:\\p{L}+ ){0,2}(?:slice|piece|chunk|wedge|bit)(?!\\p{L})|on|by accident|falling|playing|skating|climbing|at (?:the )?(?:park|playground|school|nursery)))",
      "anorexi\\w*|bulimi\\w*|eating disorder",
      `(?:${CHILD}|${PERSON}) (?:ran|runs|run|has run) away from home`,
    ],
  ],
  [
    "killed",
    "danger",
    "somebody who was hurt or killed by others",
    "words",
    SAFE,
    [
      `(?:${PERSON})${THAT} (?:was|were|got|has been|been) (?:shot(?! (?:(?:at|by) (?:the )?(?:doctor|nurse)|to|into|up|out))|stabbed|murdered)`,
      `${PERSON}${THAT} (?:(?:was|got|has been) )?killed(?! (?:by|in) (?:a|an|the) (?:\\p{L}+ )?(?:car|truck|bus|lorry|van|train|accident|crash|fire))`,
      `(?:murder(?:ed)?|shooting|stabbing) of ${OWN}${PERSON}`,
      `(?:shot|stabbed|murdered) ${OWN}(?:${PARENT}|${ELDER}|${CHILD})`,
    ],
  ],
  // "War" or "killed", and nothing else, beside a death is how somebody died.
  [
    "killed",
    "danger",
    "somebody who was hurt or killed by others",
    "words",
    SAFE,
    ["^(?:(?:the|a) )?(?:war|murder|shooting|stabbing|killed|murdered|shot|stabbed)$"],
    `${PERSON}(?:'s)?(?: \\p{L}+){0,3} (?:died|dead|death|passed away|funeral)|(?:death|loss) of ${OWN}${PERSON}`,
  ],
  [
    "missing-child",
    "danger",
    "somebody who is missing",
    "safety",
    WORRIES,
    [
      `(?:${PARENT}|${CHILD})${THAT} (?:went missing|(?:was|got|has been) (?:kidnapped|abducted))`,
      `(?:i|we|he|she|being|been) (?:was |were |got |been )?(?:kidnapped|abducted)(?! by (?:an? |the )?(?:alien|pirate|dragon|witch|giant|robot|troll|goblin|monster|wizard|penguin|monkey)s?)|^(?:kidnapp(?:ed|ing)|abduct(?:ed|ion))$`,
      `(?:kidnapp|abduct)(?:ed|ing) (?:of )?(?:my|our|his|her) (?:${PARENT}|${CHILD})`,
    ],
  ],
  [
    "addiction",
    "home",
    "a grown-up who drinks or takes drugs",
    "safety",
    FURY,
    [
      `${PARENT}${THAT}(?: (?:is|was|always|often|keeps?|gets?|got|came home|starts?|started))* (?:(?:drinks|drinking|drank)(?! (?:${NO_ALCOHOL})(?!\\p{L}))|${DRUNK}|an alcoholic|an addict|sober)`,
      `${PARENT}(?: \\p{L}+){0,4} ${DRUNK}`,
      "drinks? too much|drinking (?:problem|again|too much)|alcohol\\w*|addict(?:s|ed|ion)?|overdos\\w*|rehab",
      "drugs",
    ],
  ],
  // "Beer", and nothing else, beside a mother or a father is what they drink too much of.
  ["addiction", "home", "a grown-up who drinks or takes drugs", "safety", FURY, [BARE_DRINK], PARENT],
  // Whoever is hurt at night, too, and at home, is told of by no plot of a way to school.
  [
    "mean-messages",
    "bullying",
    "being hurt by messages",
    "safety",
    ["bullying", "worries"],
    [
      "cyber[- ]?(?:bull(?:y|ies|ied|ying)|stalk\\w*|mobbing)",
      `bull(?:y|ies|ied|ying)(?: \\p{L}+){0,2} ${BY_PHONE}|${BY_PHONE} bull(?:y|ies|ied|ying)`,
      `${MEAN} (?:\\p{L}+ )?(?:messages?|texts?(?! books?)|dms?|posts?|comments?|voice ?(?:notes?|messages?)|snaps|emails?)(?! in (?:a|the) bottle)`,
      `(?:(?:is|are|was|were|being|be) (?:so |very )?${MEAN}|picks? on|picked on|laugh(?:s|ed|ing)? at|teas(?:es|ed|ing)|insult(?:s|ed|ing))(?: (?:to|at|about))?(?: (?:me|us|him|her|them|each other|other kids))? ${BY_PHONE}`,
      `(?:mean|nasty|horrible|spread(?:s|ing)? (?:lies|rumou?rs)|lies|rumou?rs|insults)(?: (?:kids|girls|boys|children|people|stuff|things|words|jokes|to her|to him|to me|about (?:me|him|her)))? ${BY_PHONE}`,
    ],
  ],
  [
    "drill",
    "hardship",
    "a drill for danger at school",
    "words",
    SAFE,
    [
      "(?:lock-?down|active shooter|shooter|intruder|shooting) drills?|lock-?downs? at (?:my |her |his |the )?school|(?:active|school) shoot(?:er|ers|ing|ings)|guns? (?:at|in|to) (?:my |her |his |the )?school",
    ],
  ],
  [
    "bombs",
    "flight",
    "nights of war",
    "words",
    SAFE,
    [
      `${OF_US} (?:.* )?bomb(?:s|ed|ing|ings)|bomb(?:s|ed|ing|ings) (?:.* )?${OF_US}`,
      `${OF_US} (?:.* )?(?:air[- ]?raids?|missiles?)|(?:air[- ]?raids?|missiles?) (?:.* )?${OF_US}`,
      `sirens? (?:.* )?(?:hide|hid|basement|cellar|shelter)|(?:hide|hid|sleep|slept) in (?:the|our|a) (?:basement|cellar|shelter) (?:.* )?(?:sirens?|war|bombs)`,
      "rockets? (?:hit|fell on) (?:our|my|the) (?:house|home|city|town|school|street)|shelling|soldiers (?:came|took) (?:to our|our|my)|genocide",
    ],
  ],
  [
    "deported",
    "away",
    "somebody who had to leave the country",
    "words",
    ["worries"],
    [
      "deport\\w*|immigration (?:raid|detention|officers?)|(?:detained|taken|arrested) by (?:ice|immigration)|detention(?: cent(?:er|re))",
      `(?:ice|immigration) (?:took|arrested|came for|has) ${OWN}(?:${PARENT}|${ELDER}|${CHILD})`,
      `(?:${PARENT}|${ELDER})${THAT} (?:(?:was|were|is|got|had to be|being) )?sent back to \\p{L}+`,
      "undocumented",
    ],
  ],
  [
    "at-war",
    "away",
    "somebody who is at war",
    "words",
    WORRIES,
    [
      `${PERSON}${THAT} (?:(?:is|was|has) )?(?:fighting|gone|at|away|went) (?:in|at|to) (?:the |a )?(?:war|front)`,
      `${PERSON}${THAT} (?:is )?at war`,
    ],
  ],
  [
    "at-war",
    "away",
    "somebody who is at war",
    "words",
    WORRIES,
    ["^(?:(?:the|a) )?war$"],
    "(?:soldiers?|army|navy|military|deploy(?:ed|ment)|troops?)",
  ],
];
