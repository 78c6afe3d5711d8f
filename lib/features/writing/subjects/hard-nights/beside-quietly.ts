import { PARENT } from "@/lib/features/writing/subjects/family-words";
import { MID, OUTSIDER } from "./disclosed-words";
import type { NightRow } from "./hard-night";
import { CHILD, OWN, SAFE, WORRIES } from "./night-words";

const TOUCHED = [
  "touched",
  "danger",
  "touches that aren't right and secrets that hurt",
  "safety",
  WORRIES,
] as const;
const AT_HOME = ["hurt-at-home", "danger", "being hurt by somebody close", "safety", SAFE] as const;
const LURED = [
  "lured",
  "danger",
  "somebody who asks a child for what isn't right",
  "safety",
  WORRIES,
] as const;
const ALONE = ["left-alone", "danger", "being left alone at home", "safety", SAFE] as const;
const HATED = ["bullied", "bullying", "being hurt or called names", "safety", WORRIES] as const;
const OTHER = `(?:${OUTSIDER}|uncle|cousin|coach|man)`;
const SHARER = `(?:${OTHER}|grand(?:pa|dad|father)|grandad|(?:(?:big|older|step) ?)?brother|dad|daddy|papa|boyfriend)`;
const NO_TEACHER = "(?:uncle|cousin|coach|neighbou?r|man|stranger|trainer|step\\p{L}+)";
const IN_PRIVATE =
  "bath(?:room|time|tub|s)?|shower\\w*|changing room|getting (?:changed|dressed|undressed)|undress\\w*|toilet|potty";
const ON_PHONE =
  "(?:group )?chats?|messages?|online|phone|internet|whats ?app|snapchat|instagram|tiktok|roblox|tablet|gam(?:e|ing)";

/** What is said in fewer words still, and means it only beside such a title. */
export const BESIDE_QUIETLY: readonly NightRow[] = [
  [
    ...LURED,
    [
      "strangers? (?:\\p{L}+ )?(?:messages?|messaged|text(?:s|ed)|writes?|wrote|calls?|called|adds?|added|chats?)(?: (?:to|with))?(?: (?:me|her|him|us))?\\W*$",
      `(?:${CHILD}|someone|somebody|he|man|stranger)(?: \\p{L}+)? (?:wants?|wanted|ask(?:s|ed) for) (?:a |my |more )*(?:pictures?|photos?|pics?|selfies?)(?: of (?:me|her|him))?\\W*$`,
      "(?:man|guy|stranger|someone|somebody|he) (?:asks?|asked|wants? to know|knows?) where (?:i|we|she) lives?\\W*$",
    ],
    ON_PHONE,
    "grand\\w+|nana|school photo|birthday",
  ],
  [
    ...HATED,
    [
      "(?:they|someone|somebody|girls|boys|kids)(?: \\p{L}+)? (?:posts?|posted|shar(?:e|es|ed)|sen(?:d|ds|t)) (?:(?:mean|bad|ugly|my|her|his|horrible) )*(?:pictures?|photos?|videos?)(?: of (?:me|her|him))\\W*$",
      "(?:someone|somebody|they|a (?:boy|girl))(?: (?:is|are))? pretend(?:s|ing)? to be (?:me|her|him)\\W*$",
    ],
    ON_PHONE,
    "birthday|holidays?|halloween|bull(?:y|ies|ied|ying)",
  ],
  [
    ...ALONE,
    [
      "(?:nobody|no one|no-one)(?: is|'s)? (?:ever |there )?(?:at )?(?:home|there|with (?:me|us|her|him))(?: at night)?\\W*$",
      "alone with (?:(?:my|the|our|her|his|baby|little) )+(?:brother|sister|siblings?|baby) all (?:day|night|weekend)",
    ],
    "(?:works?|working) (?:at )?nights?|night[- ]shifts?|on nights|works? late|all (?:day|night|weekend)",
    "robots?|toys?|teddy|dolls?",
  ],
  [
    ...TOUCHED,
    [
      `${NO_TEACHER}${MID} (?:washes|bathes|baths|watches|undresses|showers)(?: (?:me|her|him))?\\W*$`,
      "^(?:he|someone|somebody) (?:takes?|took|films?) (?:(?:my|her|a|of) )*(?:pictures?|photos?|videos?|me|her)\\W*$",
      `(?:uncle|coach|man|neighbou?r|stranger|step\\p{L}+)${MID} (?:comes?|came|walks?|walked|looks?|peeps?|peeks?) (?:in|into|in to) the (?:chang\\p{L}+|locker|bathroom|shower|toilet)s?(?: rooms?)?`,
    ],
    `${IN_PRIVATE}|swimming lesson`,
    "dogs?|bab(?:y|ies)|rubber duck|birds?|medals?|cars?|bikes?",
  ],
  [
    ...TOUCHED,
    [
      `(?:${OTHER}|boy|he)(?: \\p{L}+){0,6} and (?:touched|touches|rubbed|rubs|stroked|strokes|kissed|kisses) (?:me|her|my (?:leg|knee|thigh|hair))\\W*$`,
      `(?:don't|doesn't|didn't|do not|does not) like (?:how|when|it when|the way) (?:he|they|${OTHER})(?: \\p{L}+)? (?:touch(?:es|ed)?|rubs?|strok(?:es|ed)|looks? at (?:me|her))(?: (?:me|her|him))?\\W*$`,
      `(?:he|they|${OTHER}) (?:doesn't|won't|didn't|never|does not) stop(?: \\p{L}+)? when (?:i|she|he) (?:say|says|said|cry|cries|cried|ask|asks)(?: \\p{L}+){0,2}\\W*$`,
    ],
    undefined,
    "doctor|dentist|nurse|paint\\w*|tag",
  ],
  [
    ...TOUCHED,
    [
      "(?:her|his|friend's|big|older) (?:\\p{L}+ )?(?:brother|dad|daddy|father|uncle|cousin) (?:came|comes|got|gets|climb(?:s|ed)) (?:in|into) (?:my|her) (?:bed|room|sleeping bag)",
    ],
    "sleep-?overs?|sleep over|friend's house",
  ],
  [
    ...LURED,
    [
      "strangers? (?:gave|offer(?:s|ed)|gives|touch(?:es|ed)|grabb?(?:s|ed)|hugg?(?:s|ed)|kiss(?:es|ed)|follow(?:s|ed)|took|takes|photograph(?:s|ed)|want(?:s|ed)|ask(?:s|ed))(?: (?:me|her|him|us|my|our))?(?: (?:photos?|pictures?|hand))?\\W*$",
      "(?:man|guy|stranger) with (?:a |an? \\p{L}+ )?(?:puppy|puppies|kittens?|dog|sweets|candy) in (?:his|the) (?:car|van)",
      "(?:a|the|some|strange) (?:strange )?(?:man|guy|stranger) (?:took|takes|held|holds|grabs?|grabbed) (?:my|her|his) (?:hand|arm|wrist)\\W*$",
    ],
    undefined,
    "police ?\\w*|guard|kind|helped|helps|directions|santa|halloween|pirates?",
  ],
  [
    ...AT_HOME,
    [`${PARENT}${MID} (?:(?:gets?|is|was|got|so|very|really|always) )+(?:angry|furious|mad)`],
    "wet(?:s|ting)? (?:the|my|his|her) bed|bed-?wetting|wet beds?",
    "bear|lion|dragon|not angry|never angry|isn't angry",
  ],
  [
    ...(["hurt-by-a-grown-up", "danger", "being hurt by a grown-up", "safety", SAFE] as const),
    [
      "^(?:has |with |new )*bruises?\\W*$|bruises? on (?:my|her|his) (?:arms?|back|face|legs?|body|neck|bottom)",
    ],
    "nursery|day ?care|baby-?sitter|child-?minder|kindergarten|pre-?school|teacher|nanny",
    "fell|falls?|knees?|football|apples?|bananas?|bikes?|plums?|clumsy|playground|skat\\w*|fruit",
  ],
  // A secret with somebody, and nights that are none: whatever it is, no book about a bed is told of it.
  [
    ...TOUCHED,
    [
      `secrets? (?:at|with|from|of|about|between (?:me|us) and) ${OWN}${SHARER}(?: (?!and |of )\\p{L}+)?(?:'?s)?(?: (?:house|place|home|flat|apartment|room))?\\W*$`,
      `${SHARER}(?: \\p{L}+)?'s (?:(?:big|little|special|bad|night) )?secrets?\\W*$`,
      `${SHARER}(?: \\p{L}+)? (?:has|have|had|keeps?|tells?|told|says?|said)(?: (?:me|her|him|us|it's|its|it is))? (?:a |the |our |to keep a )?secrets?\\W*$`,
    ],
    "wet(?:s|ting)? (?:the|my|his|her|their) beds?|bed-?wetting|wet beds?|bad dreams?|nightmares?|(?:won't|doesn't|don't|not|can't|afraid to|scared to) sleep\\p{L}*|(?:tummy|stomach|belly) ?aches?|clingy|at night|(?:doesn't|don't|won't) want to (?:go|visit)|(?:suddenly|so|very) quiet|monsters?|(?:scared|afraid) of (?:the dark|bed|bedtime|night)",
    "birthdays?|recipes?|spy|spies|treasure|pirates?|superhero\\w*|codes?|detectives?|agents?|father's day|invent\\w*|tree ?house|hideout|passage|tunnel|snor\\w+|midnight (?:snack|feast)",
  ],
  // What is found in a bag of lunch is another knife.
  [
    ...(["school-violence", "hardship", "violence at school", "safety", SAFE] as const),
    [
      "^(?:(?:a|the|with|real|has|had|have|brought|big|sharp|about|and) )*(?:guns?|knife|knives|pistols?|rifles?|weapons?|machetes?)\\W*$",
      "(?:boys?|girls?|kids?|children|child|someone|somebody|students?|pupils?|friends?|classmates?|he|she|they)(?: \\p{L}+){0,2} (?:has|have|had|brings?|brought|carr(?:y|ies|ied)|carrying|with|hid|hides?|shows?|showed|takes?|took|pulls?|pulled)(?: (?:out|me|us|her|him))? (?:(?:a|the|his|her|their|real|big) )*(?:guns?|knife|knives|pistols?|machetes?)(?=\\W*$|[,.;]| (?:to|at|in|into|on|from|and))",
      "(?:guns?|knife|knives) (?:at|in|to|into) (?:(?:the|my|our|her|his|new|a) )*(?:school|class|classroom|playground|school bag|backpack|rucksack|locker)",
    ],
    "schools?|class\\w*|playground|school bus|college|nursery|teachers?|recess|break ?time",
    "water|squirt|nerf|toy|butter|bread|plastic|bubble|glue|forks?|cook\\w*|kitchen|bak(?:e|es|ing)|chefs?|cake|lunch|carv\\w+|whittl\\w+|scouts?|pirates?|cowboys?|knights?|paint\\w*|clay|pumpkins?|star wars|films?|sheriff|hunt\\w*|museum|dinner|canteen|cutlery|spoons?|picnic|heat|massage|flu|vaccin\\w*",
  ],
  [
    ...(["not-waking", "danger", "a grown-up who can't be woken", "safety", SAFE] as const),
    [
      "(?:can't|cannot|couldn't|can not) wake (?:her|him|mum|mom|mummy|mommy|dad|daddy)(?: up)?\\W*$|^(?:(?:she|he|mum|mom|dad|daddy|mummy|mommy) )?(?:won't|doesn't|didn't|never) wakes? up\\W*$",
      "^(?:(?:empty|beer|wine|vodka) )+bottles?\\W*$|^(?:her |his |takes |took |too many |sleeping )*pills\\W*$",
    ],
    `${PARENT}(?: (?:is|was|always|often|just))* (?:sleep(?:s|ing)?|asleep|in bed|lies)(?: .*)?`,
    "breakfast|morning|snor\\w*|alarm|weekend|sunday|saturday|pancakes?|father's day|mother's day|lazy|night shifts?|trumpet|sofa",
  ],
];
