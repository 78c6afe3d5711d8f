import type { EventRow } from "./untold-event";
import { PARENT } from "@/lib/features/writing/subjects/family-words";
import { PET } from "@/lib/features/writing/subjects/hard-nights/night-words";

const ANYBODY = `(?:${PARENT}|brothers?|sisters?|bab(?:y|ies)|sons?|daughters?|twins?|cousins?|uncle|aunt|auntie|grandma|grandpa|granny|nana|nan|gran|grandad|granddad|grandmother|grandfather|child|boy|girl|friend)`;
const OWNER = "(?:my|our|his|her|their|the|an?)";
const LIMB = "(?:arm|hand|leg|foot|fingers?)";
const MADE = "(?:prosthetic|artificial|robot|bionic|metal|wooden|false|fake|mechanical)";
/** A dragon's wooden leg is a pirate's; of a person of the family it is none. */
const COLOUR =
  "(?:red|ginger|blonde?|brown|black|white|gr[ae]y|blue|green|purple|pink|orange|golden|dark|light|fair)";

/**
 * How somebody looks, what their body is like or can't do. A look is no event: red hair is no haircut, and glasses that
 * somebody has are none that they get.
 */
export const LOOKS_AND_BODIES: readonly EventRow[] = [
  [
    "animal-allergy",
    [
      "allerg(?:ic|y) to (?:\\w+ ){0,2}(?:cats?|kittens?|dogs?|pupp(?:y|ies)|rabbits?|bunn(?:y|ies)|hamsters?|guinea pigs?|horses?|pon(?:y|ies)|pets?|animals?|fur)",
      "(?:cat|dog|horse|rabbit|pet|animal) allergy",
      `(?:can't|cant|cannot|can not|not allowed to|mustn't|won't|never) (?:have|keep|get) (?:an? |the |any |our )?${PET}s? (?:because|cos|cause|as|since)(?: \\w+){1,4} allergic`,
    ],
    ["care/star-cake", "care/three-wags"],
  ],
  [
    "disabled",
    [
      `${ANYBODY}(?: (?:is|are|was|became|who is|has become|with))? (?:now )?(?:disabled|a disability|disabilities|paraly[sz]ed)`,
      `(?:disabled|paraly[sz]ed) ${ANYBODY}`,
      `${ANYBODY}'s disability`,
      `(?:i am|i'm|im|being|is|has) (?:disabled|paraly[sz]ed|a disability)`,
    ],
    ["care/one-step-too-many", "care/lost-second", "care/map-by-touch"],
  ],
  [
    "autistic",
    ["autistic", "autism", "asperger'?s?", "on the (?:autism )?spectrum"],
    ["care/ten-is-the-dryer", "care/four-fifteen", "care/own-time"],
  ],
  // Who sits in it is the hero of the one story, and a parent of the other.
  [
    "others-wheelchair",
    [
      "(?:friends?|classmates?|brothers?|sisters?|cousins?|bestie|mate|neighbou?r|teacher)(?:'s)?(?: who)?(?: \\w+){0,4} wheelchair",
      "wheelchair(?: \\w+){0,2} (?:friend|classmate|brother|sister|cousin)",
    ],
    ["care/lost-second", "care/one-step-too-many", "care/map-by-touch"],
  ],
  [
    "cannot-walk",
    [
      "(?:bab(?:y|ies)|brothers?|sisters?|sons?|daughters?|twins?|cousins?|friend|child|boy|girl|i|he|she)(?: who)? (?:can't|cant|can not|cannot|couldn't|couldnt|(?:is|am) not able to|(?:is|am) unable to|(?:will )?never|won't|wont) walk(?! (?:home|the|to|on|there|alone|past|away|through|without|across|with))",
    ],
    ["care/lost-second", "care/one-step-too-many", "feelings/nearly"],
  ],
  [
    "accident",
    [
      `${PARENT}(?:'s)?(?: (?:has|had|was|were|is|been|got|in|after|an?|the|his|her|bad|big|serious|terrible|car|bike|motorbike|road|traffic|work)){0,5} (?:accident|crash)`,
      "(?:we|i|he|she|they)(?: (?:has|had|have|was|were|been|got|in|an?|bad|big)){1,4} (?:car|road|traffic) (?:accident|crash)",
      // An accident at school is told of wet pants.
      "(?:after|since) (?:the|his|her|an?) (?:car |road |bike )?(?:accident|crash)(?! (?:at|in) (?:(?:the|my|our|his|her|pre) ?)?(?:school|nursery|pre-?school|kindergarten|daycare|class(?:room)?|playgroup|reception|assembly)(?!\\p{L}))",
    ],
    ["care/folded-friend", "care/box-of-sounds", "firsts/six-week-wall"],
  ],
  [
    "parent-broke-bone",
    [
      `${PARENT}(?:'s)?(?: has| had)? (?:broken?|broke|breaks) (?:(?:his|her|an?|the|both) )?(?:arms?|legs?|wrist|ankle|foot|hip|bones?|elbow|shoulder|collarbone)`,
    ],
    ["firsts/six-week-wall", "care/folded-friend", "care/one-step-too-many"],
  ],
  [
    "other-limb",
    [
      `${MADE} ${LIMB}`,
      "prosthe(?:sis|ses|tics?)",
      "amput(?:ated?|ation|ee)",
      `${ANYBODY}'s new ${LIMB}`,
      `(?:my|his|her) new (?:arm|hand|leg)`,
      `${ANYBODY}(?: \\w+)? (?:has|had|have|with|who has) (?:just |only )*(?:one|no|a missing|a short) ${LIMB}`,
      `(?:${ANYBODY}|he|she|i)(?: has| had)? (?:lost|loses|losing) (?:${OWNER} |one )${LIMB}`,
      `born (?:without|with no|with one) ${OWNER}? ?${LIMB}`,
    ],
    ["care/found-by-the-feet", "care/one-step-too-many", "care/lost-second"],
  ],
  [
    "looks",
    [
      `(?<!wash(?:ing)? (?:her |his |my |their )?)(?:${COLOUR}|wavy|straight|spiky) hair`,
      "(?:boy|girl|kid|child|twins?|who|i|he|she)(?: (?:with|has|have|had)) (?:(?:very|really|such|so|beautiful|lots of) )*(?:long|short|thick) (?:hair|plaits?|braids?|pigtails?)",
      "freckles?",
      `(?<!(?:dragon|wolf|giant|elephant|monster|rabbit|bunny|clown|witch)(?: with| has|'s) (?:an? )?)(?:big|huge|large|long|small|tiny|sticking[- ]out|pointy|funny) (?:ears?|nose|feet|teeth|chin|forehead)`,
      `(?:boy|girl|kid|child|i|he|she|my|his|her)(?: (?:with|has|have))? (?:${COLOUR}) eyes`,
      "birth-?marks?",
      "(?:skin colou?r|colou?r of (?:my|his|her|our) skin)",
      "dimples?",
    ],
    ["firsts/shy-mrs-gray", "feelings/other-end", "feelings/six-sizes-of-hello"],
  ],
  [
    "has-glasses",
    [
      "(?<!(?:will|must|to|gonna|now) )(?:have|has|wear|wears|wearing) (?:(?:red|blue|green|pink|purple|thick|big|round) )?(?:glasses|spectacles)(?! (?:now|for the first time))",
      "(?:boy|girl|kid|child|twins?) (?:with|in) (?:(?:red|blue|green|pink|purple|thick|big|round|the) )*(?:glasses|spectacles)",
    ],
    ["firsts/shy-mrs-gray", "friendship/lost-glasses"],
  ],
  // The first one, and whoever doesn't want it, are told of.
  [
    "haircut-gone-wrong",
    [
      "(?:bad|terrible|awful|horrible|ugly|wonky|crooked|lopsided|worst|disastrous) (?:new )?hair ?-?cuts?",
      "hair ?-?cut(?: \\w+)? (?:gone|went|goes|going) wrong|hair ?-?cut disaster",
      `(?:cut|cuts|cutting|chopped|snipped) (?:off )?(?:my|his|her|their) own (?:hair|fringe|bangs|ponytail)`,
      `(?:hates?|hated|hating|doesn't like|doesnt like|embarrassed (?:by|about)) (?:my|his|her|their) (?:new )?hair ?-?cut`,
    ],
    ["firsts/hair-for-a-nest", "feelings/tap-tap-oops"],
  ],
];
