import type { ToldEventRow } from "./told-event";
import { LOST } from "./word-groups";

const VEHICLE = "(?:train|plane|flight|bus|ferry|coach|car|tram|boat|ship)";

/** What happens at school, on the way, with friends or in the wide world. */
export const OUT_AND_ABOUT: readonly ToldEventRow[] = [
  [
    "starting-school",
    "a new school or nursery begins",
    "(?:start(?:s|ing)?|first day (?:at|of|in)|begin(?:s|ning)?) (?:big |primary |pre ?)?(?:school|kindergarten|nursery|preschool|reception|daycare)|big school|new school|new teacher|kindergarten here i come|school tomorrow|drop-?off",
    "school|kindergarten|nursery|class|teacher|first|new|peg|hook|desk|gate",
  ],
  [
    "new-in-class",
    "somebody is new in a group and finds a place there",
    "new (?:kid|boy|girl|child|pupil|friend)s?(?: in (?:my|our|the) class)?|no friends|nobody plays with|make(?:s|ing)? (?:a )?(?:new )?friends?",
    "new|friend|alone|play|join|together|name|hello|next to|beside",
  ],
  [
    "left-out",
    "somebody is left out",
    "(?:not|isn't|wasn't|is not|was not|never) (?:being )?(?:invited|asked|picked|chosen|selected)|left out(?! (?:in|on|all) )|party without me|picked last|nobody (?:picked|chose|asked)|did ?n[o']t make the team",
    "invit|left out|picked|chosen|chose|alone|without|party|team|ask|list|wait",
  ],
  [
    "friend-moves",
    "a friend moves away",
    "(?:best )?friend (?:has |is |was )?(?:mov(?:ed|es|ing)|leav(?:es|ing)|left)(?: away)?|goodbye to (?:my |a |his |her )?(?:best )?friend",
    "mov(?:e|ed|ing)|away|goodbye|miss|letter|far|friend|wave|gone|left",
  ],
  [
    "moving",
    "the family moves house",
    "mov(?:e|es|ed|ing) (?:house|home|day|in|out|to)|(?:we are|we're) moving|new house|new home|goodbye,? old (?:room|house)|boxes everywhere|moving day",
    "mov(?:e|ed|ing)|box|new|old|room|house|empty|key|truck|pack",
  ],
  [
    "moves-in",
    "somebody comes to live with the family",
    "(?:grand\\p{L}+|gran|granny|nan|nana|aunt\\p{L}*|uncle|cousins?)(?: is| are)? (?:moves|moving|move|comes|coming|come) (?:in|to live)",
    "mov(?:e|ed|ing)|room|live|bed|here|stay|home|share",
  ],
  [
    "babysitter",
    "somebody new looks after the child for an evening",
    "baby-?sitters?",
    "sitter|bed|song|blanket|home|back|out|sofa",
  ],
  [
    "doctor",
    "somebody goes to the doctor or is given an injection",
    "doctor'?s?|needles?|vaccin\\p{L}+|jabs?|getting a shot|check-?up|injection",
    "doctor|needle|arm|vaccin|jab|shot|prick|plaster|band|brave|nurse|pinch",
  ],
  [
    "dentist",
    "somebody goes to the dentist",
    "dentist'?s?|dr\\.? tooth|open wide|braces|cavity",
    "dentist|teeth|tooth|mouth|chair|open|count|brace",
  ],
  [
    "swimming",
    "somebody learns to swim",
    "swimming (?:lessons?|class)|learn(?:s|ing)? to swim|face in(?:to)? the water",
    "swim|swam|water|pool|splash|float|dive|face|kick",
  ],
  [
    "riding-a-bike",
    "somebody learns to ride",
    "(?:ride|riding) (?:a |my |his |her |the )?bi(?:ke|cycle)|two wheels|training wheels|stabili[sz]ers|learning (?:to ride|to cycle)",
    "bike|bicycle|wheel|ride|rode|pedal|fell|balance|wobbl",
  ],
  [
    "sleepover",
    "somebody sleeps away from home",
    "sleep-?overs?|sleeping at \\p{L}+'s|night at \\p{L}+'s|night away",
    "sle(?:ep|pt)|night|bed|pillow|pajama|pyjama|home|miss",
  ],
  [
    "birthday",
    "a birthday is kept",
    "birthdays?(?: party)?",
    "birthday|cake|candle|party|present|gift|old(?:er)?\\b|guest",
  ],
  [
    "on-stage",
    "somebody performs before others",
    "(?:school|class) (?:play|concert|show|recital)|on stage|recital|talent show|nativity|my concert|piano exam|show and tell|reading aloud|in front of the class",
    "stage|play|song|sang|sing|curtain|audience|line|role|part|clap|concert|note|class|show|everybody|everyone|faces",
  ],
  [
    "match",
    "a match or race is fought out",
    "(?:football|soccer|basketball|hockey|cricket|rugby|tennis|netball|baseball) (?:match|game|final)|match day|cup final|the big (?:game|race)|sports? day|first goal",
    "goal|ball|win|won|field|pitch|team|kick|score|game|match|race|play|pass|save|whistle|run|ran",
  ],
  [
    "stuck",
    "somebody is stuck and gets out",
    "stuck(?: in| at)?|trapped|locked (?:in|out)",
    "stuck|wait|button|door|out\\b|help|alarm|stop|moved|locked|ladder|climb",
  ],
  [
    "lost-child",
    "a child is lost for a while and found",
    "lost (?:in|at) (?:the |an? )?(?:supermarket|airport|shop|store|mall|museum|zoo|forest|woods|city|market|crowd|fair|park)|losing (?:mum|mom|mommy|mummy|dad|daddy)|left behind on",
    `${LOST}|alone|stay|wait|behind`,
  ],
  [
    "delay",
    "a journey is held up",
    `${VEHICLE}(?: is| was| got)? (?:late|delayed|cancelled|canceled)|(?:delayed|cancelled|missed|missing) (?:\\p{L}+ )?${VEHICLE}|traffic jam|broke(?:n)? down|who was late`,
    "late|wait|delay|minutes?|hour|stop|stuck|slow|still|jam|clock",
  ],
  [
    "journey",
    "a journey is made",
    `(?:night |sleeper |first |steam )${VEHICLE}|${VEHICLE} (?:ride|trip|journey)|flying to|(?:first )?(?:flight|plane)(?: ride)?|all aboard|road trip|${VEHICLE} to the \\p{L}+`,
    `${VEHICLE}|ride|rode|window|seat|ticket|wheel|track|rail|fly|flew|wing|wave|sail|station|airport`,
  ],
  [
    "camping",
    "a night in a tent",
    "camping|(?:our |the |a |in a )tent|camp ?fire|summer camp",
    "tent|camp|fire|torch|flashlight|sleeping bag|night|star|owl",
  ],
  [
    "power-cut",
    "the lights go out",
    "power ?cut|black ?out|no electricity|lights? (?:went|go|goes) out|power (?:is|went|goes) out",
    "dark|light|lamp|candle|torch|flashlight|power|out\\b|glow",
  ],
  [
    "storm",
    "a storm passes",
    "thunder ?storms?|thunder|storms?|lightning|hurricane|windy day",
    "thunder|storm|lightning|rain|wind|cloud|boom|rumbl|flash|blew|blow",
  ],
  [
    "building",
    "something is built, and falls, and is built again",
    "(?:build|builds|building|built) (?!sites?\\b|blocks\\b)(?:a |an |the |my |our )?\\p{L}+(?: \\p{L}+)?|tree ?house|(?:blanket|pillow|snow|cardboard) forts?|highest tower",
    "buil[dt]|tower|block|fell|fall|plank|hammer|nail|wall|roof|again|high|top|brick|fort",
  ],
  [
    "baking",
    "something is cooked or baked",
    "bak(?:e|es|ing)|cook(?:s|ing)?|flour everywhere|mak(?:e|es|ing) (?:a |the )?(?:cake|pizza|soup|bread|pancakes|cookies)",
    "bak|cook|flour|oven|dough|stir|bowl|cake|bread|sugar|smell|taste|egg|butter|spoon|pan\\b",
  ],
  [
    "growing",
    "something is planted and grows",
    "growing (?:plants|things|tomatoes|a \\p{L}+)|plant(?:s|ed|ing)? (?:a |an |the )?\\p{L}+|seeds?(?: and)?|my own garden|sunflower race",
    "grow|grew|seed|plant|water|leaf|leaves|soil|earth|garden|sprout|root|sun\\b",
  ],
  [
    "who-took-it",
    "somebody finds out who took something or did it",
    "who (?:took|stole|ate|did|switched|turned|hid|broke)\\b|mystery|detective|the thief|clues?",
    "clue|who\\b|look|find|found|track|footprint|missing|gone|question|ask|trail|solv",
  ],
  [
    "caring-for-an-animal",
    "an animal is cared for",
    "(?:hurt|injured|sick|orphan|baby) (?:bird|hedgehog|squirrel|fox|cat|dog|animal)|look(?:s|ing)? after (?:a |the |my |our )?(?:\\p{L}+ )?(?:dog|cat|rabbit|hamster|animal|pet|pony|horse|hens?|chickens?)|(?:hedgehog|animal) hospital|feed(?:s|ing)? the \\p{L}+",
    "care|feed|fed|water|warm|gentl|wing|paw|heal|box|soft|slow|safe|vet",
  ],
  [
    "too-loud",
    "something is too loud",
    "(?:too|so) loud|loud noises?|afraid of (?:the )?(?:vacuum|hoover|hand ?dryer|fireworks|toilet)|scary toilet|noisy",
    "loud|noise|roar|ears?\\b|sound|quiet|boom|hum|cover|bang|flush",
  ],
  [
    "stranded",
    "somebody is stranded and gets away",
    "strand(?:ed)?|shipwreck\\p{L}*|marooned|castaways?|desert island",
    "island|ship|boat|raft|beach|rescue|signal|smoke|wave|sail|storm|alone|home",
  ],
  [
    "shrinking",
    "somebody is another size than before",
    "shr(?:ink|inks|inking|ank|unk)|smaller than a \\p{L}+|(?:tiny|small) as an? \\p{L}+|turn(?:s|ed|ing)? into a giant",
    "small|tiny|shr(?:ink|ank|unk)|big|huge|size|little|tall|grow|grew|giant",
  ],
];
