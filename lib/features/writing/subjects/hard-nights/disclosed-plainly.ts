import { PARENT } from "@/lib/features/writing/subjects/family-words";
import { ADULTS, BIG, MAN, MID, NO_PARENT, OUTSIDER, PRIVATE, VICTIM } from "./disclosed-words";
import type { NightRow } from "./hard-night";
import { CHILD, HURTS, OWN, PERSON, SAFE, WORRIES } from "./night-words";

const TOUCHED = ["touched", "danger", "touches that aren't right and secrets that hurt", "safety"] as const;
const AT_HOME = ["hurt-at-home", "danger", "being hurt by somebody close", "safety", SAFE] as const;

const WHOM = `(?:me|us|her|him|them|${VICTIM}|(?:my|our|his|her|the) (?:(?:little|older|younger|big|baby) )*(?:${CHILD}|kids|children|baby|child|niece|nephew|wife)|${OWN}${ADULTS})`;
const ME = `(?:me|us|my (?:(?:little|older|younger|big|baby) )*(?:${CHILD}|kids|children|baby|child|niece|nephew)|${VICTIM})`;
const PART =
  "(?:face|head|mouth|stomach|tummy|belly|ears?|cheeks?|jaw|nose|eye|throat|ribs|chest|back|legs?|arms?|hands?|bottom|bum|neck)";
const STRIKES =
  "(?:slap(?:s|ped|ping)?|hits?|hitting|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|smack(?:s|ed|ing)?|thump(?:s|ed)?|bash(?:es|ed)?|whack(?:s|ed)?|box(?:es|ed)|backhand(?:s|ed)|clout(?:s|ed)?|elbow(?:s|ed)|stamp(?:s|ed) on|spit(?:s|ting)? (?:on|at)|spat (?:on|at)|choke(?:s|d)?|choking|strangl(?:es?|ed|ing)|throttle[sd]?|shov(?:es|ed|ing)?|push(?:es|ed|ing)?|throw(?:s|ing)?|threw|slam(?:s|med)?|drag(?:s|ged)?|yank(?:s|ed)?|shak(?:es|ing)|shook)";

/** Where a blow lands says what it was. */
const WHERE: readonly string[] = [
  `(?:${BIG}|${PERSON}|husband|wife|ex|partner)(?: (?!of |and )\\p{L}+){0,3} ${STRIKES} ${WHOM} (?:(?:hard )?(?:across|in|on|round|around|over|by|upside) (?:the |my |her |his )${PART}(?! with (?:a |the )?(?:\\p{L}+ )?(?:pillow|cushion|ball|balloon|snowball|pie|towel|feather|sponge)s?)|(?:hard )?(?:into|against|at|onto) (?:the|a) (?:wall|door|table|cupboard|floor|radiator|sink)|(?:so hard|really hard|till|until) )(?! (?:we|i) (?:laugh|giggle))`,
  `${PARENT}(?: (?!of |plays?|who )\\p{L}+){0,5} and ${HURTS} (?:me|us|${OWN}(?:${ADULTS}|${CHILD}))(?=\\W*$|[,.;]| (?:and|till|until|when|so|because|again|every|with|in))`,
  `(?:holds?|held|holding|pushes|pushed) ${WHOM}?(?:'s)? ?(?:my |her |his )?(?:head )?under (?:the )?(?:water|bath|tap)(?!\\p{L})(?! (?:fall|slide))`,
  `${PARENT}(?: .*)? (?:breaks?|broke|smash(?:es|ed)?|punch(?:es|ed)|kicks?|kicked|trash(?:es|ed)) (?:down )?(?:the|our|all|my|his|her) (?:\\p{L}+ )?(?:furniture|doors?|walls?|tv|windows?|house|room|things|toys|phone)(?: .*)? (?:cr(?:y|ies|ied|ying)|scared|police|hide|hides|shouts?|screams?|drunk|angry|frightened|yells)`,
  `(?:call|called|calls|phone|phoned|rang|ring) (?:the )?(?:police|cops|911|999|112) (?:on|because(?: of)?|when|about|cos) ${OWN}(?:${BIG}|he|she)`,
  `(?:c[ao]mes?|came) (?:back|home)(?: .*)? (?:bruises?|marks|cuts|burns|black eye)(?: .*)? (?:on|from) (?:her|his|my) (?:${PART}|${PRIVATE}|thighs?|dad|mum|mom|father|mother|body)`,
  `(?:threw|throws?|kicked|kicks|locked|locks) (?:me|us) out(?: (?:of (?:the|our) (?:house|home|flat)|at night|in the (?:cold|rain|snow|street|dark|night)|because|again)(?!\\p{L})|(?=\\W*$))`,
  `(?:${BIG}|he|she)(?: .*)? (?:says?|said|threatens?|tells me)(?: that)? (?:to |he |she |they |he'll |she'll |they'll |she'd |he'd )(?:will |would |is going to |are going to )?(?:leave|dump|throw|send|give|sell|kick|get rid of) (?:me|us) (?:on the street|out|away|to (?:an? )?(?:orphanage|home|care)|in the (?:street|forest|woods|dark))?(?: .*)?(?:if|when|because) (?:i|we)`,
  `${OWN}(?:mum|mom|mummy|mommy|mama|dad|daddy|papa|parents)(?: (?:has|have|had))?(?:n't| not|'s| never)?(?: been)? (?:come home|came home|come back|been home|been gone|gone)(?: \\p{L}+){0,2} (?:for|in|since) (?:(?:two|three|four|five|many|some|\\d) )?(?:days|nights)(?: .*)? ?(?=(?:.*(?:alone|no food|hungry|baby|nobody|no one|scared))|\\W*$)(?<!(?:work|hospital|ship|army|trip) .*)`,
  "(?:there is|there's|we have|i have) no food(?: .*)? (?:mum|mom|mummy|mommy|dad|daddy|parents|mama|papa|nobody|no one|they)(?: \\p{L}+){0,3} (?:gone|away|asleep|sleep\\p{L}*|drunk|left|not here|home)",
  `${PARENT} shoots up(?=\\W*$| (?:again|every|in the (?:bath|bathroom|toilet|kitchen|car|living)|and (?:falls|sleeps|nods)))`,
];

const DIRTY = "(?:dirty|rude|sexual|sexy|nasty|naked|nude|inappropriate|gross|creepy|horrible|disgusting)";
const SENDER = `(?:${PERSON}|${NO_PARENT}|boy|girl|people|person|he|they)`;
/** What is asked of a child, or sent to it. */
const ASKED: readonly string[] = [
  `(?:sends?|sent|sending|gets?|got|getting|writes?|wrote|texts?|receiv\\p{L}+|shows?|showed) (?:(?:${ME}|her|him|them) )?(?:\\p{L}+ ){0,2}${DIRTY} (?:messages?|texts?|pictures?|photos?|pics?|videos?|dms?|snaps?|things|stuff|emojis)(?! (?:faces?|jokes?))`,
  `(?:asks?|asked|asking|wants?|wanted|wanting|told|tells?|telling|begs?|begging|dared?|makes?|made|forc\\p{L}+|pressur\\p{L}+)(?: ${ME}| him| her| them) (?:to |into )?(?:.{0,40} )?(?:get (?:undressed|naked)|undress(?:ing)?|strip(?: off)?|(?:take|takes|taking) (?:off )?(?:my|her|his|our) (?!wet|muddy|dirty)(?:top|clothes|shirt|pants|knickers|underwear|trousers|bra)(?: off)?|(?:show|flash|see) (?:(?:him|her|them|it) )?(?:off )?(?:my|her|his) (?:\\p{L}+ )?(?:${PRIVATE}|body|chest|underwear|pants|knickers))(?! (?:for (?!him|her|them|the camera)|before|because|and (?:wash|put on|get in)))`,
  `(?:(?:offered|offers|promised|promises|gave|gives) ${ME} (?:\\p{L}+ ){0,3}(?:money|sweets?|candy|a (?:lift|ride|phone|game|puppy|kitten)|\\p{L}+ dollars|\\p{L}+ pounds|rupees)) (?:to|if (?:i|she|he)) (?:get|gets|got|come|comes|go|goes|show|shows|let|lets|take|takes|touch|kiss|sit|meet|keep)`,
  `(?:stranger|man|guy|someone|somebody|he|online)(?: \\p{L}+){0,3} (?:knows?|found out|finds out) where (?:i|we|she) lives?(?: .*)? (?:come|coming|follow\\p{L}*|watch\\p{L}*|get|hurt|scared|threat\\p{L}*|meet)`,
  `(?:${SENDER}|people)(?: \\p{L}+){0,2} (?:tr(?:ied|ies|ying)|wanted|wants) to (?:grab|take|snatch|kidnap|pull|drag|steal|abduct) ${ME}(?=\\W*$|[,.;]| (?:away|on the way|from|outside|at|near|in(?:to)?|off|when|by|and))(?! (?:up|on the shoulders))`,
];

const BELONGS = "(?:chest|boobs?|breasts?|thighs?|body|front|inner thigh|nipples?|legs and|between)";
const BODIES: readonly string[] = [
  `(?:${NO_PARENT}|he|boys?|mr|friend)(?<!doctor)${MID} (?:touch(?:es|ed|ing)?|rub(?:s|bed|bing)?|grab(?:s|bed|bing)?|squeez(?:es|ed)|feels?|felt|strok(?:es|ed)|kiss(?:es|ed)) (?:my|her|his) (?:\\p{L}+ )?${BELONGS}(?! (?:with (?:a |the )?(?:stethoscope|paint)|of))`,
  `(?:rub(?:s|bed|bing)?|press(?:es|ed|ing)?|push(?:es|ed|ing)?|grinds?|grinding) (?:himself|herself|his (?:\\p{L}+ )?(?:${PRIVATE}|thing|body)|up) (?:on|against|onto|into|up against) (?:me|her|him|us|my \\p{L}+)`,
  `(?:${NO_PARENT}|he|they|boy|brother)(?: \\p{L}+){0,3} (?:does|did|do|doing|done) (?:\\p{L}+ )?(?:things|stuff|something|it) (?:to|with) (?:me|us|her|him|my (?:daughter|son|sister|brother))(?: .*)? (?:don't (?:like|want)|didn't (?:like|want)|doesn't (?:like|want)|alone|at night|in (?:bed|the (?:bath|dark|toilet)|his)|hurts?|nobody|no one|asleep|when (?:mum|mom|mummy|mommy|dad)|secret|tell|stop)`,
  `(?:hands?|fingers?) (?:\\p{L}+ )?(?:in|inside|into|down|up|under|underneath) (?:my|her|his|our) (?:frock|kurta|kameez|salwar|sari|lungi|onesie|school (?:dress|skirt|uniform)|uniform|jumper|sweater|hoodie)(?! pockets?)`,
  `(?:sleeps?|slept|lies|lay|lying) (?:next to|beside|with) me and (?:puts?|touch|rubs?|feels?|strok|grabs?|kiss)(?:es|ed|ing)?(?! (?:the|a) )`,
  `(?:${NO_PARENT}|he)(?: .*)? (?:massages?|rubs)(?: .*)? (?:between us|secret|tell|undress|clothes off|alone)`,
  `(?:${MAN}|he)(?: .*)? (?:stays?|keep (?:it|this|that)|just|is|it's) between (?:us(?! and the)|me and him|you and me|him and me)(?=\\W*$|[,.;]| (?:and|or))`,
  `(?:promise|tells?|told|makes?|made|says?|said|wants?|wanted|pays?|paid)(?: .*)? (?:keep|be|stay) (?:quiet|silent) about (?:it|what (?:he|they|we|happens|happened)|the (?:nights?|bath|bed|touching|hitting|pictures|photos)|him|us|that)`,
  `(?:not (?:allowed|supposed) to|mustn't|must not|can't|cannot|never|don't|scared to|afraid to|too scared to)(?: ever)? (?:tell|say|talk)(?: (?:to|on))?(?: (?:any ?one|any ?body|mum|mom|mummy|mommy|dad|daddy|my \\p{L}+))?(?: about)? what (?:happens|happened|goes on|went on|he did|they did|he does|they do)(?: .*)? ?(?:uncle|grand\\p{L}+|cousin|coach|teacher|${OUTSIDER}|stepdad|brother|at night|in (?:the )?(?:bath|bed|changing|shower|toilet)|home|to me)`,
  `(?:if i|if we|if she|if he) (?:ever )?(?:talk|speak|scream|cry|shout)s?,? (?:he|they|she)(?:'ll| will| would|'d)? (?:going to )?(?:hurt|kill|hit|beat|get|take|cut|burn)`,
];

const IN_DESPAIR: readonly string[] = [
  "(?:ending|end|ended|take|taking) (?:my|her|his) (?:own )?life|(?:feel|feels|feeling|felt) like (?:dying|killing|i (?:want|should) (?:to )?die|disappearing forever)",
  `(?:${CHILD}|i|she|he|child|teenager|mum|mom|dad)(?: \\p{L}+){0,3} (?:going to|wants? to|want to|will|might|gonna|tried to|thinking (?:of|about)|thinks about) jump(?:ing)? (?:off|from|out of|in front of) (?:a|the|our|my) (?:bridge|roof|building|cliff|balcony|window|train|car|bus|tower)(?! (?:into|in the game|of|with (?:a|the|his|her) (?:parachute|cape|umbrella)))`,
  `(?:burn(?:s|ed|ing|t)?|cut(?:s|ting)?|scratch(?:es|ed|ing)?|stab(?:s|bed|bing)?) (?:my|her|his) (?:own )?(?:skin|arms?|legs?|wrists?|thighs?|body) (?:with (?:a |the )?(?:lighter|cigarette|razor|blade|knife|scissors|glass|match|pin|compass|candle)|when (?:i|she|he)(?:'m| am| is|'s)? (?:sad|upset|angry|stressed|alone)|to feel|on purpose|because)`,
  `(?:punch(?:es|ed|ing)?|hits?|hitting|bang(?:s|ed|ing)?|slap(?:s|ped|ping)?|bit(?:es?|ing)) (?:himself|herself|myself)(?: in the \\p{L}+)?(?: .*)? (?:stupid|hates?|bad|worthless|die|ugly|dumb|sad)`,
  "(?:throw|throws|threw|puke|pukes|sick|vomit|vomits|purge|purges|purging)(?:ing)?(?: up)? (?:my|her|his|all (?:my|her|his)) (?:food|lunch|dinner|meals?|breakfast)(?: .*)? (?:nobody|no one|secret|thin|fat|sees|knows|skinny)",
];

/** The same things without the words that others have for them: by where it hurts, by what was asked, by what follows. */
export const DISCLOSED_PLAINLY: readonly NightRow[] = [
  [...AT_HOME, WHERE],
  ["lured", "danger", "somebody who asks a child for what isn't right", "safety", WORRIES, ASKED],
  [...TOUCHED, WORRIES, BODIES],
  ["wants-to-die", "danger", "somebody who hurts themselves", "safety", WORRIES, IN_DESPAIR],
];
