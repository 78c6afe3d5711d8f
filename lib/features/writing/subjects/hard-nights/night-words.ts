import { OWNER, PARENT } from "@/lib/features/writing/subjects/family-words";

/** Who is who in what parents write at night; patterns. */
export const FATHER = "(?:dad|daddy|dada|papa|baba|father|step[- ]?(?:dad|father)|boyfriend)";
export const MOTHER =
  "(?:mom|mum|mommy|mummy|mama|momma|mammy|mam|mother|step[- ]?(?:mum|mom|mother)|girlfriend)";
export const ELDER =
  "(?:grand\\w+|gran|granny|nan|nana|nanny|oma|opa|pops|aunt|auntie|aunty|uncle|abuel[ao]|nonn[ao])";
export const CHILD = "(?:brother|sister|twin|cousin|friend|classmate|son|daughter|boy|girl|kid)";
/** Whoever looks after a child and isn't of the family. */
export const TEACHER = "(?:teacher|neighbou?r|coach|trainer|baby-?sitter|nanny|au pair|child-?minder|carer)";
export const PERSON = `(?:${PARENT}|${ELDER}|${CHILD}|${TEACHER}|parents|baby|he|she|someone|somebody|everyone|they)`;
export const PET =
  "(?:dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea pig|horse|pony|budgie|parrot|bird|pet|tortoise)";
export const OWN = `(?:${OWNER} )?`;
/** Whoever lives where it happens. */
export const OF_US = "(?:we|our|us|my|i|family|home|house|basement|cellar|shelter|sirens?)";
/** A name may stand between: "Uncle Marcus was shot". */
export const THAT = "(?:'s)?(?: \\p{L}+)?";
export const ILLNESS =
  "(?:brain |blood |breast |skin )?cancer|leuk(?:a)?emia|chemo\\w*|radiotherapy|tumou?rs?|lymphoma|cystic fibrosis";

/** What is done to somebody, and no game: not "beats me at chess", nor "hits us with snowballs". */
export const HURTS = `(?:hit|hits|hitting|beats?(?!(?: \\p{L}+){1,2} (?:at|in|to) )|slaps?|slapped|smacks?|smacked|spanks?|spanked|kicked|kicks|punched|punches|hurts?|chok(?:es|ed)|strangl(?:es|ed))(?!(?: \\p{L}+){1,2} (?:with|by) (?:\\p{L}+ )?(?:pillow|snowball|balloon|ball|cushion|water)s?)`;
/** "Her", and not "her foot". */
export const HIM_OR_HER =
  "(?:him|her)(?=\\W*$|[,.;:!?]| (?:and|or|when|because|so|if|but|a lot|again|at|all|every|too|very|in|with|for|while|every|until|till)(?![\\p{L}]))";

export const WORRIES = ["worries"];
export const SAFE = ["worries", "bad dreams"];
export const FURY = ["being angry", "worries"];

/** What ends, and whom nobody mourns. */
export const NOBODY_DIES =
  "(?:hair|egg|wool)[- ]dying|dying (?:(?:the|our|my|some) )?(?:eggs?|hair|wool|cloth(?:es)?|t-?shirts?|to|stars?|suns?|planets?|fires?|embers?|candles?|light|batter(?:y|ies))|(?:stars?|suns?|planets?|fires?|candles?|batter(?:y|ies)) (?:is|are|was|were) dying|(?:torch(?:es)?|flash ?lights?|head ?torch(?:es)?|head ?lamps?|lanterns?|batter(?:y|ies)|tablets?|i-?pads?|phones?|laptops?|wi-?fi|engines?|camp ?fires?)(?: (?:has|have|just|suddenly|then|all))* (?:dies?|died)(?! of)";
/** A prison of a tale. */
export const MADE_UP_PRISON =
  "(?:pirate|robber|burglar|thief|thieves|dragon|mouse|cat|sheriff|goblin|witch|wizard|giant|ogre|troll|alien)(?:'?s)?(?: \\w+){0,3} (?:jail|prison)|(?:ice|glass|crystal|snow|sand|sugar|magic|magical|enchanted|underwater) (?:jail|prison)|(?:jail|prison) of (?!(?:my|our|his|her)\\b)\\p{L}+|jail for (?!(?:my|our|his|her|me|us)\\b)\\w+";

/** After "drinks": what is none too much. A lot of it, all night, is. */
export const NO_ALCOHOL =
  "tea|coffee|milk|water|juice|cocoa|hot|his|her|my|the|from|some|an?(?! lot(?! of (?:tea|coffee|milk|water|juice|cocoa))(?!\\p{L}))|all(?! (?:day|night|evening|weekend|the time)(?!\\p{L}))|too much (?:tea|coffee|milk|water|juice|cocoa)";
/** No milk, and no tea, that somebody drank up. */
export const DRUNK =
  "drunk(?! (?:up|all|too much|the|an?|my|his|her|our|their|from|some|tea|coffee|milk|water|juice|cocoa)(?!\\p{L}))";
/** A drink, or being drunk, as a topic by itself. */
export const BARE_DRINK =
  "^(?:too much )?(?:alcohol|alcoholism|beers?|wine|vodka|whisk(?:e)?y|gin|rum|schnapps|booze|liquor|drunk|drunken|drinking|hangover)$";

/** Whoever has a baby in a hospital, works there or brings the child is no patient. */
export const THERE_FOR_ELSE =
  "bab(?:y|ies)|born|birth|pregnan\\w+|labou?r|c-?sections?|c(?:a)?esarean|midwi(?:fe|ves)|new (?:little )?(?:brother|sister)|twins|works?|working|job|shifts?|with me|(?:my|his|her) (?:tonsils?|adenoids?)|tonsils? out|(?:toy|teddy|animal|pet) hospital";
