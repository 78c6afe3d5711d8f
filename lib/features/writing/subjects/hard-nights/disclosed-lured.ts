import { PARENT } from "@/lib/features/writing/subjects/family-words";
import { BIG, CLOTHES, DOER, MAN, MID, NO_PARENT, OUTSIDER, PRIVATE, VICTIM } from "./disclosed-words";
import type { NightRow } from "./hard-night";
import { OWN, WORRIES } from "./night-words";

const TOUCHED = ["touched", "danger", "touches that aren't right and secrets that hurt", "safety"] as const;
const LURED = ["lured", "danger", "somebody who asks a child for what isn't right", "safety"] as const;

const PICTURES = "(?:pictures?|photos?|photographs?|pics?|videos?|selfies?|snaps?)";
const BARE =
  "(?:without (?:(?:my|her|his|our|their|any|a) )?(?:clothes|underwear|pants|knickers|top|shirt|bra)|with (?:my |her |his )?(?:no (?:clothes|top|shirt|bra|pants|knickers)|top off|clothes off)(?: on)?|with nothing on|naked|nude|undressed|in (?:my|her|his) (?:underwear|pants|knickers|undies|bra))";
const WHOM = `(?:me|us|him|her|them|${VICTIM})`;

const ONLINE =
  "(?:online|on ?line|(?:on|from|in|through|via) (?:the |a |my |his |her |that |this )?(?:internet|web|roblox|snap(?:chat)?|discord|insta(?:gram)?|tik ?tok|what'?s ?app|minecraft|fortnite|kik|telegram|facebook|messenger|game|chat(?: ?room)?|group chat|app|phone|headset|server|ps[45]|xbox|playstation))";
const STRANGER =
  "(?:man|men|guy|bloke|dude|stranger|person|someone|somebody|boy|friend|people|he|they|gamer|player|adult|grown[- ]?up)";
const ASKS = `(?:(?:ask(?:s|ed|ing)?|want(?:s|ed|ing)?|tell(?:s|ing)?|told|begg?(?:s|ed|ing)?|said|says|keeps|tries|tried|trying)(?: \\p{L}+){0,5} (?:to (?:meet(?! the)|see ${WHOM}|visit|come (?:over|round|to (?:my|our|her|his))|pick (?:me|her|him) up|send (?:me|her|him))|(?:for|send)(?: (?:him|them|her|a|an|some|more|my|her|his))* (?:${PICTURES}|address|phone number)(?! of (?:the|a|an|my (?:cat|dog|drawing|house|pet|lego)))|where (?:i|we|she|he) lives?|not to tell|keep .{0,30}secret|(?:on|for) (?:a )?(?:cam|webcam|video call))|(?:says?|said) (?:he|she|they)(?:'s| is)? (?:loves?|in love with) (?:me|her|him|my (?:daughter|son))|(?:if i|i can't|i cannot|i must not|don't|doesn't want me to|not to) (?:don't )?tell|(?:sends?|sent|sending|gives?|gave)(?: (?:me|her|him|us|my \\p{L}+))+ (?:\\p{L}+ ){0,3}(?:robux|v-?bucks|money|presents?|gifts?)(?: \\p{L}+){0,5} tell)`;

const WANTS = "(?:wants?|wanted|asks?|asked|tells?|told|begs?|begged|makes?|made|forces?|forced|says?|said)";
const THREATENED =
  "(?:post|share|leak|send|show|put)(?:s|ed|ing)? (?:\\p{L}+ ){0,2}(?:my|her|his) (?:nudes?|naked \\p{L}+|private (?:pictures?|photos?|pics|videos?))";

const ONLINE_LURES: readonly string[] = [
  `${STRANGER}(?: \\p{L}+){0,3} ${ONLINE}(?: .*)? ${ASKS}`,
  `${ONLINE},? (?:\\p{L}+ ){0,3}${STRANGER}(?: \\p{L}+){0,3} ${ASKS}`,
  `(?:nudes|dick ?pics?|sext(?:s|ed|ing)|sextort\\p{L}*|${THREATENED})`,
  `(?:${DOER}|${STRANGER})(?:.*)? ${WANTS} ${WHOM}(?: to send(?: him| them| her| over)?| for| to take)?(?: (?:a|an|some|more|another|of))* ?${PICTURES}(?: of (?:myself|herself|himself|my body|me|her|him))? ${BARE}`,
  `${WANTS} ${WHOM} (?:to send|for)(?: (?:a|an|some|more|him|them|of))* (?:naked|nude|sexy|dirty|rude|private|topless) ${PICTURES}`,
];

const CAR = "(?:van|car|truck|lorry)";
const PASSER =
  "(?:(?:a|some|this|that|strange|older|old|weird|creepy) (?:\\p{L}+ )?(?:man|guy|bloke|stranger|men|dude)(?! (?:in the moon|made of|of snow))|strangers?)";
const FOLLOWED: readonly string[] = [
  `${PASSER}(?: in (?:a|the|his) (?:\\p{L}+ )?${CAR})?(?: (?:always|keeps?|has been|is|was))* follow(?:s|ed|ing)? ${WHOM} (?:home|from|to (?:school|my|her|the (?:park|shop|toilet))|around|every|after|in (?:his|a) ${CAR})`,
  `${PASSER}(?: (?:in|from|at|by) (?:a|the|his|my) (?:\\p{L}+ )?\\p{L}+)? (?:tried|tries|wanted|wants|asked|asks|told|tells|keeps asking|got)(?: to (?:get|make|have))? ${WHOM}(?: to)? (?:come|go|get|leave|climb|hop|ride)(?: \\p{L}+){0,2} (?:with him(?=\\W*$|[,.;]| (?:and|to|but|in))|in(?:to|side)? (?:his|the|a) (?:\\p{L}+ )?${CAR}|to his (?:house|car|home|flat|van|place))`,
  `${PASSER}(?: .*)? (?:gave|gives|offered|offers|bought|buys) ${WHOM} (?:\\p{L}+ ){1,3}(?:and|but) (?:said|says|told (?:me|her|him)|asked (?:me|her|him))(?: \\p{L}+){0,2} (?:don't|do not|not to|never|can't|mustn't) tell`,
];

/** Words before what is done to the child, and nobody else whom it might be done to. */
const OF_CHILD =
  "^(?:(?:he|she|i|we|they|me|us|it|my|our|son|daughter|girl|boy|child|kid|is|was|were|am|i'm|got|gets?|getting|be|been|being|has|had|feels?|felt|scared|afraid|of|when|a|the|day|almost|always) )*";
const SOMEBODY_ODD =
  "(?:strangers?|(?:strange|weird|creepy|scary|odd|unknown) (?:\\p{L}+ )?(?:man|men|guy|guys|bloke|dude|person|people|woman|lady|car|van))";
const ENDS =
  "(?=\\W*$|[,.;!]| (?:again|today|yesterday|in|on|at|outside|near|by|from|after|before|when|while|every|through|and (?:asked|said|wanted|told|tried|i|she|he))(?!\\p{L}))";
/** Whoever comes up to a child, in the street or in a game, before anything else is said of what is wanted. */
const COMES_UP: readonly string[] = [
  `${OF_CHILD}(?:followed|watched|filmed|approached|stalked|chased) by (?:an? |the |two |some |this )?(?:${SOMEBODY_ODD}|(?:old |older |adult )?(?:man|men|guy|bloke)(?! (?:in|with|of|made|dressed))|(?:man|men|guy) in (?:a|the|his) ${CAR})`,
  `(?:${PASSER}|man|men|guy|woman|lady|someone|somebody) in (?:a|the|his|her|that) (?:\\p{L}+ )?${CAR}(?: (?:has|had|keeps|kept|always))? (?:talk(?:ed|ing|s)?|spoke|speaks?|speaking|called?|calls|calling|shout(?:ed|s)|follow(?:ed|s|ing)?|watch(?:ed|es|ing)|star(?:ed|es|ing)|wait(?:ed|s|ing)|ask(?:ed|s)?|offer(?:ed|s)?|(?:stopped|pulled up|slowed down) (?:and|to|next to|beside|for))(?: (?:to|at|for|out to|talked|spoke|asked|talk|speak|ask|after))* ${WHOM}`,
  `${SOMEBODY_ODD}(?: (?:has|had|keeps|kept|always|just|once))? (?:talk(?:ed|ing|s)?|spoke|speaks?|speaking|chats?|chatted|star(?:ed|es|ing)|came up|comes up|wait(?:ed|s|ing)|approach(?:ed|es)|watch(?:ed|es|ing)|film(?:ed|s|ing)|follow(?:ed|s|ing)?|grabb(?:ed|ing)|grabs?)(?: (?:to|at|for|with))? ${WHOM}${ENDS}`,
  `${SOMEBODY_ODD}(?: (?:in|from|at|by|near|outside) (?:an?|the|my|his|her) (?:\\p{L}+ )?\\p{L}+)? offer(?:ed|s|ing)? ${WHOM} (?:an? |some |his |her )?(?:\\p{L}+ )?(?:sweet|candy|candie|lolly|lollie|chocolate|lollipop|treat|ice cream|lift|ride|money|present|toy|puppy|kitten|drink)(?:s|es)?`,
  `${SOMEBODY_ODD} (?:\\p{L}+ ){0,2}${ONLINE}(?! of )`,
  `${SOMEBODY_ODD}(?: (?:has|had|keeps|kept|always|just))? (?:messag(?:es|ed|ing)|text(?:s|ed|ing)?|dms?|adds?|added|adding|contact(?:s|ed)|friend requested) ${WHOM}`,
  `(?:talk(?:s|ed|ing)?|chat(?:s|ted|ting)?|spoke|play(?:s|ed|ing)?|messag(?:es|ed|ing)|text(?:s|ed|ing)?|writ(?:es|ing)|meet(?:s|ing)?|met) (?:(?:to|with) )?(?:an? |some |the )?${SOMEBODY_ODD} (?:\\p{L}+ ){0,2}${ONLINE}`,
];

const DIRTY = "(?:dirty|rude|nasty|bad|weird|gross|sex|sexy|sexual|inappropriate|naughty|horrible|adult)";
/** What is done to a body, in words that name no part of it. */
const IN_OTHER_WORDS: readonly string[] = [
  `(?:do(?:es|ing)?|did|done) (?:\\p{L}+ )?${DIRTY} (?:things?|stuff) (?:to|with) ${WHOM}(?! (?:hair|homework|room))`,
  `(?:makes?|made|making|forces?|forced) ${WHOM} (?:to )?(?:do|have) (?:(?:${DIRTY}|private) (?:things?|stuff)(?: (?:to|with|for) \\p{L}+)?|sex)(?! and clean)`,
  "fingered (?:me|us|her|him|my \\p{L}+)|(?:was|were|got|been|being|gets) (?:sa['-]d|sa['-]ed|sexually (?:assaulted|abused)|assaulted|molested|groomed|touched up)|groom(?:s|ing|ed) (?:me|my (?:daughter|son|child|kid|sister|brother|niece|nephew)|her|him)(?! (?:for|before) (?:the|a) (?:show|wedding))",
  `(?:shows?|showed|sends?|sent|makes? me (?:watch|look at)|made me (?:watch|look at)|keeps (?:showing|sending)) (?:(?:me|us|her|him|them|my \\p{L}+|${VICTIM}) )?(?:\\p{L}+ ){0,2}(?:${PICTURES}|movies?|films?) of (?:naked(?! mole)|nude|undressed|sex|people (?:having|doing|without)|porn|(?:his|her|their) (?:\\p{L}+ )?(?:${PRIVATE}|body))`,
  `(?:${NO_PARENT}|he|they)(?<!grand(?:ma|mother|mom|mum)|granny)${MID} (?:takes?|took|taking|has|films?|filmed) (?:\\p{L}+ )?(?:${PICTURES} )?(?:of )?${WHOM} in (?:the|my|our) (?:shower|changing rooms?|locker rooms?|toilets?)`,
  `(?:alone|took me|takes me|brings me)(?: .*)? (?:changing|locker) rooms?(?: .*)? (?:films?|filmed|photographs|takes (?:${PICTURES})) ?(?:of )?${WHOM}`,
  `let(?:s|ting)? (?:him|them|her|${OWN}${MAN})(?: \\p{L}+)? (?:look at|touch|kiss|film|see|photograph|hold|rub|lick|cuddle) (?:me|my (?:\\p{L}+ )?(?:body|${PRIVATE})|under)(?! (?:on the (?:cheek|hand)|drawing))`,
  `(?:he|they|${OUTSIDER})${MID} (?:undress(?:ed|es)|strip(?:s|ped)) (?:me|us|her|him)(?=\\W*$|[,.;]| (?:and|when|while|at|in))`,
  `(?:woke|wakes?|waking|woken) up (?:with no clothes|without (?:my |any |her )?(?:clothes|pants|knickers)|naked|undressed)`,
  `(?:${OUTSIDER}|he)${MID} (?:(?:makes?|made|wants?|wanted|asks?|asked|keeps? (?:making|asking)) ${WHOM} (?:to )?sit|puts?|putting|pulls?|pulling|sits?|sitting)(?: ${WHOM})? (?:on|onto|in|down on) his (?:lap|knees?)(?! (?:to|for|and) (?:\\p{L}+ )?(?:read|reads|drive|photo|a story))`,
  `${OUTSIDER}${MID} (?:rubs?|rubbed|rubbing|strok(?:es?|ed|ing)|gropes?|groping|fondl\\p{L}*|caress\\p{L}*) (?:me|us|her|him)(?=\\W*$|[,.;]| (?:and|when|in|at|under|all|down|there|on (?:my|her|his) (?:legs?|chest|thighs?)))`,
  `(?:boys?|girls?|kids|children|bull(?:y|ies)|teens?|teenagers|gang|they|he|${NO_PARENT})${MID} (?:pull(?:s|ed|ing)?|tak(?:es?|ing)|took|rip(?:s|ped)?|yank(?:s|ed)?) (?:down|off) ?(?:my|her|his|our) ${CLOTHES}(?! (?:for|before|because|at the beach))`,
  `(?:boys?|girls?|kids|children|bull(?:y|ies)|teens?|teenagers|gang|they)${MID} (?:pull(?:s|ed|ing)?|tak(?:es?|ing)|took|rip(?:s|ped)?|yank(?:s|ed)?) (?:my|our) ${CLOTHES} (?:down|off)`,
  `(?:${OUTSIDER}|uncle|cousin)${MID} (?:texts?|texted|texting|messages?|messaged|messaging|dms?) ${WHOM} (?:at night|late|every night|in secret|secretly|that he (?:loves|misses))`,
  `(?:${OUTSIDER}|uncle|cousin|stranger|he)(?:.*)? (?:says?|said|calls?|tells me)(?: that)? (?:i am|i'm|she is|she's|me|her|we are) his (?:little )?(?:girlfriend|boyfriend|lover|wife|special girl)`,
  `(?:uncle|cousin|brother|${OUTSIDER})(?: (?!and |of )\\p{L}+){0,3} (?:got|gets|comes?|came|climbs?|climbed|goes|went|slips?|slipped|jumps?) (?:in|into|in to|to) bed with (?:me|us|her|him|my (?:daughter|son|sister|brother))(?! (?:to (?:read|sing|tell)|and (?:reads?|sings?)|with a book|when (?:i|it|there)))`,
  `${NO_PARENT} (?:who|that) (?:\\p{L}+ ){1,6}(?:takes|took|pulls|pulled) (?:off|down) (?:my|her|his|our) ${CLOTHES}(?! (?:for|before|because))`,
  `put (?:something|pills?|drugs?|stuff|powder) in(?:to)? (?:my|her|his) (?:drink|juice|coke|soda|water|food)(?: and)? (?:i|she|he|then i) (?:woke|fell|felt|can't|couldn't|passed)`,
];

/** A body that is married off, cut or put to work. */
const MADE_TO: readonly string[] = [
  `(?:${PARENT}|parents|family|they|relatives|uncle|aunt\\p{L}*)(?: \\p{L}+){0,3} (?:mak(?:es?|ing)|forc(?:es?|ing)|forced|made|want(?:s|ed)?) (?:me|my (?:daughter|sister|friend)) to (?:get married|be married|marry (?:an? (?:old|older|grown)|my cousin|someone|somebody|a (?:man|stranger)|him))`,
  "forced marriage|married off|child bride|(?:female )?genital (?:mutilation|cutting)|fgm|(?:taking|sending|take|send) (?:me|us|my (?:daughter|sister)|her) (?:\\p{L}+ ){1,4}to be cut",
  "(?:mak(?:es?|ing)|forc(?:es?|ing)|forced|made|sends?|sent) (?:me|us|my (?:brother|sister|son|daughter)) (?:to |out to )?(?:beg|steal)(?: (?:for )?(?:money|food|things|in|on|at|from|and|every)|\\W*$)",
  "(?:can't|cannot|not allowed to|don't|won't let me|never|couldn't) go to school(?: \\p{L}+){0,3} (?:i|because i|so i|and i|as i) (?:have to|must|had to|need to) (?:work|clean|cook|look after|beg|earn|mind)",
];

/** How secrets with a grown-up are kept: nobody is told. */
const UNTOLD =
  "(?:(?:don't|do not|not to|never|mustn't|must not|can't|cannot|won't|shouldn't|can not|dont|not supposed to|not allowed to)(?: ever)? (?:tell|say(?! (?:hello|please|thank|boo|where|what|which))|let (?:on|any ?one))|(?:keep|keeps|keeping|kept|stay|stays|be|being|for)(?: \\p{L}+){0,4} (?:secrets?|quiet about)|(?:our|his) (?:\\p{L}+ ){0,2}secret|(?:nobody|no ?one|none|${PARENT})(?: \\p{L}+){0,2} (?:is to|must|may|can|should|allowed to|isn't allowed to|is not allowed to)(?: (?:not|never|ever))* know|if i (?:ever )?tell|hide (?:it|them|this) from|secret from)".replace(
    "${PARENT}",
    PARENT,
  );
/** What no surprise for somebody's birthday has in it. */
const SUSPECT = [
  "(?<!(?:his|her) )(?:surprise|secret)(?: \\p{L}+){1,3} hurts",
  "(?:in|into) (?:bed with|his (?:bed|room|bedroom|house|flat|car|van|shed|lap|trousers|pants|pocket and))",
  "(?:game|surprise|fun|play|cuddles?|time|party|secret)(?: \\p{L}+){0,2} (?:in (?:the |my |our )?bed(?:room)?|under (?:the|his|my|a|her) (?:blankets?|covers?|duvet|nightie|clothes|shirt|skirt))(?! (?:for|with pancakes))",
  "(?:at|to|in) his (?:flat|house|place|apartment|room|bedroom|van|car)",
  "(?:special|secret|birthday|surprise|private|our|the) (?:\\p{L}+ )?(?:cuddl(?:es?|ing)|kiss(?:es|ing)?|touch(?:es|ing)?|tickl(?:es?|ing)|massages?|hugs?|lessons|present time|bath(?:s| time| game)?|photos? (?:he|of me)|photos? that he)",
  "(?:touch(?:es|ed|ing)?|kiss(?:es|ed|ing)?|tickl(?:es|ed|ing)|rub(?:s|bed|bing)?|strok(?:es|ed|ing)|undress\\p{L}*|hitting|hits|hurts?|beats|beating|smack(?:s|ing)|slap(?:s|ping)) ?(?:me|my|her|him|secret|\\W*$|or )",
  "hitting|(?<!breaks? )in the (?:changing|locker) room|(?:no|without|off|down) (?:my |any |our |her )?(?:clothes|pants|knickers|top|shirt|trousers)",
  "(?:our|a|the|his|this|secret|surprise|birthday|special|funny|bath|bed) (?:(?!video|board|card|ball|football|computer|party)\\p{L}+ )?(?<!(?:video|board|card|ball|football|computer|party) )games?(?! (?:console|shop|night|board))",
  "what (?:we|he|grand\\p{L}+|uncle|daddy|dad|the \\p{L}+|my \\p{L}+) (?:do|did|does|do together)(?! for)|(?:do|does|did) at night",
  "i (?:don't|do not|didn't) like (?:it|him|that|this)|(?:he|she|they)(?:'ll| will) (?:be (?:angry|mad|cross)|hurt|get (?:angry|mad))|something bad will happen",
  "(?:on|onto) his (?:lap|knees?)|open my mouth|(?:photos?|pictures?|videos?) (?:he takes )?of me",
].join("|");

const UNTOLD_BY = `(?:${DOER}|kaka|chacha|friend|grown[- ]?ups?|santa)`;
const SECRET_LURES: readonly string[] = [
  `${UNTOLD_BY}(?!\\p{L}).*(?<!\\p{L})(?:${UNTOLD})|(?:${UNTOLD})(?!\\p{L}).*(?<!\\p{L})${UNTOLD_BY}`,
];

/** Somebody of no family who buys a child's silence. */
const BRIBES: readonly string[] = [
  `(?:secret|surprise|special|private) (?:\\p{L}+ )?(?:games?|fun|play|time)(?: .*)? (?:(?:with no|without|no) (?:any |my |our )?(?:clothes|pants)|in (?:his |my |our )?bed(?=\\W*$|[,.;]| (?:and i|with)))`,
  `(?:${MAN}|he)(?:.*)? (?:surprise|secret|special) game(?: .*)? close my eyes and open my mouth`,
  `(?:secret|birthday|special|our) (?:\\p{L}+ )?(?:tickl(?:es?|ing)|cuddles?|kisses|games?|touch(?:es|ing)?) (?:in|under|inside) (?:my|her|his) (?:\\p{L}+ )?(?:${CLOTHES}|blankets?|covers|duvet)`,
  `(?:secret|surprise)s?(?: (?:that|which))? (?:my )?(?:${MAN}|he)(?: \\p{L}+)? does(?: to me)? hurts`,
  `(?:${NO_PARENT}|he)(?<!grand(?:ma|mother|mom|mum)|granny)(?: .*)? (?:locked|locks|shut) the door(?: .*)? (?:touched|touches|kissed|kisses|undressed|hurt|hurts|hit|hits) (?:me|her|him|us)(?! with)`,
  `(?:${OUTSIDER}|he|uncle|cousin)(?:.*)? (?:gives?|gave|buys?|bought|got|gets|brings?|brought|sends?|sent) (?:me|us|her|him|my (?:daughter|son)) (?:.*)?(?:and|but|so|if)(?: (?:he|i|she|that|then|says?|said|tells?|told|me|to|we))* (?:hide (?:them|it) from|not to tell|don't tell|do not tell|can't tell|mustn't tell|must not tell|never tell|won't tell|keep (?:it|quiet|a secret)|to keep|stay quiet)`,
  `(?:little|special|our) secret,? (?:and )?(?:he|my ${OUTSIDER}|the ${OUTSIDER}) (?:gives?|gave|buys?|bought) (?:me|us|her|him)`,
  `(?:present|gift|sweets|cake|money|treat|candy|chocolate)s?(?: \\p{L}+){0,2} for (?:keeping|being|staying) (?:quiet|silent)(?: (?:about|at night|in (?:bed|his|the (?:bath|night))|when he).*)?`,
  `(?:${BIG}|he)(?:.*)? (?:good|nice|big) (?:girls?|boys?|kids|children) (?:keep|don't tell|never tell)(?: \\p{L}+)*`,
  `if (?:i|we) (?:ever )?(?:tell|told)(?: (?:on him|any ?one|any ?body|${OWN}(?:${PARENT}|parents|teacher|police)|the (?:police|teacher)))?,? (?:i|we|there)(?:'ll| will)? (?:won't|will not|can't|cannot|lose|never|go to|be in trouble|get (?:hurt|hit|taken))`,
  `(?:${MAN})(?:.*)? (?:wants|tells|asks|told|makes) (?:me|her|him|us|${VICTIM}) (?:to )?(?:keep|have) (?:\\p{L}+ )?secrets? (?:from|with him)`,
];

/** Somebody who wins a child over, in the street, in a game or with a present; and what they do, in a child's other words. */
export const DISCLOSED_LURED: readonly NightRow[] = [
  [...LURED, WORRIES, [...ONLINE_LURES, ...FOLLOWED, ...COMES_UP]],
  [...TOUCHED, WORRIES, IN_OTHER_WORDS, undefined, "santa claus|father christmas|santa's (?:lap|grotto)"],
  ["forced", "danger", "somebody who is made to do what no child should", "safety", WORRIES, MADE_TO],
  [...TOUCHED, WORRIES, SECRET_LURES, SUSPECT],
  [...TOUCHED, WORRIES, BRIBES],
];
