import { PARENT } from "@/lib/features/writing/subjects/family-words";

/** Groups of words that the phrases of several events share. */
export const RIDE = "(?:train|plane|flight|bus|ferry|coach)";
/** Whoever isn't a parent and may have a child for the night: a night at a cousin's is one at a friend's. */
export const HOST =
  "(?:(?:great[- ]?)?grand\\w+|(?:great[- ]?)?grann?(?:y|ie)?s?|nann?ys?|nanas?|nannas?|nans?|nani|nana-?ji|dadi|omas?|opas?|omis?|abuel(?:it)?[ao]s?|nonn[aeio]s?|yiayia|papou|babcia|babushka|bubbe|lola|lolo|halmoni|meemaw|mamie|mimi|teta|tata|aunt(?:ie|y)?s?|uncles?)";
const OWNED = "(?:(?:my|our|his|her|their|the) )?";
const houseOf = (whose: string) =>
  `${OWNED}(?:${whose}(?:'s?)? (?:and|&) )?${whose}(?:'s?)?(?! (?:friend|neighbou?r|boyfriend|girlfriend|cat|dog)'?s)`;
/** No movie night, and none in a tent. */
const NIGHT =
  "(?<!(?:movie|film|games?|pizza|quiz|date|craft|sushi|baking|bingo|karaoke) )(?:nights?|overnight)";
const STAYS = "(?:stay|stays|staying|stayed)";
/** Whoever stays somewhere without a parent is there for the night. */
const WITHOUT_PARENT = `without (?:(?:my|our|his|her|their) )?(?:${PARENT}|parents)`;
const nightAt = (house: string) => {
  const there = `(?:at|with|in) ${house}`;
  return `(?<![\\p{L}-])(?:${NIGHT}(?: away(?: from home)?)? ${there}|sleep-?overs? ${there}|(?:sleep|sleeps|sleeping|slept)(?: over| overnight)? ${there}|${STAYS} (?:over|overnight|the night) ${there}|${STAYS} ${there}(?: house| home| place)? (?:for (?:the|a|one) night|overnight|all night)|${STAYS} at ${house}(?: house| home| place)?(?=\\W*$)|${STAYS} ${there}(?: house| home| place)? ${WITHOUT_PARENT})(?![\\p{L}-])`;
};
/** Whoever goes there, and no creature "who flew to the moon". */
export const SPACE_TRIP =
  "(?<!(?:who|that|which) )(?<![\\p{L}-])(?:trips?|journey|voyage|flight|mission|expedition|holiday|fl(?:y|ies|ew|ying)|go|goes|going|went|travel(?:s|led|ling|ing)?) (?:up |all the way |back )?(?:to|into) (?:the )?(?:moon|mars|jupiter|saturn|venus|neptune|uranus|pluto|stars|outer space|space)(?![\\p{L}-])";
/** A night that a child is at a grandmother's, and no sleepover at a friend's. */
export const NIGHT_AT_RELATIVE = nightAt(houseOf(HOST));
export const NIGHT_AT_COUSIN = nightAt(houseOf("cousins?"));
/** Where a night is, and nothing else: "Nana", "at Grandma's house". */
export const IS_AT_RELATIVE = `^\\W*(?:(?:at|with) )?${OWNED}${HOST}(?:'s?)?(?: house| home| place)?\\W*$`;
export const FAMILY = "(?:brothers?|sisters?|siblings?|twins?)";
