/** Groups of words that the phrases of several events share. */
export const RIDE = "(?:train|plane|flight|bus|ferry|coach)";
const KIN =
  "(?:grand\\w+|grann(?:y|ie)s?|grans?|nann?ys?|nanas?|nann?as?|nans?|nani|nana-?ji|dadi|omas?|opas?|abuel[ao]s?|nonn[aeio]s?|yiayia|papou|babcia|babushka|lola|lolo|halmoni|teta|tata|aunt(?:ie|y)?s?|uncles?|cousins?)";
const AT_KIN = `(?:at|with|in) (?:(?:my|our|his|her|their|the) )?(?:${KIN}(?:'s?)? (?:and|&) )?${KIN}(?:'s?)?(?! \\p{L}+'s)`;
/** Whoever goes there, and no creature "who flew to the moon". */
export const SPACE_TRIP =
  "(?<!(?:who|that|which) )(?<![\\p{L}-])(?:trips?|journey|voyage|flight|mission|expedition|holiday|fl(?:y|ies|ew|ying)|go|goes|going|went|travel(?:s|led|ling|ing)?) (?:up |all the way |back )?(?:to|into) (?:the )?(?:moon|mars|jupiter|saturn|venus|neptune|uranus|pluto|stars|outer space|space)(?![\\p{L}-])";
/** A night that a child is at a grandmother's, and no sleepover at a friend's. */
export const NIGHT_AT_RELATIVE = `(?<![\\p{L}-])(?:(?:nights?|overnight)(?: away)? ${AT_KIN}|(?:sleep|sleeps|sleeping|slept)(?: over| overnight)? ${AT_KIN}|(?:stay|stays|staying|stayed) (?:over|overnight|the night) ${AT_KIN}|(?:stay|stays|staying|stayed) ${AT_KIN}(?: house| home| place)? (?:for (?:the|a|one) night|overnight|all night))(?![\\p{L}-])`;
export const FAMILY = "(?:brothers?|sisters?|siblings?|twins?)";
