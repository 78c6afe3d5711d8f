import type { EventRow } from "./untold-event";
import { OWNER, PARENT } from "@/lib/features/writing/subjects/family-words";
import { FAMILY, RIDE } from "./word-groups";

/** Whose sting a plot tells. */
const BEES = "(?:(?:honey|bumble)[- ]?)?(?:bees?|wasps?|hornets?)(?!\\p{L})";

/** Whose wedding is no aunt's, uncle's or cousin's, with whom a plot has the petals. */
const WHO_MARRIES =
  "(?:mums?|moms?|mams?|mamas?|mothers?|mumm(?:y|ies)|momm(?:y|ies)|dads?|dadas?|papas?|dadd(?:y|ies)|fathers?|parents?|step-?(?:dad|mum|mom|father|mother|sister|brother)|grand(?:ma|pa|dad|mother|father)|granddad|granny|gran|nann?a?|nanny|nonna|oma|opa|abuela|sisters?|brothers?|teachers?|baby-?sitters?)";

const SITTER = "baby-?sitter";

/** What happens at school, on the way or outside, and no plot of ours tells. */
export const OUT_OF_THE_HOUSE: readonly EventRow[] = [
  [
    "part-of-another",
    ["(?:the )?(?:lead|star|leading lady) (?:gets|got|is|was|falls|fell) (?:sick|ill|poorly)"],
    ["feelings/perfect-health", "firsts/fourth-board"],
  ],
  [
    "delay",
    [
      `${RIDE}s?(?: is| was| were| are| got)? (?:late|delayed|cancelled|canceled)`,
      `(?:delayed|cancelled|canceled|missed|missing) ${OWNER}? ?${RIDE}`,
      "traffic jams?",
      "stuck in traffic",
      "car (?:broke|breaks|has broken|breaking) down",
    ],
    ["days/backward-seat", "feelings/one-red-thumb", "days/one-honk"],
  ],
  // In a car it is told of; at sea, in the air and on rails the bends are others.
  [
    "long-ride",
    [
      "sea[- ]?sick(?:ness)?",
      `(?:travel|motion)[- ]?sick(?:ness)? (?:on|in) ${OWNER}? ?${RIDE}`,
      `${RIDE} (?:travel|motion)[- ]?sick(?:ness)?`,
      `are we there yet(?: \\w+){0,3} ${RIDE}`,
      "(?:lost|stranded|alone|left behind) on (?:a|our|my|the|his|her) (?:long )?(?:road trip|drive|car (?:ride|journey|trip))",
      "(?:long|car|road) (?:ride|drive|journey|trip)s? (?:at|by|through the) night",
    ],
    ["days/how-long-is-soon", "days/backward-seat", "feelings/one-red-thumb"],
  ],
  [
    "building-one",
    [
      `(?:build|builds|building|built|make|making|made) ${OWNER}? ?(?:own )?(?:den|fort|go-?kart|raft|bird ?house|igloo|dam|hut)`,
      "(?:blanket|pillow|cardboard|snow) forts?",
    ],
    ["days/seven-times-too-short", "adventure/sand-wagon", "friendship/third-seat"],
  ],
  // Neither a first day of school nor a test on paper.
  [
    "no-english",
    ["(?:(?:speaks?|knows?|with) )?no english"],
    ["care/soap-and-soup", "feelings/six-sizes-of-hello"],
  ],
  // Whoever drives is at work, whatever the hour: it is no story of the dark.
  [
    "drives-for-work",
    [
      `(?:${PARENT}|grandad|granddad|grandpa|uncle) (?:drives|drove|is driving) (?:an?|the|his|her) (?:(?!to )\\w+ ){0,2}(?:lorry|truck|bus|train|tram|taxi|cab|van|ambulance|digger|ferry)`,
    ],
    ["days/one-honk", "feelings/work-under-the-table"],
  ],
  [
    "exam-of-music",
    [
      "(?:tabla|drums?|drumming|sitar|harp|tambourine|bagpipes?|dhol|veena|mridangam)(?: \\w+)? (?:exams?|grades?|tests?)",
    ],
    ["firsts/song-with-a-bump"],
  ],
  [
    "report-card",
    ["(?:swimming|driving) tests?", "report cards?", "spelling bees?"],
    ["feelings/back-soon", "feelings/worry-pebbles", "feelings/book-of-losses"],
  ],
  [
    "check-up",
    ["(?:eye|medical|physical|dental|hearing) exams?"],
    ["firsts/aah-on-tuesday", "firsts/shy-mrs-gray"],
  ],
  // Who reads too fast is told of, and not who is laughed at for it.
  [
    "laughed-at-reading",
    ["(?:laugh(?:s|ed|ing)? at|mak(?:e|es|ing) fun of|teas(?:e|es|ed|ing))(?: \\w+){0,4} read(?:s|ing)?"],
    ["feelings/step-for-every-dot", "feelings/one-face-at-a-time"],
  ],
  [
    "somebody-else-on-stage",
    [
      `(?:${FAMILY}|${PARENT}|cousin|friend)'s (?:\\w+ ){0,2}(?:play|recital|concert|performance|talent show)`,
    ],
    ["firsts/fourth-board", "feelings/saturday-at-three"],
  ],
  // The animal would be taken for the one that the story is about.
  [
    "animal-part",
    [
      "(?:sheep|lamb|donkey|camel|cow|mouse|cat|dog|lion|bear|frog|rabbit) in (?:the|a|our|my|her|his|their) (?:\\w+ ){0,2}(?:nativity|play|show|musical|pageant)",
    ],
    ["firsts/fourth-board", "feelings/six-sizes-of-hello"],
  ],
  [
    "not-picked",
    [
      "not (?:picked|chosen|selected) (?:for|as|to be) (?:\\w+ ){0,3}(?:president|council|captain|prefect|monitor|leader|helper|mascot)",
      "try-?outs?",
    ],
    ["feelings/one-foot-forward", "feelings/saturday-at-three", "feelings/book-of-losses"],
  ],
  [
    "telling-the-time",
    ["(?:tell|tells|telling) (?:the )?time", "(?:read|reading) (?:the|a) clock"],
    ["fantasy/sleeping-clock", "feelings/night-watch"],
  ],
  [
    "stung",
    [
      "(?:bug|mosquito|jellyfish|nettle|scorpion|horsefly|ant)s? (?:stings?|stung|bit|bites?)",
      `(?:stung|bitten) by(?!(?: an?| the| our| some| two)? ${BEES})(?: an?| the| our| some)? \\w+`,
      "dog (?:bit|bites|has bitten)(?: \\w+)?",
    ],
    ["feelings/one-rope-away", "feelings/bathroom-is-taken", "care/three-wags"],
  ],
  // Who leaves is the teacher: a child who leaves is told.
  [
    "teacher-leaves",
    [
      "(?:teacher|(?:mr|mrs|miss|ms) \\p{L}+)(?:'s| is| are| has)? (?:leaving|leaves|left|going away|retir(?:es|ed|ing))(?! (?:her|his|their|the (?!school|class|nursery)|a|an|it|home|for (?!good|ever|another)|on |in ))",
    ],
    ["firsts/where-teachers-sleep", "feelings/last-piece"],
  ],
  // Who puts a child to bed for one evening is told of, and not who is feared, is leaving or stays for days.
  [
    "looked-after",
    [
      "(?:new|first) (?:nanny|au pair|child-?minder)",
      `(?:mean|nasty|horrible|bad|evil|scary|creepy|strict|angry|cross|grumpy) (?:new )?${SITTER}`,
      `(?:new )?${SITTER}(?: is| was| seems)?(?: so| very| really| too)? (?:mean|nasty|horrible|bad|evil|scary|creepy|strict|angry|cross|grumpy)`,
      `(?:scared|afraid|frightened|terrified) of ${OWNER}? ?(?:new )?${SITTER}`,
      `(?:hates?|(?:doesn't|does not|doesnt|don't|dont|do not) like) ${OWNER}? ?(?:new )?${SITTER}`,
      `${SITTER}(?: is| was)? (?:leaves|leaving|left|quits?|moves|moved|moving)(?: away)?`,
      `(?:good-?bye|miss(?:es|ing)?)(?: to)? ${OWNER}? ?${SITTER}`,
      `${SITTER} (?:overnight|for (?:the |a )?(?:week|weekend|days))`,
      "(?:school|kindergarten|reception|pre-?k) drop[- ]?off",
      "separation anxiety",
      `(?:miss|misses|missing) ${PARENT} at (?:school|kindergarten)`,
    ],
    ["firsts/two-different-shoes", "firsts/until-pancakes", "care/small-window"],
  ],
  [
    "earning",
    [
      "lemonade stand",
      "earn(?:s|ed|ing)? (?:(?:some|more|extra|my|her|his|their)(?: own)? )?(?:pocket money|allowance|money)",
      "(?:bake|garage|yard) sales?",
      "flea market",
    ],
    ["habits/in-one-piece", "feelings/one-red-thumb", "feelings/wagon-for-two"],
  ],
  [
    "class-election",
    ["class (?:president|captain|speaker|rep)", "school (?:council|election)"],
    ["feelings/six-sizes-of-hello", "friendship/two-parties"],
  ],
  [
    "stranded",
    ["stranded", "shipwreck(?:s|ed)?", "marooned", "castaways?"],
    ["adventure/moving-island", "science/clapping-cliff"],
  ],
  [
    "friend-elsewhere",
    [
      "(?:best )?friends? (?:chose|wants?) (?:a |an |another |somebody |someone )?(?:new|other|else)?(?: best)? ?friends?",
      "(?:best )?friends? (?:has |have )?(?:moved|moves|moving) on",
      "(?:i have|i've|i've got|i got|we have) (?:a new|another) best friend",
      "(?:my|our) (?:new|other) best friend",
      "(?:not|isn't|isnt|no longer) my (?:best )?friend(?: any ?more)?",
      "(?:doesn't|doesnt|don't|dont) want to be (?:my|her|his|their) (?:best )?friend(?: any ?more)?",
      "stopped being (?:my|her|his|their) friend",
      "friendships? (?:(?:is |was |has )?(?:ending|ends|ended)|(?:is|was) over|break-?up)",
    ],
    ["feelings/coat-for-three", "feelings/nobody-said-why", "feelings/saturday-at-three"],
  ],
  [
    "litter",
    [
      "plastics? (?:in|on|from) (?:the |our )?(?:sea|ocean|beach|river|park)",
      "(?:beach|river|park|litter|street) (?:clean(?:-| )?up|clean|pick(?:-| )?up|picking)",
      "(?:clean|cleans|cleaning|cleaned)(?: up)? (?:the|our) (?:beach|river|park|street|playground)",
      "litter(?:ing|bugs?)?",
      "recycling(?![- ](?:trucks?|lorr(?:y|ies)|days?))",
    ],
    ["animals/dark-beach", "animals/frog-night", "animals/every-gate"],
  ],
  [
    "tree-climbing",
    [
      "climb(?:s|ing|ed)? (?:up )?(?:the |a |an |our |my |that )?(?:\\p{L}+ )?trees?",
      "^(?:i am |i'm |. is |. gets |getting )?stuck (?:up )?(?:in |up )(?:the|a|our) (?:\\p{L}+ )?tree",
    ],
    ["days/twelfth-way", "open/plant-secrets", "adventure/garden-night"],
  ],
  // Nothing is wrong with a tummy that hurts on every school day, and it isn't the first one.
  [
    "tummy-before-school",
    [
      "(?:tummy|stomach|belly) ?-?(?:hurts?|aches?|is sore|pains?) (?:\\p{L}+ ){0,4}?(?:before|about) (?:school|nursery|preschool|kindergarten)",
      "(?:tummy|stomach|belly) ?-?(?:hurts?|aches?|is sore|pains?) every (?:school )?(?:morning|day)",
    ],
    ["feelings/worry-pebbles", "firsts/two-different-shoes"],
  ],
  [
    "wedding",
    // An aunt's or a cousin's, with the petals, is told.
    [
      `${WHO_MARRIES}(?:'s|s'|s)?(?: and (?!aunt|uncle|cousin)\\p{L}+(?:'s|s)?)? (?:big |own )?wedding`,
      `wedding of (?:my |our |his |her )?${WHO_MARRIES}`,
      `${WHO_MARRIES}(?: is)? (?:marr(?:y|ies|ied|ying))`,
      "(?<!(?:aunt|auntie|aunty|uncle|cousin)(?:'s)? (?:\\p{L}+ ){0,2}?)(?:getting|get|gets|got) married",
      "ring bearer",
    ],
    ["friendship/two-parties", "firsts/fourth-board", "feelings/one-red-thumb"],
  ],
  [
    "road-safety",
    ["(?:cross|crosses|crossing) the (?:road|street)", "road safety", "seat-?belts?", "stranger danger"],
    ["animals/frog-night", "animals/duck-parade"],
  ],
  // Of a feast of the same house, or of something that isn't anybody's faith.
  [
    "siblings-feast",
    ["raksha ?bandhan", "rakhis?", "bhai (?:dooj|duj|tika)"],
    ["feasts/last-white-shirt", "care/soup-song", "friendship/long-tea"],
  ],
  ["jewish-feast", ["purim"], ["feasts/forty-four-candles", "mystery/spoon-thief", "friendship/long-tea"]],
  [
    "summer-camp",
    ["(?:summer|sleep-?away|school|scout) camp"],
    ["mystery/dry-boots", "firsts/until-pancakes", "adventure/garden-night"],
  ],
  [
    "fire-or-flood",
    [
      "(?:bush|wild|house|forest) ?fires?",
      "(?:house|home|flat|apartment|shop|school)(?: was| has| is| got| had)? (?:burn(?:ed|t|s|ing)?|caught fire|on fire|flooded|destroyed|collapsed)",
    ],
    ["feelings/worry-pebbles", "firsts/box-of-nothing", "feelings/last-piece"],
  ],
  [
    "fright",
    ["(?:burglars?|burglary|break-?in|burgled|robbed|robbery|stranger at the door)", "lockdown", "racis[mt]"],
    ["feelings/worry-pebbles", "feelings/night-watch"],
  ],
];
