import { OWNER, PARENT } from "@/lib/features/writing/subjects/family-words";
import { CHILD, ELDER, FATHER, MOTHER, OWN, TEACHER } from "./night-words";

/** Who does what to a child, as children say it and parents type it; patterns. */
const BIGGER =
  "(?:(?:big|bigger|older|elder|teenage|grown[- ]?up) (?:brother|sister|cousin|boy|girl|kid|friend)|step[- ]?(?:brother|sister))";
const PARTNER = `(?:${PARENT}|granny|nan)'?s? (?:new |old |best )?(?:boyfriend|girlfriend|partner|friend|husband|wife)`;
const OTHER_MAN =
  "man|men|guy|stranger|lodger|priest|pastor|vicar|imam|rabbi|instructor|tutor|godfather|stepfather|boyfriend|step[- ]?dad(?:dy)?";
/** Who is big enough, and no mother or father whose cuddles and baths are a day like any other. */
export const NO_PARENT = `(?:${PARTNER}|${BIGGER}|${OTHER_MAN}|step[- ]?(?:mum|mom)(?:my)?|${ELDER}|${TEACHER}|cousin|somebody|someone|grown[- ]?up|adult)`;
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
/** What a secret is kept for that will be told soon. */
export const SOON_TOLD =
  "(?:surprises?|birthday|christmas|mother'?s day|father'?s day|anniversary|present for|gift for|(?:cake|recipe|cookies?|biscuits?|ice cream|chocolate|den|hideout|tree ?house|fort|handshake|garden|ingredient|code|spy|mission|map|treasure|puppy|kitten)s?)";
