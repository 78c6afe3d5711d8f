import { PARENT } from "@/lib/features/writing/subjects/family-words";
import { ADULTS, BIG, DOER, MAN, MID, NO_PARENT, VICTIM } from "./disclosed-words";
import type { NightRow } from "./hard-night";
import { CHILD, OWN, PERSON, SAFE, WORRIES } from "./night-words";

const TOUCHED = ["touched", "danger", "touches that aren't right and secrets that hurt", "safety"] as const;
const AT_HOME = ["hurt-at-home", "danger", "being hurt by somebody close", "safety", SAFE] as const;

const ARMED =
  "(?<!(?:water|toy|butter|plastic|bubble|nerf|bread|big) )(?:knife|knives|gun|axe|machete|hammer|baseball bat|belt|stick|iron rod|broken bottle)";
/** What frightens a child at home, and is no game. */
const FEAR: readonly string[] = [
  `${DOER}${MID} (?:chas(?:es|ed|ing)|threaten(?:s|ed|ing)|attack(?:s|ed|ing)|come(?:s)? at|came at|fights?|fought|fighting|goes for|went for|cut|cuts) (?:(?:me|us|him|her|each other|${OWN}(?:${ADULTS}|${CHILD})) )?with (?:a |the |his |her |their )?${ARMED}(?! (?:and fork|at the table))`,
  `${DOER}${MID} threaten(?:s|ed|ing)?(?: (?:me|us|him|her|${OWN}${ADULTS}))? (?:to (?:burn|kill|hurt|hit|beat|leave|cut|shoot|stab|take (?:me|us|the kids)|send me|throw|tell everyone|kick)|with (?!a (?:water|pillow|snowball)))`,
  `(?:scared|afraid|frightened|terrified) of (?:(?:my|our) (?:own )?(?:\\p{L}+ )?${NO_PARENT}|(?:my|her|his|our) (?:own )?(?:\\p{L}+ )?${PARENT})(?=\\W*$|[,.;]| (?:and|because|when|so|at night|since))(?<!(?:boss|cat|dog))`,
  `${BIG}(?:${MID}) (?:won't|will not|doesn't|didn't|never|don't|wouldn't) stop (?:hitting|beating|hurting|punching|slapping|kicking|shouting at|screaming at|yelling at|touching|kissing|grabbing) (?:me|us|her|him|${OWN}(?:${ADULTS}|${CHILD}|kids|children|baby))`,
  "(?:get|gets|got|getting|given|gives? me|gave me) (?:a )?(?:slap|smack|beating|kick|punch|thrashing|spanking|the belt|the stick|the cane|the slipper|backhand)s? (?:every|each|when|if|for|because|by|from|whenever)",
  `(?:bruises?|bruised)(?: .*)? (?:because|since|when|after|from|by) ${OWN}(?:her |his )?(?:${BIG}|father|mother)(?: \\p{L}+){0,2} (?:grab|hit|hold|held|squeez|push|pinch|shak|pull|hurt|beat)\\p{L}*`,
  "(?:the )?(?:police|cops|social (?:worker|services)|cps) (?:come|comes|came|keep coming|kept coming) (?:to (?:our|my) (?:house|home|flat)|over|round)?(?: .*)? ?(?:because (?:of )?|about|over|when) ?(?:my |our )?(?:dad|daddy|mum|mom|papa|mummy|mommy|parents|they|he|she|step)",
  `(?:if|when) i (?:ever )?(?:tell|talk|speak|say)(?: .*)? about (?:my (?:arm|leg|bruises?|eye|back|face|burns?|marks?)|home|the (?:hitting|beating|shouting)|what (?:happens|goes on|he|she|they))`,
  `(?:tie|ties|tied|tape|tapes|taped|handcuff|chain|chained|gag)(?:s|ed)? (?:up )?(?:me|us|my (?:hands|feet|legs|arms|mouth|wrists|eyes))(?: (?:to|up|together|shut|behind|down|at))(?! (?:the (?:tree|mast|post|stake) (?:in|for)|play|shoe|wool|the sledge|a balloon|balloons))|(?:tape|sock|rag|cloth) (?:on|over|in) my mouth|hand over my mouth`,
  `(?:they|he|she|${BIG}|parents)${MID} (?:don't|do not|won't|doesn't|does not|never|didn't|wouldn't) (?:ever )?let (?:me|us) (?:go to the (?:toilet|bathroom|loo|doctor)|sleep at|use the (?:toilet|bathroom)|drink|wash|leave|speak|talk to|out(?=\\W*$| of (?:the|our|my) (?:house|room|basement|cellar|bedroom|flat|car)))(?! (?:the (?:cat|dog)|in (?:the )?(?:library|rain)|(?:until|before) (?:dinner|tea)|at (?:the )?(?:table|library)))`,
  `(?:i am|i'm|im|we are|we're|she is|he is) (?:being )?forced to(?! (?:eat (?:peas|broccoli|sprouts|carrots|spinach|vegetables)|share|wait|land|walk|laugh|smile|swim))`,
  `(?:${PERSON}|parents|step(?:mum|mom|dad))(?: .*)? (?:i|she|he) (?:don't|doesn't|do not|does not) deserve (?:to )?(?:dinner|food|eat|a bed|love|to live|lunch|breakfast|anything|toys)`,
  `${PARENT}(?: .*)? (?:smokes?|smoking|snorts?|takes|doing|does|sells) (?:weed|crack|pot|meth|coke|cocaine|heroin|drugs|dope|spice|pills|a bong)|(?:${PARENT}|he|she|they) (?:drives?|drove|driving) (?:us )?(?:drunk|high|after drinking)|when (?:she|he|mum|mom|dad) is high(?=\\W*$|[,.;]| (?:on|and|she|he))`,
  `(?:${PARENT}|parents) (?:went out|left|walked out|disappeared|forgets? (?:about )?(?:me|us))(?: .*)? (?:never (?:came|come|comes) (?:back|home)|for (?:days|weeks)|i (?:have to )?look after the (?:baby|little ones)|and we are alone|and i am alone)(?! (?:in|to) (?:hospital|work))`,
];

const PICS = "(?:pictures?|photos?|pics?|videos?|selfies?|images?)";
const BODY_WORDS: readonly string[] = [
  `(?:${BIG}|he|someone|somebody|brother)(?: (?!and |of |with )\\p{L}+){0,3} (?:watch(?:es|ed|ing)?|spies on|spied on|peeks? at|peeps? at|stares? at|films?|filmed|record(?:s|ed))(?: \\p{L}+){1,5} (?:undress(?:es|ed|ing)?|get(?:s|ting)? (?:undressed|changed|dressed)|shower(?:s|ing)?|naked|on the toilet|take (?:a |her |his )?(?:shower|bath)|in the shower)(?! (?:with|for))`,
  `(?:ask(?:s|ed|ing)?|want(?:s|ed)?|begs?|demand(?:s|ed)?)(?: (?:me|her|him|my \\p{L}+|us))? (?:for |to see |to send )?(?:\\p{L}+ )?${PICS} of (?:my|her|his) (?:body|${CHILD}'?s body|chest|feet|legs|underwear|private\\p{L}*|bottom|bum)`,
  `(?:sent|send|sends) (?:a |some |him |her |them )*${PICS} (?:of (?:myself|me|herself|himself) )?(?:to (?:him|them|a (?:man|boy|guy|stranger|person)) )?(?:and|but) (?:now |then )?(?:he|they|she|someone)(?:'s| is| are)? (?:wants?|threat\\p{L}*|blackmail\\p{L}*|says? (?:he|they)(?:'ll| will)|asks?|asking|going to)`,
  `(?:show(?:s|ed|ing)?|flash(?:es|ed)|pull(?:s|ed) out|took out|takes out|touch(?:es|ed|ing)?|plays? with) (?:(?:me|us|her|him|my \\p{L}+) )?his (?:thing|willy|penis|private\\p{L}*|dick|winkle|pee ?pee|bits)(?=\\W*$|[,.;]| (?:in|at|to|when|and|under|on))`,
  `(?:lap|knees?|bed|room|car|bath|tent)(?: .*)? (?:with no|without (?:any |my |his )?|no) (?:pants|clothes|knickers|underwear|trousers|undies)(?! (?:pockets?))|(?:in|on) (?:his|her) (?:lap|bed) naked`,
  `(?:watch|look at|see|saw) (?:him|her|them) (?:in the (?:shower|bath|toilet)|undress|get undressed|pee|naked|without clothes)(?! (?:the|a) )`,
  `(?:got|is|was|gets|made (?:me|her)|i'm|i am) pregnant (?:by|from|with) (?:my|her|the|a|our) (?:own )?(?:${MAN}|father|dad|brother|man|teacher|boss)|(?:i'm|i am|she is|she's) (?:only )?(?:\\d+|ten|eleven|twelve|thirteen|fourteen) and (?:i'm |she's )?pregnant`,
  `(?:boyfriend|girlfriend|bf|gf) is (?:(?:1[6-9]|[2-9]\\d)(?!\\d)|(?:a )?(?:grown|adult|(?:much |way )?older|my (?:teacher|coach|uncle)|in his (?:twenties|thirties)))|(?:grown|adult|older|old|(?:[2-9]\\d|twenty|thirty) year old) (?:man|guy|bloke|woman|boy)(?: \\p{L}+){0,3} (?:is|as|be|was) my (?:boyfriend|bf|girlfriend|lover)`,
  `(?:said|says|told|tells|telling|asked|asks) (?:to )?(?:me |us |her |him )(?:to )?(?:not to|don't|do not|never to) (?:scream|cry out|make a (?:sound|noise))(?=\\W*$|[,.;]| (?:or|and|when|while))`,
  `(?:uncle|grand(?:pa|dad|ad|father)|cousin|brother|he|they|man|men|boys|step\\p{L}*|teacher|coach)(?: \\p{L}+){0,2} did (?:it|that|bad things?|things|something bad) to (?:me|us|her|my \\p{L}+)(?! (?:hair|homework|drawing|bike))`,
  `^(?:they|he) did (?:it|that) to (?:me|us|her)`,
  `(?:sleep|slept) (?:in|with) (?:my|all my) (?:clothes|shoes)(?: on)?(?: .*)? (?:because|so|in case|cos)(?: .*)? (?:scared|afraid|uncle|dad|he|grand\\p{L}+|brother|man)(?! (?:is|says) (?:early|late|we))`,
];

const FAREWELLS: readonly string[] = [
  "(?:life|living|everything)(?:'s| is) (?:so )?(?:pointless|meaningless|worthless|not worth (?:it|living)|too (?:hard|painful) to)(?=\\W*$|[,.;]| )|(?:don't|do not|doesn't|can't) see (?:the|a|any) (?:point|reason)(?=\\W*$| (?:any ?more|in (?:living|life|going on|being)|of (?:living|life|being alive|it all)|to live))",
  "(?:no ?body|no one|no-one|they|every ?one)(?: \\p{L}+){0,2} (?:notice|care|mind|miss me|be sad|happier)(?: .*)? if (?:i|she|he)(?:'m| was| am| were|'s| is)? (?:gone|dead|died|die|wasn't here|not here|disappeared(?! (?:in|for)))(?=\\W*$|[,.;]| )",
  `(?:${CHILD}|she|he|friend|son|daughter|i)(?: .*)? (?:sent|wrote|writes|left|leaves|writing|found)(?: \\p{L}+){0,3} (?:goodbye (?:message|note|letter|text)s?|suicide note|a note saying goodbye)(?! (?:to|for) (?:the|my|our|his|her) (?:teacher|class|school|nursery|grandma|house))`,
  "(?:cut|cuts|cutting)(?: (?:myself|herself|himself))? so deep|(?:wouldn't|won't|didn't) stop bleeding(?=\\W*$| (?:and i|when i cut|after i cut))(?<=cut.*)|razor ?blades?|(?:hid(?:e|es|ing)|keeps?|steals?|stole|has) (?:\\p{L}+ )?(?:blades|razors?)(?: (?:in|under|from)|(?=\\W*$))",
  `(?:${PERSON}|lady|man|stranger|online|people|kids|${VICTIM})(?: .*)? (?:told|tells|telling|said|says|dared)(?: (?:me|her|him|us|them|my \\p{L}+))? (?:to |i should )(?:cut|hurt|harm|burn|starve|choke) (?:myself|herself|himself|themselves)(?! (?:a |some ))`,
];

/** What is left when nothing is said outright: a weapon, a hiding place, a farewell. */
export const DISCLOSED_SIGNS: readonly NightRow[] = [
  [...AT_HOME, FEAR],
  [...TOUCHED, WORRIES, BODY_WORDS],
  ["wants-to-die", "danger", "somebody who hurts themselves", "safety", WORRIES, FAREWELLS],
];
