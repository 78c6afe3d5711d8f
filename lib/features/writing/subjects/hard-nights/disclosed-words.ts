import { OWNER, PARENT } from "@/lib/features/writing/subjects/family-words";
import { CHILD, ELDER, FATHER, MOTHER, OWN, TEACHER } from "./night-words";

/** Who does what to a child, as children say it and parents type it; patterns. */
const BIGGER =
  "(?:(?:big|bigger|older|elder|teenage|grown[- ]?up) (?:brother|sister|cousin|boy|girl|kid|friend)|step[- ]?(?:brother|sister))";
const PARTNER = `(?:${PARENT}|granny|nan)'?s? (?:new |old |best )?(?:boyfriend|girlfriend|partner|friend|husband|wife)`;
const OTHER_MAN =
  "man|men|guy|bloke|dude|stranger|lodger|landlord|priest|pastor|vicar|imam|rabbi|maulvi|master ?ji|sir(?= (?:at|from|in|makes?|made|keeps?|touch|puts?|hits?|beats?|says|said|told|tells|hugs|kiss|takes|took|asks|who)(?:e[sd]|ing)?(?!\\p{L}))|instructor|tutor|caretaker|janitor|driver|cleaner|maid|helper|servant|watchman|security guard|gardener|(?:chach?a|chachu|kaka|mausa|fufa|bhaiya)|godfather|stepfather|boyfriend|(?:brother|father)[- ]in[- ]law|(?:step|foster)[- ]?(?:dad(?:dy)?|brother)";
/** Who is big enough, and no mother or father whose cuddles and baths are a day like any other. */
export const NO_PARENT = `(?:${PARTNER}|${BIGGER}|${OTHER_MAN}|step[- ]?(?:mum|mom)(?:my)?|${ELDER}|${TEACHER}|cousin|somebody|someone|grown[- ]?up|adult)`;
/** Somebody of no family, who has no cause to hold a child. */
export const OUTSIDER = `(?:${OTHER_MAN.replace("|stepfather", "")}|${TEACHER}|${PARTNER})`;
export const BIG = `(?:${NO_PARENT}|${PARENT}|parents)`;
export const MAN = `(?:${PARTNER}|${BIGGER}|${OTHER_MAN}|${FATHER}|grand(?:pa|dad|ad|father|daddy)|gramps|opa|pops|abuelo|nonno|uncle|cousin|coach|trainer|teacher|neighbou?r|baby-?sitter)`;
/** He in one text is named in another, or nowhere. */
export const DOER = `(?:${BIG}|mr|mrs|he|she|they)`;
/** A name and how often, between who it is and what they do; no "Grandma's cat". */
export const MID = "(?: (?!and |of |watch\\w* |sees? |with )\\p{L}+){0,3}";
/** To whom it is done. A hero's own name is read as "me". */
export const VICTIM = `(?:me|us|him|her|them|${OWN}(?:(?:little|baby|big) )?(?:${CHILD}|kids|children|baby|child))`;
export const SAY_WHOSE = `(?:${OWNER}|[\\p{L}]+'s?|${OWN}${CHILD}'?s)`;
export const ADULTS = `(?:${FATHER}|${MOTHER}|${PARENT})`;

export const CLOTHES =
  "(?:pants|underpants|underwear|undies|panties|knickers|boxers|trousers|shorts|leggings|tights|jeans|nappy|diaper|pull-?ups?|pyjamas?|pajamas?|pjs|skirt|dress|nightie|nightgown|shirt|t-?shirt|top|bra|vest|clothes|swimsuit|bathing suit|swimming trunks)";
export const PRIVATE =
  "(?:bottom|bum|bums|butt|backside|behind|private(?: part| bit)?s?|crotch|groin|breasts?|boobs?|willy|willie|penis|vagina|vulva|pee[- ]?pee|wee[- ]?wee|winkle|fanny|balls|private area|inner thighs?)";
export const MAKES =
  "(?:makes?|made|making|forces?|forced|forcing|wants?|wanted|tells?|told|asks?|asked|gets?|got|has|had|tries to make|tried to make|keeps? making|keeps? asking)";
const TREAT =
  "(?:surprises?|presents?|gifts?|cakes?|cards?|part(?:y|ies)|picnic|visit|trip|puppy|kitten|concert|show)";
const OF_WHOM = `(?:her|his|their|the|a|${OWN}(?:${PARENT}|${ELDER}|${CHILD}|teacher)(?:'s|s')?|\\p{L}+'s)`;
/** What a secret is kept for that will be told soon: it is for somebody else, and no game. */
export const SOON_TOLD = `(?:${[
  `${TREAT}(?: \\p{L}+)? for (?!me(?!\\p{L})|us(?!\\p{L})|him(?=\\W*$)|being|keeping|quiet)`,
  `surpris(?:es?|ing) (?:party|cake|visit|trip|picnic|concert|puppy|kitten)`,
  `about ${OF_WHOM} (?:\\p{L}+ )?${TREAT}(?! (?:in|under|time|he|that|game|photos))`,
  `(?:her|their|(?:${PARENT}|${ELDER}|${CHILD})'?s|his(?= birthday| party)) (?:\\p{L}+ )?(?:birthday|anniversary|${TREAT})(?! (?:game|cuddle|kiss))`,
  "(?:we|i|uncle|grandpa|dad(?:dy)?)(?:'re|'m| are| am| is)? (?:secretly )?(?:buy|bak|mak|plann|build|paint|cook|bring|wrapp|knitt|sew|draw|writ|practi[sc])(?:ing|e|es)?(?! (?:me|love))",
  "we (?:made|bought|baked|built|got|planned|wrapped|painted|are going|ate)|what (?:we|i) (?:got|bought|made) (?:her|him|mum|mom|dad|\\p{L}+) for",
  "mother'?s day|father'?s day|anniversary|present for|gift for|surprise (?:mum|mom|dad|mummy|mommy|daddy|her|grand\\p{L}+|nana?)",
  "(?:eat|ate|had|have|got) (?:\\p{L}+ )?(?:cake|cookies?|biscuits?|ice cream|chocolate)|(?:cake|cookies?|biscuits?|ice cream|chocolate)(?: (?:fell|is burnt|before dinner|before bed))",
  `(?:grand(?:ma|mother|mom|mum)|granny|gran|nana?|nonna|abuela|aunt\\p{L}*) .*(?:cookie|biscuit|cake|ice cream|chocolate|sweet|candy|treat)s?`,
  "(?:recipe|handshake|ingredient|code|spy|spies|mission|map|treasure|garden|formula|laborator(?:y|ies)|potion|passage)s?",
  `(?:(?:build|built|building|makes?|making|have|having|our|a|his|grand\\p{L}+'s) (?:\\p{L}+ )?)(?:den|hideout|tree ?house|fort|shed)s?(?! (?:where|with|and says|he))`,
].join("|")})`;
