import type { ToldEventRow } from "./told-event";
import { AFRAID, FEARS, LOST } from "./word-groups";

const OWN = "(?:my|his|her|their|our|the|a|an)";
const TOY =
  "(?:bunny|teddy|bear|blanket|blankie|doll|toy|cuddly|stuffed \\p{L}+|lovey|comforter|rabbit|dog|elephant)";
const SIBLING = "(?:brother|sister|sibling|baby|babies|twins?)";

/** What happens at home, in a family or in a child. */
export const IN_THE_FAMILY: readonly ToldEventRow[] = [
  [
    "lost-pet",
    "a pet has gone and is looked for",
    "(?:lost|missing|runaway) (?!stuffed|toy|cuddly)(?:\\p{L}+ )?(?:cat|dog|puppy|kitten|hamster|rabbit|bunny|tortoise|parrot|bird|guinea pig|pet)|(?:cat|dog|puppy|kitten|hamster|rabbit|tortoise|parrot|bird|guinea pig|pet)(?: \\p{L}+)? (?:is |has |got |went |ran |gone )*(?:lost|missing|away|gone)|didn't come home",
    LOST,
  ],
  [
    "library-book",
    "a book of the library is lost or late",
    "(?:lost|missing|late|overdue|wet|forgotten) (?:\\p{L}+ )?library book|library books? (?:\\p{L}+ ){0,3}(?:lost|missing|late|overdue|wet|rain|gone)",
    "library|librarian|book|late|lost|missing|return|bring|brought|shelf",
  ],
  [
    "lost-toy",
    "something loved is lost and looked for",
    `(?:lost|missing|loses|losing|left behind|can't find|cant find|where is) ${OWN}? ?(?:\\p{L}+ )?(?:${TOY}|key|phone|wallet|ring|mitten|glove|shoe|hat|jacket|coat|backpack)s?|lost ${TOY}`,
    LOST,
  ],
  [
    "new-pet",
    "a new pet comes to the family",
    `(?:new|first) (?:puppy|kitten|dog|cat|hamster|rabbit|bunny|pet|pony|fish|goldfish|guinea pig|parrot|tortoise)|getting ${OWN}? ?(?:puppy|kitten|dog|cat|pet)`,
    "new|first|puppy|kitten|home|welcom|name|here|belong|learn|bring|brought|came",
  ],
  [
    "new-baby",
    "a new baby comes into the family",
    `(?:new|baby) ${SIBLING}|new twins|big (?:sister|brother)|baby in (?:the |my |her )?(?:tummy|belly)|(?:mum|mom|mommy|mummy)(?: is|'s)? (?:pregnant|having a baby|has a baby)|expecting a baby`,
    "bab(?:y|ies)|brother|sister|twins?|born|cradle|cot\\b|crib|diaper|nappy|tiny",
  ],
  [
    "giving-up",
    "something that belongs to a smaller child is given up",
    "giv(?:e|es|ing) (?:up|away) \\p{L}+|no more (?:dumm|pacifier|nappies|nappy|diaper|bottle|pull)\\p{L}*|goodbye,? (?:nappies|nappy|diapers?|dummy|pacifier|bottle|stroller|cot|crib)|(?:dummy|binky|pacifier) fairy|suck(?:s|ing)? (?:\\p{L}+ )?thumbs?|without (?:a |the |my |his |her )?(?:dummy|pacifier|bottle|blankie)",
    "without|giv(?:e|es|ing)|gave|goodbye|bye|big|last|no more|need|anymore|any more|miss|sleep|thumb",
  ],
  [
    "potty",
    "a child learns to use the potty",
    "potty(?: training)?|big (?:kid|girl|boy) pants|toilet training",
    "potty|toilet|pants|sat\\b|sit\\b|flush|dry|wee|pee",
  ],
  [
    "tooth",
    "a tooth wobbles or falls out",
    "(?:wobbly|wobbliest|loose|lost|first|milk) (?:tooth|teeth)|tooth fairy|tooth (?:fell|falls) out",
    "tooth|teeth|wobbl|loose|gap",
  ],
  [
    "haircut",
    "hair is cut",
    "hair ?cuts?|cut(?:s|ting)? (?:my |his |her |their )?hair|hair ?dresser|barber",
    "hair|cut|scissors|snip|comb",
  ],
  [
    "glasses",
    "a child gets glasses",
    "(?:new |getting |gets? |first )?(?:pair of )?(?:eye)?glasses|needs glasses|optician|eye test",
    "glasses|see|saw|eyes?|look|clear|blur|lens",
  ],
  [
    "broken-bone",
    "a bone is broken and heals",
    "(?:broke|breaks|broken|breaking|fractured) (?:\\p{L}+ )?(?:arm|leg|wrist|ankle|foot|finger|bone)|plaster cast",
    "broke|cast|plaster|arm|leg|bone|wrist|ankle|hurt|sling|heal",
  ],
  [
    "hiccups-hurt",
    "a small hurt is looked after",
    "(?:scraped|grazed|cut|hurt|bumped) (?:\\p{L}+ )?(?:knee|elbow|finger|head|toe)|(?:knee|elbow|finger) (?:that )?(?:hurt|bled)",
    "hurt|knee|elbow|finger|head|toe|band|plaster|blood|sting|better|ow\\b|ouch",
  ],
  [
    "fear-of-the-dark",
    "somebody is afraid of the dark or of the night",
    `(?:${AFRAID}) (?:of )?(?:the )?(?:dark|night)|dark(?:ness)?(?: at night)?(?:;|$)|night ?mares?|bad dreams?|monsters? under|night light|can'?t sleep`,
    `${FEARS}|dream|monster|light|lamp|shadow|night`,
  ],
  [
    "shy",
    "somebody is shy",
    "(?:being |too |so |very |feeling )?shy(?:ness)?|quietest|does ?n[o']t (?:dare|want) to (?:talk|speak)",
    "shy|quiet|whisper|voice|words?|hello|spoke|speak|talk|hid|hide|silent",
  ],
  [
    "angry",
    "somebody is very angry, and it passes",
    "(?:being |so |very |feeling )?(?:angry|anger|furious|rage|grumpy)|tantrums?|temper",
    "angr|mad\\b|furious|rage|shout|yell|stamp|hot|fire|roar|grump|temper|breath|calm|volcano|thunder",
  ],
  [
    "jealous",
    "somebody is jealous",
    "jealous(?:y)?|(?:green with )?envy|envious|got a bigger|not fair|unfair",
    "jealous|env(?:y|ious)|want|wish|fair|mine|hers?\\b|his\\b|bigger|why|too\\b",
  ],
  [
    "lie",
    "somebody told a lie and puts it right",
    "(?:tell(?:s|ing)?|told) (?:a |the )?(?:lie|lies|fib)|lying|lies|lie|fibs?|honesty|the truth",
    "lie|lied|true|truth|told|tell|say|said that|fib|honest|sorry",
  ],
  [
    "sorry",
    "something was done that has to be put right",
    "(?:say(?:s|ing)? )?sorry|apolog\\p{L}+|broke (?:the|a|my|his|her|mum's|mom's|dad's|grandma's) \\p{L}+|by accident",
    "sorry|apolog|broke|mend|fix|fault|oops|accident|forgiv|glue",
  ],
  [
    "quarrel",
    "two quarrel and make it up",
    "quarrel\\p{L}*|(?:brothers?|sisters?|friends?|siblings?|twins?|they)(?: \\p{L}+)? (?:fight|fights|fighting|fought|argu\\p{L}+)|fall(?:ing)? out with|the fight|fights? every",
    "quarrel|fight|fought|argu|angr|shout|mine|sorry|together|again|share|friend",
  ],
  [
    "picky",
    "somebody won't eat something",
    "picky|fussy (?:eater|eating)|(?:won't|wont|doesn'?t|does not) eat|hated? (?:broccoli|vegetables|peas|carrots|dinner)|eat(?:ing)? (?:my |your |his |her )?(?:vegetables|greens)",
    "eat|ate|taste|bite|fork|plate|spoon|mouth|yuck|food|dinner",
  ],
  [
    "screen",
    "there is too much screen, and something else is found",
    "screen ?time|too much (?:i ?-?pad|tablet|tv|telly|phone|gaming|youtube)|i-?pad|tablet|just one more game|video games?",
    "screen|tablet|game|switch|off\\b|television|phone|play|button|level",
  ],
  [
    "bedtime",
    "somebody doesn't want to go to bed or sleep alone",
    "(?:go(?:es|ing)? to bed|bed ?time(?! (?:story|tale|book))|own bed|big bed|sleep(?:s|ing)? (?:alone|in (?:my|her|his|our)(?: own)? bed)|do(?:esn'?t| not) want to (?:go to bed|sleep))",
    "bed|sleep|asleep|night|pillow|blanket|tired|yawn|dream|lamp",
  ],
  [
    "washing",
    "washing, bathing or brushing is a struggle",
    "brush(?:es|ing)? (?:my |his |her |your )?teeth|wo'?n'?t brush|hair ?wash(?:ing)?|wash(?:es|ing)? (?:my |his |her )?(?:hair|hands)|bath ?time|hates? (?:the )?bath",
    "brush|wash|bath|water|soap|teeth|tooth|bubbl|clean|foam|shampoo",
  ],
  [
    "tidying",
    "a mess is tidied up",
    "tid(?:y|ies|ying)(?: up)?|messy room|clean(?:s|ing)? (?:up )?(?:my|his|her|the) room|the mess",
    "tid(?:y|ied)|mess|clean|floor|box|shelf|pick(?:ed)? up|put away|sort|find|found",
  ],
  [
    "two-parents-of-a-kind",
    "a child has two mothers or two fathers",
    "two (?:mums|moms|mummies|mommies|mothers|mamas|dads|daddies|fathers|papas)",
    "both|two|mums?\\b|moms?\\b|dads?\\b|mama|papa|mother|father|daddy|mommy|mummy",
  ],
  [
    "waiting",
    "somebody has to wait, which is hard",
    "waiting(?: for \\p{L}+)?|how many sleeps|patien(?:ce|t)|can'?t wait",
    "wait|sleeps|days?\\b|count|long|soon|not yet|clock|slow|minute|hour",
  ],
];
