import { PARENT } from "@/lib/features/writing/subjects/family-words";
import { ADULTS, BIG, DOER, MID, VICTIM } from "./disclosed-words";
import type { NightRow } from "./hard-night";
import { CHILD, ELDER, HIM_OR_HER, OWN, PERSON, SAFE, TEACHER, WORRIES } from "./night-words";

const AT_HOME = ["hurt-at-home", "danger", "being hurt by somebody close", "safety", SAFE] as const;
const LOCKED = ["locked-in", "danger", "being locked in or left alone", "safety", WORRIES] as const;

const CELL =
  "(?:closet|cupboard|basement|cellar|wardrobe|shed|garage|attic|loft|bathroom|toilet|pantry|trunk|boot|cage|crate|box|car|dark|(?:dark |cold |my |her |his |our )?(?:bed)?room|house|flat|apartment|kennel|laundry room|storage room|dark \\p{L}+)";
const LOCKS = "(?:locks?|locked|locking|shuts?|shut|shutting|traps?|trapped)";
/** Held in by a grown-up, and no queen, castle or hide-and-seek. */
const LOCKED_IN: readonly string[] = [
  `${BIG}${MID} ${LOCKS} ${VICTIM} (?:up |away )?(?:in|inside|into|out|up|outside|down|away)(?!\\p{L})(?! (?:his|her|their) (?:arms|heart|hug))`,
  `(?:he|she|they) ${LOCKS} (?:me|us|him|her) (?:up |away )?(?:in|inside|into) (?:the |a |my |our |her |his )?(?:\\p{L}+ )?${CELL}(?!\\p{L})`,
  `(?:i|we)(?:'m| am| was| are| were| get| got| have been| been)? (?:\\p{L}+ )?(?:locked|shut) (?:up )?(?:in|inside|into) (?:the |a |my |our )?(?:\\p{L}+ )?${CELL}(?!\\p{L})(?! (?:by (?:accident|mistake|the (?:wind|cat|ghost))|at (?:the )?(?:museum|library|zoo)))`,
  `(?:locked|shut) (?:up |away )?(?:in|inside|into|out) .*by ${OWN}(?:\\p{L}+ )?(?:${BIG})`,
  `locked (?:up )?by ${OWN}${BIG}`,
  `${BIG}${MID} (?:keeps?|kept) ${VICTIM} (?:locked|shut|trapped)`,
  `(?:in|into) (?:the|a|my) (?:\\p{L}+ )?(?:closet|cupboard|basement|cellar|wardrobe|shed),? (?:my )?${BIG}${MID} ${LOCKS} (?:me|us|him|her)`,
  `${BIG}${MID} (?:ties?|tied|tying|chains?|chained) ${VICTIM} (?:up|to)(?!\\p{L})`,
  `${BIG}${MID} (?:won't|doesn't|does not|never|don't) (?:ever )?let ${VICTIM} (?:out of (?:my|the|her|his) (?:room|house|basement|cellar|bedroom)|leave the house)`,
  `${BIG}${MID} (?:leaves?|left|leaving) (?:me|us|${HIM_OR_HER}|the (?:kids|children|baby))(?: home)? alone (?:all (?:night|day|weekend)|for (?:days|hours)|in the (?:house|car|dark|street|forest|woods)|at (?:home|night)|(?:every|the whole) \\p{L}+)`,
  `(?:i|we)(?:'m| am| are| was| were) (?:always |often )?(?:left )?(?:home )?alone (?:at home )?(?:all (?:night|weekend)|for days)`,
];

const MEAL =
  "(?:food|dinner|breakfast|lunch|supper|tea|meals?|anything to eat|something to eat|enough to eat|water|anything to drink)";
const NOT =
  "(?:doesn't|don't|won't|never|does not|do not|will not|didn't|did not|refuses? to|forgets? to|forgot to|stopped|no longer)";
/** Food that isn't given. */
const UNFED: readonly string[] = [
  `(?:no ?body|no one|no-one) (?:\\p{L}+ )?(?:gives?|gave|makes?|made|feeds?|fed|cooks?|cooked|cooking|feeding)(?: for)? (?:me|us|${HIM_OR_HER}|him)(?! (?:a|the) )(?: (?:any |my |our |enough )?${MEAL})?(?=\\W*$|[,.;]| (?:and|at|when|because|in|any|so))(?<!gives me|gave me|makes me|made me|gives us|gives him|gives her)`,
  `(?:${BIG}) never (?:cooks?|makes? (?:any )?(?:food|dinner|breakfast)|feeds?)(?: (?:any )?(?:food|dinner|breakfast))? for (?:me|us)(?=\\W*$)`,
  `(?:${BIG}|they)${MID} (?:gives?|gave) (?:me|us|${HIM_OR_HER}|him|her) (?:no|nothing) (?:${MEAL}|to eat)|(?:${BIG}|they|he|she)${MID} (?:starv(?:es?|ed|ing)) (?:me|us|${HIM_OR_HER}|him)`,
  `(?:i|we) (?:don't|do not|never|didn't) (?:ever )?(?:get|have) (?:any |enough )?(?:food|dinner|supper|breakfast|lunch|to eat|anything to eat)(?=\\W*$| (?:at home|for days|any more))|(?:never|isn't|is no|is never|not) (?:any |enough )?(?:food|dinner) for (?:me|us)`,
  `(?:no ?body|no one|no-one) (?:cooks?|cooked|makes?|made) (?:any )?(?:food|dinner|breakfast|lunch|supper)(?=\\W*$| (?:for (?:me|us)|at home))`,
  `(?:${BIG}|they|he|she)${MID} ${NOT} (?:ever |always )?(?:give|giving|gives|make|making|cook|cooking|get|buy|bring)(?: for)? (?:me|us|him|her) (?:any |my |our |enough )?${MEAL}`,
  `(?:${BIG}|they)${MID} ${NOT} (?:ever |always )?(?:feed|feeding|feeds) (?:me|us|him|${HIM_OR_HER}|${OWN}(?:${CHILD}|baby|kids|children))`,
  `(?:${BIG}|they)${MID} ${NOT} let (?:me|us|him|her) (?:eat|have (?:any )?(?:food|dinner|supper|breakfast|water))(?=\\W*$|[,.;]| (?:when|if|because|for (?:days|two|a day)|at all|any (?:food|dinner)|anything(?! but)|and|all day|today))`,
  `(?:and|who) (?:forgets?|forgot|refuses) to feed (?:me|us|him|${HIM_OR_HER})`,
  `${BIG}${MID} (?:sends?|sent|puts?|sending) (?:me|us|him|her) to bed (?:without|with no) (?:any )?(?:${MEAL}|eating)`,
  `${BIG}${MID} (?:takes?|took|hides?|hid|locks?|locked) (?:away )?(?:my|our|all (?:the|my|our)|the) food(?: away| up)?(?! (?:to|for|in (?:the|a) (?:picnic|basket|fridge|cooler|lunch)))(?=\\W*$| (?:from|so|and|when|because|as))`,
  `(?:i|we|she|he)(?: \\p{L}+)? (?:get|gets|got|have|has|had) (?:no|nothing for) (?:food|dinner|supper|breakfast|lunch)(?: (?:and no \\p{L}+|today|again|at home|for days|as punishment|when .*))?(?=\\W*$)`,
  `(?:no|without) (?:food|dinner|supper|breakfast) (?:as (?:a )?punishment|when i(?:'m| am) (?:bad|naughty)|again (?:today|tonight)|for me (?:again|today|tonight)|because i was (?:bad|naughty))`,
  "(?:i|we)(?:'m| am|'re| are) (?:always |so |very )?hungry at home|(?:i|we) (?:am|are|'m|'re)? ?starving (?:at home|because)|not allowed to eat(?=\\W*$| (?:at home|when|if|because|dinner|for))",
];

const HARD_THING =
  "(?:plates?|dishes|glass(?:es)?|bottles?|chairs?|kni(?:fe|ves)|things|stuff|everything|(?:his|her|the|a) (?:phone|remote|mug|cup|vase|ashtray|shoe|boot|hammer|lamp)|cups|mugs|pots?|pans?|shoes|furniture|tables?|rocks?|stones?|bricks?)";
const WHO_HURTS = `(?:${BIG}|${PERSON})`;
const WHOM = `(?:me|us|him|${HIM_OR_HER}|them|${OWN}(?:${ADULTS}|${CHILD}|baby|${ELDER}|dog|cat)|each other|the (?:kids|children|baby|wall)|at \\p{L}+)`;
/** Blows that HURTS doesn't name: what is thrown, a fall that was none, a hand at a throat. */
const VIOLENCE: readonly string[] = [
  `${BIG}${MID} (?:throws?|threw|throwing|hurls?|hurled|chucks?|chucked) (?:\\p{L}+ ){0,2}${HARD_THING} (?:at|after|against|across) ${OWN}(?:${WHOM}|room|wall|floor|kitchen)`,
  `(?:${PARENT}|parents|he|she)${MID} (?:throws?|threw|throwing|smash(?:es|ed|ing)?|breaks?|broke) (?:things|stuff|furniture|chairs|the (?:door|windows?|furniture|tv|plates)|everything|plates|dishes|glasses)(?: \\p{L}+)? (?:when|because|and (?:shouts|yells|screams|hits)|again|at night|if|every)(?:.*(?:angry|mad|drunk|furious|night|shout|scream|cross|fight))?`,
  `(?:${PARENT}|parents|boyfriend)${MID} and (?:throws?|threw|smash(?:es|ed)|breaks?) (?:things|stuff|furniture|chairs|plates|dishes|glasses|everything)`,
  `${BIG}${MID} (?:is |are |was |keeps )?(?:hurting|hitting|beating|kicking|punching|choking|strangling|slapping) (?:me|us|him|${HIM_OR_HER}|${OWN}(?:${ADULTS}|${CHILD}|baby))(?! at )`,
  `${BIG}${MID} (?:broke|breaks) (?:my|our|${OWN}(?:${ADULTS}|${CHILD})'?s) (?:arm|leg|nose|ribs?|wrist|finger|jaw|tooth|teeth)`,
  `(?:black eyes?|bruises?) (?:from|because of|by) ${OWN}(?:${BIG}|him)|(?:${BIG})${MID} gave (?:me|us|her|him|${OWN}${ADULTS}) (?:a )?(?:black eye|bruises)`,
  "(?:i|we) (?:get|got|am|was) (?:hit|beaten|whipped|smacked|spanked) (?:with (?:a|the|his|her) (?:belt|stick|slipper|shoe|spoon|cane|cord|cable)|(?:at home(?! by)|when (?:i|we) (?:am|are) (?:bad|naughty)))",
  `(?:plates?|dishes|glasses|bottles?|chairs?|things) (?:are |were |was |being )?(?:thrown|flying) (?:at (?:me|us|${OWN}${ADULTS})|by ${OWN}${ADULTS})`,
  `${WHO_HURTS}${MID} (?:push(?:es|ed|ing)?|shov(?:es|ed|ing)|slam(?:s|med)|throws?|threw|kick(?:s|ed)|knock(?:s|ed)) ${WHOM.replace("|at \\\\p{L}+", "")} (?:(?:down|off|from) (?:the |some |our )?(?:stairs|steps|ladder|balcony|roof)|(?:to|on|onto) the (?:floor|ground)|against (?:the|a)|(?:into|at) (?:the|a) (?:wall|door|table|cupboard)|out of (?:the|a) (?:house|window|car|flat)|around(?! (?:the|in|on)))`,
  `${OWN}${ADULTS}${MID} (?:push(?:es|ed)|shov(?:es|ed)) ${OWN}(?:${ADULTS})(?=\\W*$|[,.;]| (?:and|when|hard|so|because|at night))`,
  `(?:pushed|shoved|thrown|kicked|beaten|hit|punched|choked|knocked) (?:down (?:the )?(?:stairs|steps)|(?:down|out|up) )?(?:the stairs |the house )?by ${OWN}(?:${BIG})`,
  `${BIG}${MID} (?:grab(?:s|bed|bing)?|drag(?:s|ged|ging)?|pull(?:s|ed|ing)?|squeez(?:es|ed)|holds?|held|takes?|took) ${WHOM.replace("|at \\\\p{L}+", "")} (?:by|around|at|up by) (?:the |my |her |his )?(?:hair|throat|neck|arm|arms|ear|ears|wrist)(?! (?:to (?:cross|dance)|and (?:dances|we)))`,
  `${BIG}${MID} (?:pull(?:s|ed)?) (?:my|her|his|${OWN}${ADULTS}'?s) (?:hair|ears?)(?=\\W*$|[,.;]| (?:when|and|hard|until|so|because))`,
  `${BIG}${MID} (?:chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|punch(?:es|ed|ing)?|whip(?:s|ped|ping)|bash(?:es|ed)|batter(?:s|ed)|burn(?:s|ed|t)|scald(?:s|ed)|stabb?(?:s|ed)|attack(?:s|ed)|threaten(?:s|ed)?|bit|bites) (?:me|us|him|${HIM_OR_HER}|${OWN}(?:${ADULTS}|${CHILD}|baby))(?! (?:with (?:a |the )?(?:\\p{L}+ )?(?:kisses|pillow|balloon|cushion|feather|snowball|tickl\\p{L}*)|at (?:chess|cards)|awake))`,
  `${BIG}${MID} (?:shakes|shook|shaking) (?:me|us|him|${HIM_OR_HER}|${OWN}(?:baby|brother|sister)) ?(?=\\W*$|[,.;]|hard|so|when|until|and|because)`,
  `${BIG}${MID} (?:hits?|beats?|whips?|smacks?|spanks?|hurts?|burn(?:s|ed|t)|comes at|came at|threaten\\p{L}*) (?:me|us|him|her|${OWN}(?:${ADULTS}|${CHILD})) with (?:a |an |the |his |her )?(?:\\p{L}+ )?(?:belt|stick|slipper|shoe|hanger|spoon|cane|cord|cable|knife|cigarette|lighter|iron|fist|fists|bottle)`,
  `(?:a |the |his |her )?(?:belt|cane|whip|fists?) (?:from|of) ${OWN}${ADULTS} hurts?`,
  `${WHO_HURTS}${MID} (?:says|said|threatens|threatened|tells (?:me|us|her))(?: \\p{L}+){0,3} (?:will|would|'ll|to|wants to|is going to) (?:kill|hurt|hit|beat|stab|shoot) (?:me|us|him|her|${OWN}(?:${ADULTS}|${CHILD}|dog|cat))`,
  `(?:${PARENT}|parents|he|boyfriend|${ELDER}|brother)${MID} (?:has|had|got|gets|keeps|kept|bought|buys|carries|points?|pointed|hides?|waves?) (?:a |his |the |an? real |real |loaded |an? loaded )?(?:gun|pistol|rifle|guns)(?! (?:that|which) (?:squirts|sprays|shoots (?:water|bubbles)))(?!\\p{L})`,
  `(?:gun|pistol|rifle)s? (?:is |are )?(?:at home|in (?:the|our|my) (?:house|home|closet|bedroom|drawer)|under (?:the|his|her) (?:bed|pillow))`,
  `(?:${PARENT})'?s (?:new )?(?:boyfriend|girlfriend|partner|friend)(?: \\p{L}+)? (?:scares?|frightens?|hurts?|hits?|hit|yells at|shouts at|screams at|threatens|creeps|pushes|pushed|grabs|grabbed|stares at)`,
  `(?:${BIG})${MID} (?:scares|frightens|scared|terrifies) (?:me|us|${HIM_OR_HER}|him|${OWN}${ADULTS})(?! (?:with|as|in (?:a|his|her)|by (?:jumping|saying)|for halloween|when (?:he|she) (?:jumps|plays|pretends|wears|snores|sneezes|tells)))(?<!(?:sneeze|snore|beard|costume|mask|laugh|joke|story|ghost)\\p{L}* scare[sd] \\p{L}+)`,
  `(?:scared|afraid|frightened|terrified) (?:of|when) ${OWN}(?:${PARENT}'?s (?:new )?(?:boyfriend|girlfriend|partner)|${TEACHER})(?=\\W*$)`,
  `(?:mom|mum|mommy|mummy|mama|mother|we|i)${MID} (?:hides?|hid|hiding) from ${OWN}(?:dad|daddy|papa|father|step[- ]?(?:dad|father)|boyfriend)(?=\\W*$| (?:when|because|at night|again|in the))(?! (?:when|because) (?:we|i|he) (?:play|plays|counts|seeks|looks))(?<!i (?:hide|hid|hiding) from .*)`,
  `${OWN}${ADULTS}${MID} (?:hit|hits|hurt|hurts|beat|beats|kick|kicks|kicked|choke|push|attack|fight and hit) each other`,
];

const NO_GAME =
  "(?!.*(?:surpris|seek|jump|tickl|boo(?!\\p{L})|birthday|party|giggl|laugh|game|(?:has|have) to find|night shift|beard|costume|santa))";
const HOME = `${OWN}${PARENT} (?:comes|gets|is|came|got) (?:back )?home(?!\\p{L})`;
const WHEN = "(?:when|whenever|every ?time|each time|as soon as)";
/** A dog that hides is a dog, and a cake that is hidden is a cake. */
const WHO_HIDES = "(?:(?:i|we|me|she|he|they|brother|sister)(?: \\p{L}+){0,3} |^)";
const HIDES =
  "(?:hid(?:e|es|ing)(?! (?:the|a|an|our|my|his|her|it|them|everything|and seek)(?!\\p{L}))|quiet|silent)";
/** Who is feared when they come home. Whoever is scared until they come misses them, and so does whoever is when they are late. */
const FEARED: readonly string[] = [
  `${WHO_HIDES}${HIDES}(?: \\p{L}+){0,7} (?:${WHEN}|before|until|till) ${HOME}${NO_GAME}`,
  `(?<!not |n't |never |longer )(?:scared|afraid|frightened|terrified)(?: \\p{L}+){0,3} (?:${WHEN}|before) ${HOME}(?! late\\W*$)${NO_GAME}`,
  `${WHEN} ${HOME},? (?:i|we|me|she|he|they)(?: (?!not |n't |never |no )\\p{L}+){0,3} (?:${HIDES}|scared|afraid|frightened|terrified)(?!\\p{L})${NO_GAME}`,
];

export const DISCLOSED_AT_HOME: readonly NightRow[] = [
  [...LOCKED, LOCKED_IN],
  ["unfed", "danger", "a child who isn't given enough to eat", "safety", WORRIES, UNFED],
  [...AT_HOME, VIOLENCE],
  [...AT_HOME, FEARED],
  [...LOCKED, [`^(?:(?:who|always|often) )*${LOCKS} (?:me|us) (?:up |away )?(?:in|inside|into|out)`], BIG],
  [
    ...AT_HOME,
    [`${DOER} (?:throws?|threw) (?:\\p{L}+ ){0,2}${HARD_THING} at (?:me|us|${HIM_OR_HER}|${OWN}${ADULTS})`],
    BIG,
  ],
];
