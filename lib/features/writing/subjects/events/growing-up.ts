import { PARENT } from "@/lib/features/writing/subjects/family-words";
import type { EventRow } from "./untold-event";

const OWNED = "(?:my|our|his|her|their|the|an?)";
const SUBSTITUTE = "(?:substitute|supply|relief|cover|sub) teachers?";
const NOBODY =
  "(?:nobody|no ?-?one|none of (?:them|my friends|his friends|her friends|the (?:kids|children|guests)))";
const CAME = "(?:came|comes|come|coming|turn(?:s|ed)? up|show(?:s|ed)? up)";

/** What an older child lives, or a school has, and no plot of ours tells: an exam that was failed is no first day. */
export const GROWING_UP: readonly EventRow[] = [
  [
    "failed",
    [
      `(?:fail(?:s|ed|ing)?|flunk(?:s|ed|ing)?) ${OWNED} (?:\\w+ )?(?:exams?|mocks?|grade|class|year)`,
      // Who is afraid to fail one is told of; who has failed it is another story.
      `(?<!(?:afraid|scared|fear|worried|if) (?:\\w+ )?)(?:failed|flunked) ${OWNED} (?:\\w+ )?(?:tests?|quiz)`,
      "fail(?:s|ed|ing)? (?:maths?|english|science|spelling|history|sixth grade)",
      "(?:repeat(?:s|ing)?|redo(?:es|ing)?) (?:a|the|this) (?:year|grade)|held back a (?:year|grade)",
    ],
    ["feelings/back-soon", "feelings/book-of-losses", "feelings/worry-pebbles"],
  ],
  [
    "cheats-at-school",
    [
      "cheat(?:s|ed|ing)? (?:on|in|at) (?:an? |the |my |his |her )?(?:\\w+ )?(?:tests?|exams?|quiz|homework|school|spellings?)",
      `cop(?:y|ies|ied|ying) (?:${OWNED} )?(?:\\w+'s )?(?:homework|answers?|test)`,
    ],
    ["feelings/lie-that-grew", "feelings/back-soon", "feelings/salt-socks-snake"],
  ],
  [
    "in-love",
    [
      "crush(?:es)? on(?: \\w+){1,3}",
      `(?:first|${OWNED}|secret|school) crush(?:es)?(?! (?:the|a|an|with|under|grapes))`,
      "(?:in love with|loves|fancies) (?:a|the) (?:boy|girl)(?: (?:in|at|from) \\w+)?",
      "(?:my|first) (?:first )?(?:boyfriend|girlfriend)",
    ],
    ["feelings/six-sizes-of-hello", "mystery/nameless-letters"],
  ],
  [
    "growing-body",
    [
      "(?:my|her|first|got|gets?|getting|start(?:s|ed|ing)?|has|have|having) (?:first |her |my )?periods?(?! (?:at|of|in|with|costume|drama|play))",
      "puberty|menstruat\\w*|wet dreams?",
      "(?:first|training|new) bra|wear(?:s|ing)? a bra",
      "voice (?:is )?(?:break(?:s|ing)|chang(?:es|ing))|(?:my|her|his) (?:changing body|body is changing)",
      "acne|pimples?|zits?",
    ],
    ["feelings/worry-pebbles", "feelings/six-sizes-of-hello"],
  ],
  // Wet pants are told of; what is worse, and who doesn't dare to go there, are others.
  [
    "toilet-trouble",
    [
      "(?:poo(?:s|ed|p|ps|ped|ing|ping)?|soil(?:s|ed|ing)?) (?:in )?(?:his|her|my|their) (?:pants|trousers|knickers|underpants|underwear|undies|leggings|tights)",
      "(?:poo|poop|soiling) accidents?(?! in the potty)",
      "(?:scared|afraid|frightened|nervous|embarrassed|refus(?:es|ing)|won't|hates?|doesn't (?:like|want)) (?:to |of |about )?(?:going to |go to |using |use )?(?:wee(?:ing)?|pee(?:ing)?|poo(?:ing|ping|p)?|(?:the )?(?:toilets?|loos?|bathrooms?)) (?:at|in) (?:the )?(?:school|nursery|preschool|kindergarten|daycare)",
    ],
    ["feelings/marble-in-the-pants", "feelings/worry-pebbles"],
  ],
  [
    "stitches",
    [
      "stitch(?:es|ed)? (?:in|on|over|for|above|under) (?:my|his|her|the|their) (?:\\w+ )?(?:chin|head|forehead|knee|hand|finger|lip|eyebrow|eye|leg|arm|foot|face|cheek|ear)",
      "(?:gets?|got|getting|needs?|needed|had|having) (?:\\w+ )?stitches",
      "stitches (?:out|at the (?:doctor|hospital))",
    ],
    ["feelings/frog-on-the-knee", "care/three-wags", "firsts/six-week-wall"],
  ],
  // One who comes for a week is told; one who is feared or tricked isn't, and neither is a parent who is one.
  [
    "unkind-substitute",
    [
      `(?:mean|nasty|horrible|strict|scary|evil|terrible|awful|angry|bad|worst) ${SUBSTITUTE}`,
      `(?:tricks?|tricked|tricking|pranks?|pranked|pranking|fools?|fooled|fooling) (?:on |for )?(?:${OWNED} )?${SUBSTITUTE}`,
      `${SUBSTITUTE} (?:who |that )?(?:is |was |'s )?(?:so )?(?:mean|nasty|horrible|strict|scary|shouts?|shouting|shouted|yells?|yelling|yelled)`,
    ],
    ["firsts/two-different-shoes", "feelings/worry-pebbles"],
  ],
  [
    "parent-substitutes",
    [
      `${PARENT}(?:'s| is| was| becomes| became| works as) (?:now )?(?:${OWNED} )?${SUBSTITUTE}`,
      `${SUBSTITUTE} is (?:${OWNED} )?${PARENT}`,
    ],
    ["feelings/work-under-the-table", "days/coats-on-at-nine"],
  ],
  [
    "eats-no-meat",
    [
      "(?:vegetarian|vegan) (?:in|at|family|child|kid|girl|boy|and proud)(?: \\w+){0,2}",
      "(?:being|becom(?:es|ing)|go(?:es|ing)?|turn(?:s|ed|ing)?|am|i'm|. is|she is|he is|she's|he's|are|we're) (?:now |a )*(?:vegetarians?|vegan)",
      "^(?:vegetarians?|vegan)$",
      "(?:stop(?:s|ped)?|gives? up|no longer|won't|never) eat(?:ing|s)? (?:meat|animals)",
    ],
    ["firsts/map-of-tastes", "open/food-last"],
  ],
  [
    "nobody-came",
    [
      `(?:party|birthday)(?: \\w+){0,4} ${NOBODY} (?:\\w+ )?${CAME}`,
      `${NOBODY} (?:\\w+ )?${CAME}(?: to)?(?: \\w+){0,2} (?:party|birthday)`,
    ],
    ["feelings/saturday-at-three", "feelings/other-end", "friendship/two-parties"],
  ],
  [
    "drill-at-school",
    ["(?:fire|evacuation|earthquake|tornado|safety|emergency) drills?", "fire practice"],
    ["care/ten-is-the-dryer", "feelings/lion-cow-fly", "feelings/thunder-count"],
  ],
  [
    "at-the-station",
    [
      "(?:visit|trip|tour|outing|day|going|goes|went|visiting|visits|visited)(?: \\w+)? (?:to |at |of )?(?:the |a |our )?(?:fire ?house|(?:fire|police) ?station)",
      "(?:fire ?house|(?:fire|police) ?station) (?:visit|trip|tour|day)",
    ],
    ["days/one-honk", "open/vehicle-of-boxes"],
  ],
  [
    "parent-stays-away",
    [
      `${PARENT} (?:does(?:n't|nt| not)|did(?:n't|nt| not)|never|forgets? to|forgot to) (?:come|show up|turn up|call|ring|phone|visit|pick (?:me|him|her|us|them) up|keep (?:(?:his|her) )?promises?)(?! (?:in|down|to the (?!party|play|match|show|game|concert)|the|up to bed)(?!\\p{L}))`,
      `wait(?:ing|s|ed)? (?:at|by) the window for (?:(?:my|his|her) )?${PARENT}`,
    ],
    [],
    { offersNothing: true },
  ],
  [
    "wrong-word-for-a-teacher",
    [
      `call(?:s|ed|ing)? (?:my |the |his |her |our |a )?(?:teacher|(?:mr|mrs|miss|ms) \\w+) (?:${PARENT}|grandma|granny|nana|gran)`,
    ],
    ["feelings/tap-tap-oops", "firsts/where-teachers-sleep", "feelings/lion-cow-fly"],
  ],
  // Whatever would be, a story of the noun isn't it; what a child is afraid might be is told.
  [
    "what-if",
    [
      "what would happen if(?: \\w+){2,8}",
      "what if (?:the |a |an |my |our |all |all the |every )?(?!i |we |they |he |she |it |you |nobody |no one |someone |somebody |everyone |everybody |mum|mom|dad|mama|papa)\\w+ (?:could|were|was|had|turned|came|went|ate|ruled|ran|disappeared|stopped)(?: \\w+){0,6}",
    ],
    [],
  ],
  [
    "blood-test",
    [
      "blood tests?",
      "(?:taking|takes|take|took|give|giving|draw|drawing) (?:my |his |her |some )?blood",
      "blood (?:draw|taken)",
    ],
    ["firsts/aah-on-tuesday", "feelings/worry-pebbles"],
  ],
  [
    "old-mummy",
    [
      "(?:cat|egypt\\w*|egyption|ancient|pharaoh'?s?|scary|museum) mumm(?:y|ies)",
      "mumm(?:y|ies) (?:tomb|in (?:a|the) (?:tomb|pyramid))",
      "egypt\\w* tombs?|egyption tombs?",
      "mummy's (?:curse|tomb)",
      "mummified",
    ],
    ["mystery/museum-roar", "days/please-touch"],
  ],
];
