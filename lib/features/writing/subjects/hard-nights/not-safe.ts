import type { NightRow } from "./hard-night";
import { PARENT, ELDER, CHILD, PERSON, OWN, OF_US, THAT, WORRIES, SAFE, FURY } from "./night-words";

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
      "(?:good|bad|safe|unsafe|wrong|inappropriate) touch(?:es|ing)?",
      "body safety|private parts?|molest\\w*|groom(?:ed|ing) by|bad secrets?",
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
      `${PARENT}${THAT} (?:hit|hits|hitting|beats?(?! \\p{L}+ (?:at|in) )|slaps?|slapped|kicked|kicks|punched|punches|hurts?|choked) (?:me|him|her|us|them|the (?:kids|children)|${OWN}${PARENT}|${OWN}${CHILD})`,
      `(?:beaten|hit|hurt|beat up) by (?:\\p{L}+ )?${PARENT}`,
      "domestic (?:violence|abuse)|violen(?:ce|t) at home|abus(?:e|ed|ive|er)|neglect(?:ed)?",
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
    ["(?:he|she) (?:hits?|hurts?|beats?|slaps?|slapped) (?:me|us|him|her)(?! (?:at|in) )"],
    PARENT,
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
      `(?:${PERSON}|i)(?: \\p{L}+){0,2} (?:wants? to die|(?:doesn't|don't|does not|do not|didn't) want to (?:live|be here any ?more|be alive))`,
    ],
  ],
  [
    "self-harm",
    "danger",
    "somebody who hurts themselves",
    "safety",
    WORRIES,
    [
      "self[- ]?harm\\w*|(?:hurts?|hurting|cuts?|cutting) (?:myself|himself|herself|themselves)",
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
  [
    "missing-child",
    "danger",
    "somebody who is missing",
    "safety",
    WORRIES,
    [
      `(?:${PARENT}|${CHILD})${THAT} (?:went missing|(?:was|got|has been) (?:kidnapped|abducted))`,
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
      `${PARENT}${THAT}(?: (?:is|was|always|often|keeps?|gets?|got|came home))* (?:(?:drinks|drinking|drank)(?! (?:tea|coffee|milk|water|juice|hot|a|an|all|some|my|his|her|the|from))|drunk|an alcoholic|an addict|sober)`,
      "drinks? too much|drinking (?:problem|again|too much)|alcohol\\w*|addict(?:s|ed|ion)?|overdos\\w*|rehab",
      "drugs",
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
];
