import { MID, OUTSIDER } from "./disclosed-words";
import type { NightRow } from "./hard-night";
import { OWN, PERSON, SAFE, WORRIES } from "./night-words";

const TOUCHED = ["touched", "danger", "touches that aren't right and secrets that hurt", "safety"] as const;
const LURED = ["lured", "danger", "somebody who asks a child for what isn't right", "safety"] as const;
const BULLIED = ["bullied", "bullying", "being hurt or called names", "safety", WORRIES] as const;
/** What our plots of it tell. */
const BULLY = "bull(?:y|ies|ied|ying)|cyber-?bull\\w*";
const WAR = ["bombs", "flight", "nights of war", "words", SAFE] as const;
export const ME = "(?:me|her|him|us)(?=\\W*$|[,.;:!?])";
/** No mother or father, and no grandparent who reads to a child in bed. */
const OTHER = `(?:${OUTSIDER}|uncle|cousin|coach|man)`;
const STRANGER =
  "(?:(?:a|an|the|some|strange|unknown|older) )(?:\\p{L}+ )?(?:man|men|stranger|guy|bloke|car|van)(?: in (?:a|the) (?:\\p{L}+ )?(?:van|car|truck|park))?";
const SWEETS = "(?:\\p{L}+ )?(?:sweets|candy|candies|lollies|lollipops?|chocolates?|money|a (?:lift|ride))";
const ON_THE_WAY = "walk\\w*|way|alone|street|park|outside|bus|school|home|polite|manners|thank you";
const ONLINE =
  "(?:group )?chats?|messages?|online|phone|internet|texts?|whats ?app|snapchat|instagram|tiktok|roblox";
const UNDRESSED =
  "bath(?:room|time|tub|s)?|shower\\w*|chang(?:es|ed|ing)|(?:getting |gets? )?(?:un)?dress(?:ed|ing)|naked|underwear|bikini|swim\\w*|toilet|potty";
const AT_WAR =
  "(?:kyiv|kiev|kharkiv|odes+a|mariupol|kherson|donetsk|gaza|rafah|aleppo|khartoum|ukraine|syria|sudan|yemen)";

/** The same of strangers, of messages, of other children and of war, and of whoever touches or watches a child. */
export const BESIDE_STRANGERS: readonly NightRow[] = [
  [
    ...LURED,
    WORRIES,
    [
      `${STRANGER} (?:\\p{L}+ )?(?:offer(?:s|ed|ing)?|gave|gives?|giving|promised)(?: (?:me|her|him|us))? ${SWEETS}`,
      `(?:man|men|guy|stranger) (?:who|that) (?:gives?|gave|offers?|offered|hands out|has) ${SWEETS}`,
      `${STRANGER} (?:\\p{L}+ )?(?:follow(?:s|ed|ing)?|stalk(?:s|ed)?|grabb?(?:s|ed)?|photograph(?:s|ed)?|film(?:s|ed)) (?:me|her|him|us)(?=\\W*$|[,.;]| (?:home|to|on|from|after|and|all))`,
      "(?:car|van|truck) (?:\\p{L}+ )?(?:stopped|stops|slowed down|pulled up|pulls up|follow(?:s|ed)) (?:next to |beside |near |for |by |behind )?(?:me|her|him|us)(?=\\W*$)",
    ],
    undefined,
    "ice cream (?:man|van)|santa|father christmas|halloween|trick or treat\\w*|parade|carnival|ducklings?|geese|goose|toy cars?|lego|crossing|lollipop man",
  ],
  [
    ...LURED,
    WORRIES,
    [
      `${STRANGER} (?:talk(?:s|ed)|spoke|speaks|came up|comes up|call(?:s|ed) out|shout(?:s|ed)|whistl(?:es|ed)|wav(?:es|ed)|look(?:s|ed)|star(?:es|ed)) (?:to|at) ${ME}`,
    ],
    ON_THE_WAY,
    "library|museum|zoo|police ?man|fire ?man|post ?man|farm\\w*|snow ?man|ginger\\w*|moon|santa",
  ],
  [
    ...LURED,
    WORRIES,
    [
      "^(?:an? |the |some )?(?:older|old|grown|strange|unknown) (?:man|men|guy|boy|people|person)\\W*$",
      "^(?:the |an? )?strangers?\\W*$",
    ],
    ONLINE,
  ],
  [
    ...LURED,
    WORRIES,
    [
      "(?:naked|nude|sexy) (?:pictures?|photos?|pics?|videos?|selfies?)(?! of (?:the |an? )?(?:statue|mole|cat|rat)s?)|nudes",
      "(?:pictures?|photos?|pics?|videos?|film(?:s|ed|ing)?) (?:of )?(?:me|her|him|us|them|my \\p{L}+) (?:\\p{L}+ )?(?:in|from) the (?:chang\\w+|locker|girls'?|boys'?|shower|toilets?|bathroom)(?: rooms?| toilets?)?",
    ],
  ],
  [
    ...BULLIED,
    [
      "(?:everyone|everybody|they|all|kids|girls|boys|people|classmates)(?: (?:is|are|all|always|just|keep))* (?:laugh(?:s|ing)? at|mak(?:e|es|ing) fun of|mock(?:s|ing)?|pick(?:s|ing)? on) (?:me|her|him|us)",
      "hate (?:page|group|account|posts?|comments?|messages?|videos?|chat)s?(?: .*)?",
      "^(?:(?:nasty|mean|death|the|scary) )*threats?\\W*$|threaten(?:s|ed|ing)? (?:me|her|him|us)(?=\\W*$)",
    ],
    ONLINE,
    BULLY,
  ],
  [
    ...BULLIED,
    [
      "(?:they|boys|girls|kids|children|(?:big|bigger|older) (?:boys|girls|kids))(?: \\p{L}+)? (?:take|took|steal|stole|want|grab|grabbed) (?:my|her|his|our) (?:(?:lunch|dinner|pocket|bus) )?money",
    ],
    "school|year \\d+|class|grade|bus|playground|break",
    BULLY,
  ],
  [
    ...TOUCHED,
    WORRIES,
    [
      "(?:a|the|our|my|bad|big|his|her) (?:\\p{L}+ )?secrets? (?:about|of) (?:my |our |her |his )?(?:uncle|grandpa|grandad|granddad|cousin|coach|teacher|step\\p{L}+|babysitter|the man|neighbou?r|daddy|dad)(?: \\p{L}+)?\\W*$",
    ],
    undefined,
    "birthday|presents?|gifts?|surpris\\w+|party|cake|recipe|spy|spies|treasure|pirates?|magic\\w*|superhero\\w*|garden|code|detective|agent|father's day|past|invent\\w*",
  ],
  [
    ...TOUCHED,
    WORRIES,
    [
      "(?:hug|kiss|cuddle)(?:s|es|ing)? (?:my |her |his |our |the )?(?:uncle|cousin|coach|teacher|man|neighbou?r|step\\p{L}+|visitors?|guests?)(?: \\p{L}+)?\\W*$",
    ],
    "polite\\w*|manners|(?:has|have|had|having|made|forced|told) to|must|doesn't (?:want|like)|don't (?:want|like)",
    "elbow|high five|instead",
  ],
  [
    ...TOUCHED,
    WORRIES,
    [
      `${OTHER}${MID} (?:watch(?:es|ed|ing)?|stares? at|looks? at|films?|filmed|photographs?) ${ME}`,
      `${OTHER}${MID} (?:takes?|took|taking|wants?|makes?) (?:my|her|his|a|our) (?:photo|picture)s?|${OTHER}${MID} (?:takes?|took|taking) (?:a )?(?:photo|picture)s? of (?:me|her|him)`,
    ],
    UNDRESSED,
    "sinks?|swimming (?:lesson|gala|badge|medal)s?|medal|certificate|dress(?:ed|ing) up|costumes?|fancy dress|wedding|rubber duck|birds?|mole|animals?|statues?",
  ],
  [
    ...TOUCHED,
    WORRIES,
    [
      `(?:uncle|cousin|coach|neighbou?r|man|babysitter|step\\p{L}+)${MID} (?:helps?|helped|helping|makes?|made|dresses|undresses|washes|baths|bathes|showers)(?: (?:me|her|him))(?: (?:to|with))?(?: (?:get|getting))?(?: (?:un)?dress(?:ed|ing)?| chang(?:e|ed|ing)| (?:in|after) the (?:bath|shower)|(?: my| her| his) (?:underwear|pants|knickers))`,
      `${OTHER}${MID} (?:touch(?:es|ed|ing)?|rub(?:s|bed|bing)?|strok(?:es|ed|ing)|squeez(?:es|ed|ing)|grab(?:s|bed|bing)?|pats?) (?:my|her) (?:\\p{L}+ )?(?:legs?|knees?|thighs?|neck|tummy|belly|waist|hips?|bottom|hair)(?! (?:guards?|pads?|warmers?|brace|clip|band|bow))`,
      `${OTHER}${MID} (?:comes?|came|sneaks?|creeps?|crept|snuck|gets?) (?:in|into|to) (?:my|her|our) (?:bed)?(?:room)?(?: \\p{L}+)? (?:at night|in the night|every night|in the dark|when (?:it's|it is) dark|when everyone is asleep)(?! (?:to (?:read|sing|turn|check|chase|tell)|and (?:reads?|sings?|snores?)|with (?:a |his |the )?(?:story|book|torch|lullaby|cocoa)))`,
    ],
    undefined,
    "plaster|bandages?|fell|broke\\w*|sprain\\w*|physio\\w*|nurse|cramps?|story|stories|lullab\\w+|costumes?|fancy dress|snow ?suit|sleepover|snor\\w+|fairy|wedding|hairdress\\w*",
  ],
  [
    ...(["killed", "danger", "somebody who was hurt or killed by others", "words", SAFE] as const),
    ["^(?:the |a |mass )*shootings?\\W*$"],
    "school|class|college|mall|street|church|neighbou?rhood|news|scared|afraid",
    "stars?|basket\\w*|netball|hoops?|goals?|football|soccer|hockey|archery|arrows?|penalt\\w+|water pistols?|film\\w*|photo\\w*|movies?|meteors?|rockets?|lacrosse|team|sports?",
  ],
  [
    ...WAR,
    [`^(?:in |from |the |a )*(?:war(?: in \\p{L}+)?|${AT_WAR}|air raids?|explosions?|missiles?|bombs?)\\W*$`],
    "(?:loud )?bangs?|loud (?:noises?|sounds?)|sirens?|scared|afraid|nightmares?|fireworks|balloons?",
    `pillows?|tug|star wars|snowballs?|volcano\\w*|science|rockets?|dinosaurs?|thumb war|water bombs?|${OWN}holidays?`,
  ],
  // Whoever was bitten is no child who bites.
  [
    ...BULLIED,
    [
      "(?:(?:was|is|gets?|got|been|being) )?bitten(?: (?:at|in|by) (?:nursery|school|day ?care|kindergarten|pre-?school|playgroup|another (?:child|boy|girl|kid)|a (?:boy|girl|child|kid)|someone|somebody|friends?))?\\W*$|(?:bite|teeth) marks?(?: on (?:my|her|his) \\p{L}+)?",
    ],
    `(?:${PERSON}(?: \\p{L}+)? )?(?:bites?|biting|bit)(?: .*)?|nursery|day ?care`,
    "mosquito\\w*|midges?|dogs?|cats?|insects?|bugs?|spiders?|ticks?|snakes?|ants?|hamsters?|apple|cookie|biscuit|vampires?|sandwich|parrot|crab",
  ],
];
