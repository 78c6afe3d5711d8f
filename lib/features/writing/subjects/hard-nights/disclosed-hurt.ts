import { PARENT } from "@/lib/features/writing/subjects/family-words";
import { ADULTS, BIG, DOER, MID, NO_PARENT, VICTIM } from "./disclosed-words";
import type { NightRow } from "./hard-night";
import { CHILD, FURY, HURTS, OWN, SAFE, WORRIES } from "./night-words";

const AT_HOME = ["hurt-at-home", "danger", "being hurt by somebody close", "safety", SAFE] as const;

/** A child's, and whoever shares a home with it. */
const CLOSE = `(?:husband|wife|ex(?:[- ](?:husband|wife|partner))?|partner|fianc[eé]e?|(?:his|her|their) (?:father|mother|dad|mum|mom)|(?!(?:big|bigger|older|elder|teenage|grown[- ]?up) |cousin|step[- ]?(?:brother|sister))${NO_PARENT}|${PARENT}|parents)`;
const HURTING = "(?:hurting|hitting|beating|slapping|kicking|punching|choking|smacking|spanking|abusing)";
const OUR_CHILD = `(?:me|us|(?:my|our|the|his|her|their) (?:(?:little|baby|big|older|younger|own|two|three|\\p{L}+ year old) )*(?:${CHILD}s?|kids|children|baby|child|babies|niece|nephew|grand(?:son|daughter|child|children)|(?:mum|mom|mother|wife)(?!'s)))`;
const WHIPPED =
  "(?:whoop(?:s|ed)|whup(?:s|ped)|belt(?:s|ed)|can(?:es|ed)|flog(?:s|ged)|thrash(?:es|ed)|batter(?:s|ed)|wallop(?:s|ed)|clout(?:s|ed)|bash(?:es|ed)|lash(?:es|ed)|whips?|whipped|thump(?:s|ed)|punch(?:es|ed)|kick(?:s|ed)|hits?|beats?|burns?|burned|burnt|scald(?:s|ed))";
const ROD =
  "(?:(?:a|the|his|her|an|my|wooden|extension|leather|dog) )*(?:belts?|sticks?|canes?|cords?|cables?|wires?|slippers?|chappals?|shoes?|rulers?|rods?|brooms?|hangers?|wooden spoons?|spoons?|hose|bats?|rolling pins?|whips?|switch|paddles?|ladles?|pans?)";
const HOT =
  "(?:(?:the|a|her|his|hot|lit|boiling) )*(?:stove|iron|oven|hob|cooker|radiator|cigarettes?|lighter|boiling water|hot water|kettle|poker|heater|cigar|joint|hotplate)";
const MY_BODY = `(?:${VICTIM}|(?:my|her|his|our|their) (?:\\p{L}+ )?(?:hands?|arms?|fingers?|face|legs?|feet|foot|skin|back|bottom|cheek))`;
const KILLS = "(?:kill|shoot|stab|murder|strangle|poison|drown|hurt|beat|smash up|set fire to)";
const IN_THEIR_MIND =
  "(?:is going to|is gonna|was going to|wants? to|wanted to|tr(?:ies|ied|ying) to|will|'ll|says? (?:he|she)(?: is going to| will|'ll|'d| wants to)|said (?:he|she)(?: was going to| would| will|'ll|'d| wants to)|threaten(?:s|ed|ing) to)";
const ALL = `(?:me|us|him|(?:${OWN}(?:${ADULTS}|${CHILD}|baby|kids|children|dog|cat|whole family|family))|everyone|every ?body|each other|her)(?! (?:when|if) (?:he|she|they) (?:sees?|finds?|hears?)| (?:at|in|to) (?:\\p{L}+ )?(?:chess|tennis|golf|cards|football|ludo|monopoly|the|games?)| with (?:kindness|laughter|laughing|cuddles|kisses|tickles|a (?:water|pillow|snowball)| jokes))`;
const BAD_DAY =
  "(?:drop(?:ped)?|cr(?:y|ied)|spill(?:ed|t)?|wet|mak(?:e|ing) (?:a )?(?:noise|mess|mistakes?)|forget|forgot|am (?:bad|naughty|slow|late|loud)|was (?:bad|naughty)|'m (?:bad|naughty)|don't (?:eat|listen|obey|do)|talk|answer|break|get (?:bad|low|things wrong|it wrong)|won't)";

/** Not the ears: a singing father hurts those. */
const LIMB =
  "(?:knees?|elbows?|legs?|arms?|hands?|wrists?|fingers?|foot|feet|back|head|face|neck|cheeks?|tummy|bottom|shoulders?|nose|eyes?|body)";
/** Not meant, or to help: a plaster that is pulled off, a splinter. */
const NOT_MEANT =
  "(?:(?=.*(?:told|says?|said|tells)(?!\\p{L}))|(?!.*(?:accident|mistake|plaster|band-?aid|splinter|brush(?:es|ing)|comb(?:s|ing)|football|tackl|didn't mean|playing|tennis)))";

const BLOWS: readonly string[] = [
  `${CLOSE}(?: (?!and |of )\\p{L}+){0,2} (?:${HURTS}|(?:is |are |was |has been |have been |keeps )?${HURTING}|abuses) ${OUR_CHILD}(?! (?:at|in) (?:chess|cards|tennis|football|ludo|games?|a race))`,
  `${CLOSE}(?: (?!and |of )\\p{L}+){0,2} (?:hurts?|hurted|hurting|injured|twisted|twists) (?:my|our) (?:\\p{L}+ )?${LIMB}(?!\\p{L})${NOT_MEANT}`,
  // Ears are only hurt on purpose by a hand: a song hurts them as well. On a birthday they are pulled for every year.
  `${CLOSE}(?: (?!and |of )\\p{L}+){0,2} (?:twist(?:s|ed|ing)?|yank(?:s|ed|ing)?|pull(?:s|ed|ing)?|drag(?:s|ged|ging)?|pinch(?:es|ed|ing)?|tweak(?:s|ed)?|box(?:es|ed)) (?:(?:me|us|him|her|them) by (?:the|my|our|his|her|their)|my|our) ears?(?!\\p{L})(?!.*(?:birthday|tickl|gently|joke|kiss|teddy|bunny))`,
  `(?:${DOER}|mothers?)(?:${MID}) ${WHIPPED} ${VICTIM} (?:with|using) ${ROD}`,
  `(?:get|got|gets|was|been|being|am|are|were) (?:\\p{L}+ )?(?:whooped|whupped|whipped|belted|caned|flogged|thrashed|beaten|beat|battered|hit|smacked|spanked|slapped|licked|the (?:belt|cane|slipper)|a (?:beating|whooping|whupping|hiding|thrashing|licking|caning))(?: (?:with ${ROD}|by ${OWN}${BIG}|(?:till|until) (?:i|he|she) (?:bled|cried|bleeds|cries)|at home(?! by)|every (?:night|day)|when (?:i|he|she) (?:am|is|was|are) (?:bad|naughty)|for (?:being|not|bad)))`,
  `${BIG}${MID} (?:burns?|burnt|burned|burning|scald(?:s|ed)|puts?|held|holds|press(?:es|ed)) ${MY_BODY} (?:(?:down )?(?:on|with|against|in|onto|under|over)) ${HOT}`,
  `${DOER}${MID} ${IN_THEIR_MIND} ${KILLS} ${ALL}`,
  `${DOER}${MID} (?:held|holds|points?|pointed|puts?|put|pulled|waves?) (?:a|the|his|her) (?:\\p{L}+ )?(?<!(?:water|toy|butter|plastic|bubble|nerf) )(?:knife|gun|rifle|pistol|blade) (?:to|at|on) (?:me|us|${OWN}${ADULTS}|my|her|him)`,
  "(?:hid(?:e|es|ing)|cover(?:s|ing)?(?: up)?|lie(?:s|d)? about) (?:my|the|her|his) (?:bruises|black eye|scars|marks|burns)|(?:bruises|marks|black eye|burns)(?: on me)?(?: that)? (?:i|she|he) (?:(?:has|have|had) to|must|needs? to|tr(?:y|ies) to|always|was told to) (?:hide|cover|lie)",
  `(?:bruises|black eye|marks|welts)(?: .*)? (?:from|because of|by|where|after) ${OWN}(?:${BIG})(?:'s (?:hand|belt|fist)s?)?(?=\\W*$|[,.;]| (?:hits?|beats?|grab\\p{L}*|hurts?|and|when))`,
  `(?:scared|afraid|frightened|terrified) (?:to go|of going|to be|of being) (?:back )?(?:home|alone with|with)(?: alone with)?(?: (?:because|since|as|when|cos|coz|cuz)(?: of)?(?: what)?)? ?${OWN}(?:${BIG})(?= (?:does|did|hits|hurts|is (?:mean|drunk|angry)|gets|shouts|touches|beats|will)|\\W*$)`,
  `what ${OWN}(?:${BIG}|he)${MID} (?:does|did|do|has done|is doing) (?:to (?:me|us|him|her|my (?:sister|brother|mum|mom)|${OWN}${ADULTS})|at night|when (?:mum|mom|mummy|mommy|nobody|no one) )(?! (?:hair|job|work))`,
  `(?:hid(?:e|es|ing)?|scared|afraid|cry|bruises?)(?: .*)? (?:because|when|as|cos|so) (?:he|she|they) (?:always |often )?${HURTS} (?:me|us)`,
  `(?:he|she|they) (?:always |often )?${HURTS} (?:me|us)(?: .*)? (?:every (?:night|day)|when (?:he|she|they)(?:'s| is| are| gets?| comes?| come)(?: \\p{L}+)? (?:drunk|angry|mad|home|high|cross)|till i|until i|so hard|with ${ROD}|and i(?:'m| am) (?:scared|afraid))`,
];

const OF_LITTLE_ONES =
  "(?:little|baby|younger|twin|toddler|brother|sister|cousin|friend|classmate|cat|kitten|puppy|dog|bunny|robot|dragon|monster|monkey|goose|game|ball|drum|pi[nñ]ata)";

const FEND: readonly string[] = [
  "(?:there(?:'s| is|s)?|we have|we got) (?:never|hardly ever|no|not) (?:any |enough )?(?:food|dinner)(?: left)? (?:at home|in (?:the|our) (?:house|fridge|home|flat|cupboards?)|for (?:me|us))",
  "(?:no ?body|no one|no-one)(?: has| had|'s| have)? (?:fed|cooked for|washed|looked after|looks after|takes care of|took care of) (?:me|us)(?=\\W*$|[,.;]| (?:since|for|in|at|and|all|today|any ?more|when))",
  `${BIG}${MID} (?:leaves?|left|leaving) (?:me|us|${VICTIM})(?: (?:and|with) (?:${VICTIM}|the \\p{L}+|my (?:\\p{L}+ )?\\p{L}+))? (?:at home |home |all )?(?:alone|on (?:my|our|his|her) own|by (?:ourselves|myself|himself|herself)) (?:all|every|at night|overnight|for (?:days|hours|the|a week)|in the|the whole|when|while|with no|and goes|to go)`,
  `(?:${DOER}) ?${MID} (?:makes?|made|forces?|forced) (?:me|us|my (?:brother|sister)) (?:to )?(?:sleep|stay|stand|kneel|live|eat) (?:on the (?:bare |cold |hard |kitchen )?(?:floor|ground)(?! of)|outside|in the (?:cold|snow|rain|bath|shed|garage|yard|corridor|hallway|dog)|off the floor|on rice)(?! (?:at (?:camp|the)|in (?:a|our|the) (?:tent|sleeping)))`,
  "(?:without|with no|no) (?:a )?(?:blanket|bed|heating|shoes|coat) (?:because|as punishment|when i(?:'m| am) (?:bad|naughty))",
  `${BIG}${MID} (?:is|are|was|were) (?:always |too )?(?:drunk|high|passed out|wasted|stoned|asleep|hungover)(?: .*)? (?:and|so)(?: .*)? (?:forgets?|forgot|no ?body|no one|i have to|we have no)`,
];

const PASSED_OUT = [
  `(?:${PARENT}|parents|boyfriend|girlfriend|she|he)${MID} (?:pass(?:es|ed|ing)?|black(?:s|ed)) out(?=\\W*$|[,.;]| (?:again|every|on the|drunk|in the|and|from (?:drink|drugs|pills)|with|after))`,
  `needles? in (?:his|her|${OWN}(?:${PARENT})'s) arms?(?! (?:at|for|to|by))|(?:smokes?|smoking|snorts?|snorting|shoots? up|doing|takes|on|selling|sells) (?:crack|meth|heroin|cocaine|coke up|fentanyl|ice in|pills (?:every|all)|spice)`,
];

const NECK =
  "(?:ties?|tied|tying|puts?|put|putting|wraps?|wrapped|had|with) (?:(?:a|the|his|her|my|some) )?(?:\\p{L}+ )?(?:ropes?|belt|cords?|string|noose|cable|plastic bag|sheet|dupatta|shoelaces?) (?:a?round|on|over|tight(?:ly)? a?round) (?:his|her|my|their) (?:own )?(?:neck|throat|head)";
const NOT_TO_LIVE: readonly string[] = [
  "(?:wanna|want to|wants to|gonna|going to|should|might|will|i'll|imma|told (?:me|her|him) to|to) (?:kms|kys|ctb|off (?:myself|herself|himself)|unalive|end (?:it all|my life|everything)(?=\\W*$|[,.;]| (?:because|tonight|now|all))|kill (?:myself|herself|himself|it all))|kys|unalive|unaliv(?:ed|ing)|kms (?:because|no ?body|i|rn|fr|tonight|now)|sewerslide|un-?alive",
  "(?:want|wants|wanted|wish|like) (?:to )?(?:just )?(?:go to |fall a|to )?sleep (?:forever |for ever )?and (?:never|not) (?:ever )?wake(?: up)?",
  `(?:${CHILD}|i|she|he|child|kid|teenager|year old|daughter|son)${MID} ${NECK}`,
  `(?:took|takes?|taken|swallow(?:s|ed)?|ate) (?:\\p{L}+ )?(?:all|most|lots|loads|a (?:lot|load|bunch)) (?:of )?${OWN}[\\p{L}]+'s (?:\\p{L}+ )?(?:pills?|tablets?|medicines?|medication|painkillers?|meds)(?! (?:and|to (?:the|her|his)|for|in (?:a|the) bag))`,
  "(?:no|nothing|no ?body) (?:point|reason) (?:in|of) (?:living|being alive|me|going on)|(?:i|she|he) (?:really |just )?(?:can't|cannot|can not) (?:go on|do this|live) (?:any ?more|like this)|i want (?:it all|everything) to (?:stop|end)(?=\\W*$)|(?:i hate|hates?) (?:my life|being alive)|(?:i|she|he) (?:don't|doesn't|do not|does not) deserve to (?:live|be alive|exist)",
  "(?:cut|cuts|cutting|burn|burns|hurt|hurts|hurting|scratch|hit) (?:myself|herself|himself)(?: .*)? (?:because|when|cos|coz|cuz|so) (?:i|she|he)(?:'m| am| is|'s)? (?:\\p{L}+ ){0,2}(?:hates?|sad|bad|numb|alone|stupid|empty|worthless|ugly|stressed|upset|feels?|can|pain)",
];

/** Blows, hunger and despair in more of the words that there are for them. */
export const DISCLOSED_HURT: readonly NightRow[] = [
  [...AT_HOME, BLOWS],
  [
    ...AT_HOME,
    [
      `(?:he|she|they) (?:always |often )?${HURTS} (?:me|us) (?:when|if|because|every time|whenever|for) i ?${BAD_DAY}`,
    ],
    undefined,
    OF_LITTLE_ONES,
  ],
  ["unfed", "danger", "a child whom nobody looks after", "safety", WORRIES, FEND],
  ["addiction", "danger", "a grown-up who drinks or takes drugs", "safety", FURY, PASSED_OUT],
  ["wants-to-die", "danger", "somebody who doesn't want to live", "safety", WORRIES, NOT_TO_LIVE],
  [
    "self-harm",
    "danger",
    "somebody who hurts themselves by not eating",
    "safety",
    WORRIES,
    [
      "(?:haven't|hasn't|have not|has not|not|ain't|didn't) (?:eaten|ate|eat)(?: (?:anything|properly|food))? (?:for|in|since|all) (?:\\p{L}+ ?){1,3}",
    ],
    "(?:i am|i'm|im|she's|she is|he's|he is|being|getting|feels?|so|too) (?:so |too |very )?(?:fat|chubby)|lose weight|be (?:thin|skinny)",
  ],
];
