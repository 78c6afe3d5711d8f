import type { EventRow } from "./untold-event";
import { OWNER, PARENT } from "@/lib/features/writing/subjects/family-words";
import { ELDER, PET } from "@/lib/features/writing/subjects/hard-nights/night-words";

/** What was taken from where many children play is told. */
const GROUP =
  "(?:the |his |her |my )?(?:nursery|pre[- ]?school|kindergarten|kindy|day[- ]?care|playgroup|creche|school|class(?:room)?)";
const TOY_OF_GROUP = `(?:(?:(?:a|the|some) )?(?:(?:red|little|small) )?(?:toys?|toy cars?|cars?|things?)(?: home)? )?from ${GROUP}`;

/** A friend whom only one child can see. */
const UNSEEN = "(?:imaginary|invisible|pretend|make-believe|made-up) friends?";

const MOVES_IN = "(?:is |are )?(?:moves?|moving|moved|comes?|coming|came) (?:in|to live)(?: with us)?";

/** What happens at home, in the family or in a child, and no plot of ours tells. */
export const AT_HOME: readonly EventRow[] = [
  [
    "money-short",
    [
      "food ?banks?",
      "money is (?:so |very |too |really )?tight",
      "(?:no|not enough|not much|little) money",
      "(?:can't|cannot|can not|couldn't) afford(?: \\w+)?",
    ],
    ["feelings/worry-pebbles"],
  ],
  // Whether it is work, sorrow or an illness, only who orders it knows.
  [
    "asleep-all-day",
    ["(?:sleep|sleeps|sleeping|asleep) all day"],
    ["feelings/good-night-at-breakfast", "feelings/night-watch"],
  ],
  ["nursing-home", ["(?:nursing|care|retirement|old people's|old folks'?) home", "assisted living"], []],
  // One who moves in is told of; two, a cousin, a great-grandparent, and whoever comes on account of a sorrow or with an animal are other stories.
  [
    "moves-in",
    [
      `(?:cousins?|great[- ]?(?:grand\\w+|granny|gran|nana?)) ${MOVES_IN}`,
      `(?:grandparents|${ELDER} (?:and|&) (?:${OWNER} )?${ELDER}) ${MOVES_IN}`,
      `${ELDER} ${MOVES_IN}(?: \\w+)? (?:after|because|since|until|for (?:the|a) \\w+|with ${OWNER} (?:\\w+ )?${PET})`,
    ],
    ["days/sock-for-a-clock", "feelings/six-sizes-of-hello"],
  ],
  [
    "loud-noises",
    [
      `(?:scared|afraid|frightened|fear|terrified) of ${OWNER}? ?(?:fire alarms?|smoke alarms?|sirens?)`,
      "(?:toilet|loo|potty) flush(?:es|ing)?",
      "(?:loud|noisy|scary) (?:toilets?|loos?)",
    ],
    ["feelings/lion-cow-fly", "feelings/thunder-count", "feelings/polite-monster"],
  ],
  [
    "nails",
    [`(?:bite|bites|biting) ${OWNER}? ?(?:finger)?nails?`, "nail[- ]biting"],
    ["habits/thumb-goes-to-work", "habits/one-good-picture"],
  ],
  [
    "hurt-by-sibling",
    [
      "(?:brothers?|sisters?|siblings?|twins?)(?: \\w+){0,2} (?:hits?|hitting|push(?:es|ed|ing)?|kick(?:s|ed|ing)?|punch(?:es|ed|ing)?|pinch(?:es|ed|ing)?|bit|bites?|biting|slap(?:s|ped)?|scratch(?:es|ed)?|hurts?)(?: (?:me|him|her|us|each other|my \\w+))?",
    ],
    ["feelings/third-line", "feelings/walk-the-rhinoceros", "feelings/salt-socks-snake"],
  ],
  [
    "takes-my-things",
    [
      "(?:brothers?|sisters?|siblings?|twins?)(?: \\w+){0,2} (?:takes?|took|taking|grabs?|snatch(?:es)?|hides?) (?:all )?(?:my|his|her|their) (?:toys?|things?|stuff|dolls?|cars?|lego|books?|teddy|bike)",
    ],
    ["feelings/third-line", "feelings/wagon-for-two", "feelings/walk-the-rhinoceros"],
  ],
  [
    "hurts-a-baby",
    [
      "(?:bites?|biting|hits?|hitting|kicks?|kicking|pushes|pushing|scratch(?:es|ing)) (?:his |her |my |the |their )?(?:new )?baby(?: brother| sister)?",
      "(?:gentle|kind|soft) hands?(?: (?:with|for|on|to|and|near|around))?(?: (?:his|her|my|the|our|a|new|little))* (?:baby|babies|newborn)(?: brother| sister)?",
      "(?:baby|babies|newborn)(?: brother| sister)? (?:gentle|kind|soft) hands?",
    ],
    ["feelings/push-the-shed", "care/soup-song"],
  ],
  [
    "hurts-a-parent",
    [
      `(?:bites?|biting|hits?|hitting|kicks?|kicking|pushes|pushing|slaps?|slapping|scratch(?:es|ing)|pinch(?:es|ing)) (?:on |out at )?(?:(?:his|her|my|the|their|our) )?(?:${PARENT}|parents)`,
    ],
    ["feelings/push-the-shed", "feelings/walk-the-rhinoceros"],
  ],
  [
    "bad-words",
    ["(?:swear|swears|swearing)", "bad words?", "being rude"],
    ["feelings/polite-monster", "feelings/salt-socks-snake", "habits/what-squeaks"],
  ],
  [
    "unloved-clothes",
    [
      `(?:refuse[sd]?|refusing|won't|wont|doesn't (?:want to|like)|doesnt (?:want to|like)|do(?:n't|nt) want to|hate[sd]?|hating)(?: to)?(?: wear(?:ing)?| put(?:ting)?(?: on)?)? ?${OWNER}? ?(?:winter )?(?:coats?|jackets?|shoes|boots|socks|hats?|gloves|mittens|tights|jumpers?|sweaters?|trousers|uniform)`,
      "itchy (?:socks?|labels?|tags?|sweaters?|jumpers?|tights|clothes)",
    ],
    ["firsts/by-myself", "habits/closing-time"],
  ],
  [
    "stealing",
    [
      `(?<!who )(?:stole|steals?|stealing) (?!${TOY_OF_GROUP})(?:a|the|some|from|my|his|her|candy|sweets|money|toys?)(?: \\w+)?`,
      "shop-?lifting",
    ],
    ["feelings/pocket-that-squeaked", "feelings/lie-that-grew", "feelings/salt-socks-snake"],
  ],
  // Whose friend stays is told.
  [
    "invisible-friend-goes",
    [
      `${UNSEEN}(?:'s)?(?: (?!and )\\w+){0,3} (?:mov(?:es?|ed|ing)|leav(?:es?|ing)|(?:has|have) left|left (?:me|us|him|her|them)|gone|go(?:es|ing)? away|went away|disappear\\w*|vanish\\w*|quiet|silent|died|dies|dying|dead|scares?|scary|mean|evil)`,
      `(?:good-?bye|bye|farewell|los(?:es?|ing|t)|miss(?:es|ing)?|outgr(?:ows?|owing|ew)|too old for|without)(?:,? (?:to|my|our|his|her|their|the|an))* ${UNSEEN}`,
      `(?:scary|evil|mean|creepy|bad)(?: \\w+)? ${UNSEEN}`,
      `(?:scared|afraid|frightened) of (?:(?:my|his|her|their|the|an) )?${UNSEEN}`,
    ],
    ["feelings/one-more-chair"],
  ],
  [
    "other-rules",
    [
      "(?:river|time|clocks?|rain|world|everything|town) (?:\\w+ ){0,2}(?:backwards?|upside[- ]down)",
      "invisib(?:le(?! (?:best )?(?:friends?|buddy|pal|playmate|mate|companion|bestie)(?!\\p{L}))|ility)",
      "(?:swap|swaps|swapped|switch|switched) (?:places|bodies)",
      "(?:stop|stops|stopped|stopping) time",
      "(?:toys|paintings?|statues?|pictures?|drawings?)(?: that)? (?:come|came|comes|coming) (?:alive|to life)",
    ],
    ["fantasy/swapped-shadows", "mystery/growing-picture", "fantasy/sleeping-clock"],
  ],
  [
    "shrinking",
    [
      "(?:shrink|shrinks|shrinking|shrank|shrunk)",
      "smaller than a \\w+",
      "(?:small|tiny|little) as an? \\w+",
      "turn(?:s|ed|ing)? into a giant",
    ],
    ["fantasy/swapped-shadows", "friendship/big-neighbor", "fantasy/castle-seed"],
  ],
  [
    "ill-at-home",
    [
      "(?:measles|mumps|scarlet fever)",
      "(?:the|got|has|having|have) (?:a )?flu",
      "hand,? foot and mouth",
      "(?:ear ?(?:ache|infections?)|sore throat|high temperature)",
    ],
    ["feelings/just-in-case", "feelings/night-watch", "feelings/one-red-thumb"],
  ],
  [
    "new-partner",
    [
      "new (?:boyfriend|girlfriend|partner)",
      `${PARENT}(?:'s| has a| is)? (?:boyfriend|girlfriend|new friend|dating|remarrying|getting remarried)`,
    ],
    ["care/rope-in-the-room", "feelings/six-sizes-of-hello"],
  ],
  [
    "tooth-fairy-late",
    [
      "tooth fairy (?:forgot|has forgotten|(?:didn't|didnt|did not|never|won't) (?:come|came)|(?:is|was) late)",
    ],
    ["firsts/wobbly-tooth", "feelings/one-red-thumb"],
  ],
  [
    "two-babies",
    [
      "(?:pregnant with|expecting|having|new|newborn|baby) twins",
      "twins are (?:coming|born|here|on the way)",
      "(?:two|2) (?:new |newborn )?babies",
    ],
    ["care/soup-song", "firsts/box-of-nothing"],
  ],
  [
    "noises-of-bodies",
    ["(?:fart(?:s|ed|ing|y)?|burp(?:s|ed|ing|y)?|snot(?:ty)?|whoopee cushions?)"],
    ["fantasy/dragon-hiccups", "feelings/polite-monster"],
  ],
  [
    "top-bunk",
    [
      "top (?:bunks?|of the bunk ?beds?)",
      "(?:upper|higher) bunk",
      "who (?:gets|sleeps (?:on|in)) (?:the )?top(?= *$| bed)",
    ],
    ["feelings/train-in-the-other-bed", "firsts/chair-that-walked", "firsts/stars-side-down"],
  ],
  ["braces", ["braces", "retainers?"], ["firsts/shy-mrs-gray", "firsts/aah-on-tuesday"]],
  [
    "looking-other",
    [
      "left[- ]handed(?:ness)?",
      "funny name",
      "nobody can (?:say|spell|pronounce) \\w+(?: \\w+)?",
      "(?:smallest|shortest|tallest|biggest) (?:\\w+ )?in (?:the|my|his|her) class",
      "(?:my|his|her|an?) accent",
    ],
    ["firsts/shy-mrs-gray", "feelings/other-end", "feelings/six-sizes-of-hello"],
  ],
  [
    "wanting-to-be-big",
    ["too (?:small|little|young) to \\w+", "want(?:s|ing)? to be (?:big|bigger|older|grown up)"],
    ["science/smallest-sunflower", "friendship/third-seat"],
  ],
  // Whether it ran away or died, only who orders it knows.
  [
    "lost-pet",
    [`(?:we|i|he|she|they)(?: have| has|'ve)? lost ${OWNER} (?:(?:old|little) )?${PET}`],
    ["care/seven-oclock", "feelings/tap-tap-oops"],
  ],
  [
    "lost-thing",
    [
      `(?<!(?:finds?|found|finding|up) (?:an? )?)(?:lost|missing|loses|losing) (?:${OWNER}|one|another|one of (?:my|his|her|their))? ?(?:keys?|phone|wallet|ring|mittens?|gloves?|shoes?|hat|jacket|coat|backpack|lunch-?box|retainer|homework|headphones|water bottle)`,
    ],
    ["mystery/spoon-thief", "friendship/lost-glasses", "feelings/nearly"],
  ],
  // Lost at home and rained on in the grass, it has a plot; who left it far away, spoiled it or meant just the one is asked.
  [
    "library-book-elsewhere",
    [
      `library books?(?: \\w+){0,2} (?:on|in|at) (?:a|the|our|my|his|her|their) (?:(?:school|swimming) )?(?:bus|train|car|taxi|plane|ferry|beach|pool|hotel|airport|bath|bathtub|tub|toilet|loo|sink|puddle|pond|lake|river|bin|trash|washing machine)`,
      `(?:ripped|rips|tore|tears|torn|chewed|chews|ate|eats|hid|hides|ruined|damaged|(?:drew|draws|drawing|scribbled|scribbling|wrote) (?:in|on|all over)|(?:spilled|spilt|spills)(?: \\w+)? (?:on|over)) (?:${OWNER}|a|the|our)? ?library book`,
      `library book (?:that )?(?:${OWNER}|the|our)? ?(?:dog|puppy|cat|kitten|baby|toddler|brother|sister)(?: \\w+)? (?:ripped|tore|chewed|ate|hid|ruined|drew)`,
      `(?:juice|milk|tea|coffee|cocoa|paint|jam|glue|crayon|pen|ink|soup|food|chocolate) (?:on|in|over|all over) (?:${OWNER}|a|the|our)? ?library book`,
      "(?:lost|missing|overdue|late) library book about",
    ],
    ["days/grass-has-no-corners", "feelings/nearly", "feelings/salt-socks-snake"],
  ],
  // Whoever was once as old as the hero has a plot; who is younger or just as old is another matter.
  [
    "sibling-wins",
    [
      "(?:(?:little|younger|baby|small|twin) (?:brother|sister)|twins?|friend)(?: \\w+){0,2} (?:always|keeps?|never stops?) (?:wins?|winning|beats?|beating)(?: \\w+){0,2}",
      "(?:lose|loses|losing|lost) to (?:my|his|her|their|the|a) (?:(?:little|younger|baby|small|twin) (?:brother|sister)|twin)",
    ],
    ["feelings/tooth-marks", "feelings/book-of-losses"],
  ],
  [
    "too-many-sweets",
    ["too (?:many|much) (?:sweets|candy|candies|sugar|chocolate)"],
    ["firsts/map-of-tastes", "open/food-last"],
  ],
  [
    "knocked-over",
    [
      `(?:knock(?:s|ed|ing)?|push(?:es|ed)|kick(?:s|ed)) (?:it|${OWNER} (?:\\w+ )?(?:tower|castle|blocks|lego|sandcastle|den|train track)) (?:down|over)`,
      "(?:tower|castle|blocks|lego|sandcastle|den|jigsaw|puzzle|model|drawing)(?: gets| got| was| is)? (?:knocked|wrecked|ruined|smashed|broken|destroyed)(?: (?:down|over))?",
      `(?:wreck(?:s|ed)|ruin(?:s|ed)|smash(?:es|ed)|broke|breaks|destroy(?:s|ed)) ${OWNER} (?:\\w+ )?(?:tower|castle|lego|sandcastle|den|jigsaw|puzzle|model|drawing)`,
    ],
    ["feelings/knock-first", "feelings/walk-the-rhinoceros", "feelings/salt-socks-snake"],
  ],
  [
    "no-to-hugs",
    ["(?:says?|saying) no to (?:kisses|hugs|hugging|kissing|tickling|cuddles)", "consent"],
    ["feelings/six-sizes-of-hello", "feelings/worry-pebbles"],
  ],
];
