/** Who is who in what parents write at night; patterns. */
export const PARENT =
  "(?:mom|mum|mommy|mummy|mama|mam|mother|dad|daddy|papa|baba|father|step-?(?:dad|mum|mom|father|mother))";
export const ELDER =
  "(?:grand\\w+|gran|granny|nan|nana|nanny|oma|opa|pops|aunt|auntie|aunty|uncle|abuel[ao]|nonn[ao])";
export const CHILD = "(?:brother|sister|twin|cousin|friend|classmate|son|daughter|boy|girl|kid)";
const TEACHER = "(?:teacher|neighbou?r|coach)";
export const PERSON = `(?:${PARENT}|${ELDER}|${CHILD}|${TEACHER}|parents|baby|he|she|someone|somebody|everyone|they)`;
export const PET =
  "(?:dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea pig|horse|pony|budgie|parrot|bird|pet|tortoise)";
export const OWN = "(?:my |our |his |her |their |the |a )?";
/** Whoever lives where it happens. */
export const OF_US = "(?:we|our|us|my|i|family|home|house|basement|cellar|shelter|sirens?)";
/** A name may stand between: "Uncle Marcus was shot". */
export const THAT = "(?:'s)?(?: \\p{L}+)?";
export const ILLNESS =
  "(?:brain |blood |breast |skin )?cancer|leuk(?:a)?emia|chemo\\w*|radiotherapy|tumou?rs?|lymphoma|cystic fibrosis";

export const WORRIES = ["worries"];
export const SAFE = ["worries", "bad dreams"];
export const FURY = ["being angry", "worries"];
