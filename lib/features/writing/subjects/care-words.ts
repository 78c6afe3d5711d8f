import { wholeName } from "@/lib/features/writing/hero-token";
import { listReadings } from "@/lib/features/writing/list-readings";
import { PARENT } from "./family-words";
import { findEntries } from "./find-entry";
import { MADE_UP_WARS, withoutMadeUpWar } from "./made-up-war";
import { leaveOutMissions } from "./missions";
import { splitWish } from "./runs";
import { isLostInCrowd } from "./events/plain-events";
import { isHurtBySibling } from "./sibling-quarrel";
import { findHardNight } from "./hard-nights/find-hard-night";
import { ELDER, MADE_UP_PRISON, NOBODY_DIES, PET } from "./hard-nights/night-words";
import type { Care } from "./subject";
import { TO_SLEEP } from "./family-facts";
import { SAID_SOFTLY } from "./said-softly";
import { isTeasedForTalk } from "./teased-for-talk";
import { LOST_WORK } from "./who-lost-work";
import { BLOWS, BULLIES, CALLS_NAMES, HITS } from "./unkind-words";
import { withoutAllergyOfBeing, withoutSmallBites } from "./sounds-hard";
import { withoutOwnBlows } from "./who-hits";
import { withoutWorkplace } from "./works-in-hospital";

const PLACE = "(?:house|home|flat|apartment|place)";
/** Parents who live apart, said without a word for it; a dad who stays at home, or a weekend with him, is none. */
const APART = [
  `${PARENT} (?:does ?n[o']?t|do ?n[o']?t|no longer|not) (?:lives?|sleeps?|living) (?:with us|with me|here|at home|together)(?: any ?more)?`,
  `${PARENT} (?:lives|sleeps|stays|is living|is staying|moved) (?:at|in|to|into) (?:another|(?:an? |the |his |her )?(?:different|other|new|own|separate)) ${PLACE}`,
  `${PARENT} lives (?:at|in) (?:his|her) ${PLACE}`,
  `${PARENT} (?:moved|moves|is moving|has moved) out`,
  `(?:every|each|other|only|alternate) weekends? (?:at|with) (?:(?:my|his|her|their) )?${PARENT}(?:'?s)?`,
  `weekends? at (?:(?:my|his|her|their) )?${PARENT}'?s(?=\\W*$|[,.;!?]| (?:${PLACE}|and|is|with)\\b)`,
].join("|");

const WORDS: readonly (readonly [Care, RegExp])[] = [
  [
    "death",
    /(?<![\p{L}\p{N}])(?:died|dies|dying|dead|death|passed away|passing away|funeral|cremat\w+|burial|bereave\w+|grie(?:f|ving|ve)|still-?born|still-?birth|born (?:sleeping|still)|miscarr\w+|pregnancy loss|(?:losing|lost|loss of|lose) (?:a|the|our|her|my|their) (?:(?:little|new|unborn) )?bab(?:y|ies)(?=\W*$|[,.;!?]| (?:brother|sister|boy|girl|twin|cousin|in|at|before|and|when|last|this|on|because|who|too)\b)|angel bab(?:y|ies)|killed (?:by|in) (?:a|an|the) (?:\w+ )?(?:car|truck|bus|lorry|van|train|accident|crash|fire)|(?:scatter\w*|bury\w*|keep\w*) (?:(?:his|her|their|the|[\p{L}-]+'s) )?ashes|(?:gran(?:d\w+|ny|nie|ma|pa)?|nana?|opa|oma|aunt\w*|uncle|mum\w*|mom\w*|dad\w*|papa|mama|dog|cat|rabbit|hamster)(?:'?s)? (?:ashes|grave|coffin|urn)|(?:gran(?:d\w+|ny|nie|ma|pa)?|nana?|opa|oma|aunt(?:ie|y)?|uncle|mum(?:my)?|mom(?:my|ma)?|dad(?:dy|a)?|papa|mama|brother|sister|baby) (?:is |lies |has gone |now )*(?:in|under) (?:the |his |her |a )?(?:ground|earth|grave|coffin|cemetery)|(?<!^(?:the|an?) (?:[\p{L}-]+ )*)(?:(?:is|are) (?:my|our|the|his|her) (?:[\p{L}-]+ )?(?:dog|cat|rabbit|bunny|hamster|guinea pig)|(?:dog|cat|rabbit|bunny|hamster|guinea pig)(?: [\p{L}-]+)? (?:is|lies|are)) (?:now )?(?:in|under) (?:the |his |her |a )?(?:ground|earth|grave|coffin|cemetery)|visit\w* (?:the|his|her|[\p{L}-]+'s) (?:grave|cemetery)|baby (?:loss|(?:who )?(?:never|didn'?t|did not|couldn'?t) (?:come|came) home)|(?:in|to) heaven|muri[óo]|falleci[óo]|gestorben|mort[oea]?s?\b|goodbye to grand\w+|goodbye to (?:my|our|his|her|their|the) (?:\w+ )?(?:dog|cat|rabbit|bunny|hamster|guinea pig|pet|goldfish)(?=\W*$| \w+\W*$)|(?:my|our|his|her|their) (?:\w+ )?(?:dog|puppy|cat|kitten|rabbit|bunny|hamster|gerbil|guinea pig|horse|pony|budgie|fish|goldfish|bird|pet|mouse|tortoise)(?: \w+)? (?:did ?n[o']?t|did not|never) (?:wake|woke) up|(?:crossed|over|went over|at) the rainbow bridge|(?:my|our|his|her|their) (?:gold)?fish (?:is|went|was|floats|floated) belly up|(?:dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea pig|horse|pony|budgie|pet)(?: \w+){0,3} put (?:to sleep|down)|put(?:ting)? (?:my|our|his|her|their|the) (?:old )?(?:dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea pig|horse|pony|budgie|pet) (?:to sleep|down)|(?:lost|losing) (?:his|her|their|my|our|a) (?:mum|mom|mommy|mummy|mother|dad|daddy|father|parent|gran\w*|nan|baby brother|baby sister|brother|sister)|in (?:loving )?memory of|rest in peace|did (?:(?:my|our|his|her|their) (?:[\p{L}-]+ ){1,3}|(?:gran\w*|nana?|opa|oma|mum(?:my)?|mom(?:my)?|dad(?:dy)?) )(?:have to )?die)(?![\p{L}\p{N}])/iu,
  ],
  [
    "illness",
    /\b(?:cancer|leuk(?:a)?emia|chemo\w*|tumou?r|terminal(?:ly)? (?:ill(?:ness)?|sick|cancer|disease)|stroke|heart attack|cystic fibrosis|epilep\w+|seizure\w*|coma|dementia|alzheimer\w*|depress\w+|asthma|allerg\w+|tonsils?|tonsillectomy|adenoids?|grommets?|ear tubes?|hernia|an(?:a)?esthe\w+|operation|surgery|diabet\w+|vaccin\w+|hospital|(?:very|so|really) (?:ill|sick)|seriously ill)\b/iu,
  ],
  [
    "divorce",
    new RegExp(
      `\\b(?:divorc\\w+|separat(?:ed|ing|ion(?! anxiety))|custody|split(?:ting)? up(?! (?:the|a|an|into)\\b)|two homes|two houses|${APART})(?![\\p{L}\\p{N}])`,
      "iu",
    ),
  ],
  [
    "away",
    /\b(?:prison|jail|deploy(?:ed|ment)|army|navy|soldier|military|work(?:s|ing)? (?:abroad|away|far away)|rehab)\b/iu,
  ],
  [
    "disability",
    /\b(?:wheel ?chair|hearing aids?|cochlear|deaf\w*|blind|blindness|white cane|stutter\w*|stammer\w*|dyslexi\w+|adhd|autis\w+|down'?s? syndrome|cerebral palsy|prosthetic|amput\w+|disab\w+|tourette\w*|dyspraxi\w+)\b/iu,
  ],
  [
    "faith",
    /\b(?:eid|ramad(?:h)?an|ramazan|ramzan|iftaa?r|suhoor|suhur|sehri|mosque|allah|hanukk?ah|chanukah|passover|pesach|rosh hashanah|yom kippur|purim|sukkot|bar mitzvah|bat mitzvah|synagogue|torah|diwali|deepavali|holi|vaisakhi|temple prayers?|baptism|christening|(?:first|holy) communion|confirmation|church|jesus|god|bible|quran|koran|buddha|vesak|pray(?:er|ers|ing)?|saying grace|say grace)\b/iu,
  ],
  [
    "adoption",
    /\b(?:adopt\w*|foster(?:ed|ing)? (?:care|child|family|mum|mom|dad|home|brother|sister)|foster)\b/iu,
  ],
  [
    "bullying",
    new RegExp(
      `\\b(?:${BULLIES}|${HITS}|(?:${BLOWS}) (?:me|him|her|us|them|people|other|others|kids|children|friends|my|his)|(?:he|she|brother|sister|cousin|friend|kid|boy|girl|twin) (?:bites|kicks|pushes|hurts|punches)|biting|kicking people|${CALLS_NAMES})\\b`,
      "iu",
    ),
  ],
  [
    "home",
    /\b(?:parents|mom|mum|mommy|mummy|dad|daddy|mama|papa|mother|father)(?:'?s)?(?: (?:is|are|always|keep|keeps|and (?:mom|mum|mommy|mummy|dad|daddy|mama|papa|mother|father)))* (?:fight(?:s|ing)?|argu(?:e|es|ing)|quarrel(?:s|ing)?|shout(?:s|ing)?|yell(?:s|ing)?|scream(?:s|ing)?|hits?|hitting|drinks(?! (?:tea|coffee|milk|water|juice|cocoa|hot|a|his|her|my|the|from)(?!\p{L}))|drunk)\b/iu,
  ],
  [
    "flight",
    /\b(?:refugee\w*|war|fled|flee(?:ing)?|asylum|(?:new|another|different) country|(?:em|im)migra\w+|migrants?|mov(?:e|es|ed|ing) (?:abroad|overseas|country|countries)|(?:left|leave|leaving) (?:our|my|his|her|their) country|(?:does ?n[o']?t|do ?n[o']?t|ca ?n[o']?t|cannot|not) speak(?:ing)? (?:the (?:new )?language|english)|speaks? my language|new language,? (?:and |at )?(?:a )?new (?:school|home)|new (?:school|home),? (?:and )?(?:a )?new language|bomb shelter|earthquake)\b/iu,
  ],
  [
    "family",
    /\b(?:step ?(?:-| )?(?:family|mum|mom|dad|brother|sister|parents?|father|mother)|blended family|two (?:mums|moms|mummies|mommies|mothers|mamas|dads|daddies|fathers|papas)|(?:dad|daddy) and (?:papa|pop)|papa and (?:dad|daddy)|(?:mom|mommy|mum|mummy) and mama|mama and (?:mom|mommy|mum|mummy)|(?:same[- ]sex|gay) (?:parents?|dads?|fathers?|moms?|mums?|mothers?))\b/iu,
  ],
  ["job", LOST_WORK],
];

const DEATH = WORDS.find(([care]) => care === "death")?.[1] ?? /(?!)/u;
const FAMILY_WORDS = WORDS.find(([care]) => care === "family")?.[1] ?? /(?!)/u;
/** Somebody outside of the family is hurt, too, or hurts. */
const OF_OTHERS =
  /\b(?:bull(?:y|ies|ied|ying)|picked on|name[- ]calling|school|nursery|kindergarten|class\w*|friends?|kids|children)\b/iu;

/** A noise hurts ears; somebody who does is another matter. */
const NOISE =
  "it|that|this|noises?|sounds?|bells?|hand ?dryers?|dryers?|music|hall|assembly|alarms?|sirens?|hoover|vacuum|blender|lights?|sun|screen|everything|places?|rooms?|canteen|fire drill|singing";
const BESIDE_NOISE =
  "in|at|of|the|a|our|my|his|her|school|toilets?|bathroom|class|hall|is|too|so|loud|really|always|just|that|which|and|it";
const NOISE_HURTS = `(?:^|\\b(?:${NOISE})(?: (?:${BESIDE_NOISE}))* )hurts (?:my|his|her|their|our) (?:ears?|eyes|head)\\b`;

/** Who has the name of a hero is the parent's own child; Rory, whom nobody knows, may be anybody who hits. */
const asOwnChild = (text: string, heroes: readonly string[]): string =>
  heroes
    .filter((hero) => hero.trim() !== "")
    .reduce(
      (rest, hero) =>
        rest.replace(wholeName(hero.trim()), (whole: string, owns?: string) => (owns ? whole : "my son")),
      text,
    );

/** Nobody is bullied by a dog or a wasp. */
const BY_AN_ANIMAL =
  "\\b(?<!with (?:the|a|his|her) )(?:dog|puppy|cat|kitten|bee|wasp|hamster|rabbit|horse|pony|goose|duck|swan|snake|mosquito|spider|crab|squirrel) (?:(?:just|once|has|had) )?(?:bit|bites|bitten|kicked|kicks|scratched|scratches|hurts|hurt|pushed) (?:me|him|her|us|them|my|his|our)\\b";

/** What sounds like one of them and isn't. */
const HARMLESS: readonly (readonly [Care, RegExp])[] = [
  [
    "death",
    new RegExp(
      `${/\bday of the dead\b|\bdead (?:tired|easy|funny|quiet|batter(?:y|ies))\b|\bbatter(?:y|ies) (?:is|are|was|were|went|go) dead\b|\bdead sea\b|\bdinosaurs? (?:died|dies)|\bdied out\b|\bdead end\b/u.source}|\\b(?:${NOBODY_DIES})\\b`,
      "iu",
    ),
  ],
  [
    "flight",
    new RegExp(
      `${/\b(?:holiday|vacation|trip|visit(?:ing)?|travell?ing)(?: \w+){0,4} (?:new|another|different) country\b|\b(?:friend|boy|girl|child|kid|classmate|neighbou?r|gran\w*|nana?|aunt\w*|uncle|cousin)(?: [\w']+){0,4} (?:abroad|overseas|(?:another|different) country|(?:the|our|my) language|english)\b|\btug of war\b/u.source}|\\b(?:${MADE_UP_WARS}) wars?\\b|\\bwars? (?:of|between|against) (?:the )?(?:\\w+ )?(?:${MADE_UP_WARS})\\b`,
      "iu",
    ),
  ],
  [
    "bullying",
    new RegExp(
      `${/\b(?:hits?|hitting) (?:the|a|its|in|by)\b|\bhit (?:with|by) (?:an? )?(?:water |snow|beach |bouncy )?(?:balloon|ball|pillow|cushion)s?\b|\b(?:big|greatest|smash|direct|number one) hits?\b|\b(?:push(?:es|ed)|kicks|kicked) (?:me|him|her|us|them) (?:(?:on|in|up|along|around|down|through) (?:the|an?|my|his|her|our) (?!floor|stairs|street|ground|mud|face|water|dirt|playground)|the ball)|\bbit (?:his|its|her) (?:own )?(?:tail|tongue|apple|cookie)\b|\bbiting (?:(?:my|his|her|their) )?nails\b|\bnail[- ]biting\b|\bthe hit\b/u.source}|${NOISE_HURTS}|${BY_AN_ANIMAL}`,
      "iu",
    ),
  ],
  [
    "home",
    /\b(?:hit(?:s|ting)? (?:the|a)|(?:shout(?:s|ing)?|scream(?:s|ing)?|yell(?:s|ing)?) (?:for|hooray|goal))\b/iu,
  ],
  [
    "illness",
    /\b(?:toy|teddy|doll'?s?) hospital\b|\b(?:toy|teddy|doll|bear)(?:'s)? operation\b|\bstroke (?:a|the|her|his)\b|\b(?:breast|back|butterfly|swimming|brush)[- ]?stroke\b/iu,
  ],
  [
    "away",
    new RegExp(
      `${/\b(?:pirates?|robbers?|burglars?|thie(?:f|ves)|dragons?|sheriffs?|knights?|castle)\b.*\b(?:jail|prison)\b|\b(?:toy|tin|ant) (?:soldiers?|army)\b|\barmy of\b|\bnavy blue\b|\b(?:wildlife|animal|bird|hedgehog|turtle|seal) rehab\b/u.source}|\\b(?:${MADE_UP_PRISON})(?![\\p{L}])`,
      "iu",
    ),
  ],
];

const STEP_PARENT = /\bstep-? ?(?:dad(?:dy)?|mom(?:my)?|mum(?:my)?|father|mother|parent)\b/giu;
const NEW_WORK =
  /\b(?:new (?:job|work|boss)|first (?:day|shift)(?: back)? (?:at|of|in|on)(?: (?:his|her|the|a|an|my))?(?: new)? (?:job|work)|(?:start(?:s|ed|ing)?|goes|going) (?:back )?to work|start(?:s|ed|ing)? (?:work|(?:his|her|a|the)(?: new)? job))\b/iu;

/** Whoever's new work is ordered may well be a stepfather: it is his day that is told, and no new family. */
const isOfStepParentAtWork = (texts: readonly string[]): boolean =>
  texts.some((text) => NEW_WORK.test(text)) &&
  !texts.some((text) => FAMILY_WORDS.test(text.replace(STEP_PARENT, " ")));

/** Parents who quarrel and speak of parting live together still. */
const LIVES_APART = new RegExp(
  `\\b(?:separat(?:ed|ion)|custody|split(?:ting)? up|two (?:homes|houses)|moved out|(?:new|other|'s) (?:house|flat|place|home|apartment)|(?:are|is|got|get|been) divorced|${APART})(?![\\p{L}\\p{N}])`,
  "iu",
);

/** What a parent's words ask to be told with care; what no plot tells comes first. */
export function listCares(
  written: readonly string[],
  night = findHardNight(written),
  heroes: readonly string[] = [],
): Care[] {
  // As a telephone types them.
  const texts = leaveOutMissions(written).map((text) => text.replaceAll("’", "'"));
  const said = listSaid(texts, heroes);
  const isQuarrel = said.includes("home") && !texts.some((text) => LIVES_APART.test(text));
  const cares = isQuarrel ? said.filter((care) => care !== "divorce") : said;
  const more: Care[] = [
    ...(tellsOfDeath(texts) ? (["death"] as const) : []),
    ...(leavesCountryAtWar(texts) ? (["flight"] as const) : []),
    ...(isTeasedForTalk(texts) ? (["bullying"] as const) : []),
  ];
  return [...new Set([...(night ? [night.care] : []), ...more, ...cares])];
}

/** Figures and dots are letters only where they hide what is hard: C-3PO is called so. */
export const readDisguised = (texts: readonly string[]): readonly string[] =>
  texts.map((text) =>
    listCares([text]).length > 0
      ? text
      : (listReadings(text).find((one) => listCares([one]).length > 0) ?? text),
  );

/** A pet is put down and ashes are scattered in one topic, and whose they are stands in another. */
const OF_A_DEATH = new RegExp(`\\b(?:put (?:down|${TO_SLEEP})|ashes|euth[ae]n[ai][sz]\\w+)\\b`, "iu");
/** "We had to put Rex to sleep": nobody has to put a child to bed so. */
const HAD_TO = new RegExp(
  [
    `\\b(?:[Ww]e|[Tt]hey|[Tt]he vet) (?:have )?had to put \\p{Lu}\\p{Ll}+ (?:down|${TO_SLEEP})\\b`,
    `^\\p{Lu}\\p{Ll}+ (?:was|had to be|got) put (?:down|${TO_SLEEP})(?=\\W*$| (?:yesterday|today|last|this)\\b)`,
    `^(?!(?:[Hh]e|[Ss]he|[Ii]t|[Bb]aby|[Dd]oll|[Tt]eddy|[Ee]veryone|[Tt]oddler|[Mm]onster|[Dd]ragon) )\\p{L}+(?<!s|children) had to be put ${TO_SLEEP}(?=\\W*$)`,
  ].join("|"),
  "u",
);
/** Beside a pet, "we put Rex to sleep" is that as well, and so is a goodbye. */
const WE_PUT = new RegExp(
  `\\b(?:(?:[Ww]e|[Tt]hey) put \\p{Lu}\\p{Ll}+|[Tt]he vet put \\p{L}+) (?:down(?! (?:on|in|at|by|into|under|and|for)\\b)|${TO_SLEEP})\\b`,
  "u",
);
/** "The vet helped him die". */
const VET_HELPED =
  /\bvets? (?:had to |has to )?help\w* (?:(?!not |never |so |nobody |no )\p{L}+ ){1,2}(?:to )?(?:die|pass away)\b/iu;
const GOODBYE = /^(?:[Gg]ood-?bye|[Ff]arewell),? \p{Lu}\p{Ll}+[.!]*$/u;
const OUR_PET = new RegExp(`^(?:my|our|his|her|their) (?:(?:old|dear|little) )?${PET}$`, "iu");
const SOMEBODY = new RegExp(`\\b(?:${PARENT}|${ELDER}|${PET})\\b`, "iu");
const PETS = new RegExp(`\\b(?:${PET}|vet)\\b`, "iu");
const tellsOfDeath = (texts: readonly string[]): boolean => {
  const all = texts.join(" ");
  const isSaid = (text: string) =>
    SAID_SOFTLY.test(text) ||
    HAD_TO.test(text) ||
    VET_HELPED.test(text) ||
    (WE_PUT.test(text) && PETS.test(all)) ||
    (GOODBYE.test(text) && texts.some((one) => OUR_PET.test(one))) ||
    (OF_A_DEATH.test(text) && (/ashes/iu.test(text) ? SOMEBODY : PETS).test(all));
  return texts.some(isSaid);
};

const COUNTRY_AT_WAR =
  "(?:from )?(?:home in )?(?:ukraine|syria|afghanistan|gaza|palestine|sudan|south sudan|yemen|iraq|eritrea|somalia|myanmar|congo|lebanon)\\b";
const LEFT = new RegExp(
  `\\b(?:left|fled|flee(?:ing)?|escap\\w+|had to leave|leav(?:e|es|ing) home in) ${COUNTRY_AT_WAR}(?!.*\\b(?:holidays?|vacation|visit|trip)\\b)`,
  "iu",
);
const LEAVES = new RegExp(`\\bleav(?:e|es|ing) ${COUNTRY_AT_WAR}`, "iu");
/** Why nobody leaves after a holiday. */
const HAS_TO =
  /\b(?:war|because|had to|ha(?:s|ve) to|forever|for ever|bomb\w*|our home|be safe|not safe)\b/iu;

/** Whoever left one of these fled, whether it says so or not. */
export const leavesCountryAtWar = (texts: readonly string[]): boolean =>
  texts.some((text) => LEFT.test(text) || (LEAVES.test(text) && texts.some((other) => HAS_TO.test(other))));

function listSaid(texts: readonly string[], heroes: readonly string[]): Care[] {
  const plain: Partial<Record<Care, boolean>> = {
    family: isOfStepParentAtWork(texts),
    bullying: isHurtBySibling(texts) && !texts.some((text) => OF_OTHERS.test(text)),
  };
  const isDeath = (text: string) => asksFor("death", DEATH, text);
  const dead = texts.filter((text) => isDeath(text));
  // "Lost my mum" with a supermarket, and nothing else that is said of the dead.
  plain.death = isLostInCrowd(texts) && dead.every((text) => isLostInCrowd([text, "shop"]));
  const heard: Partial<Record<Care, readonly string[]>> = {
    bullying: withoutOwnBlows(withoutSmallBites(texts).map((text) => asOwnChild(text, heroes))),
    illness: withoutWorkplace(texts).map(withoutAllergyOfBeing),
    flight: withoutMadeUpWar(texts),
  };
  return WORDS.flatMap(([care, pattern]) =>
    !plain[care] && (heard[care] ?? texts).some((text) => asksFor(care, pattern, text)) ? [care] : [],
  );
}

function asksFor(care: Care, pattern: RegExp, text: string): boolean {
  const innocent = HARMLESS.find(([of]) => of === care)?.[1];
  const rest = innocent ? text.replace(new RegExp(innocent, "giu"), " ") : text;
  if (!pattern.test(care === "illness" ? withoutAnimalHospital(rest) : rest)) return false;
  if (care === "job") return !isOfSomebodyElse(rest);
  return care !== "adoption" || !findEntries(splitWish(rest)).some(({ entry }) => entry.class === "animal");
}

/** A wizard who is out of work is no worry of a family's. */
function isOfSomebodyElse(text: string): boolean {
  const classes = findEntries(splitWish(text)).map(({ entry }) => entry.class);
  return (
    !classes.includes("relative") &&
    classes.some((one) => ["animal", "being", "vehicle", "toy"].includes(one))
  );
}

/** A hospital for hedgehogs is a place where nobody of the family lies. */
const withoutAnimalHospital = (text: string): string =>
  text.replaceAll(/(\p{L}+) hospital\b/giu, (found: string, before: string) =>
    findEntries([before.toLowerCase()]).some(({ entry }) => entry.class === "animal") ? " " : found,
  );
