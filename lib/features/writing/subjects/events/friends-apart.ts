const whole = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "iu");

const FRIEND = "(?:friends?|bestie|bff|mate|buddy)";
const THEIR = "(?:(?:my|our|his|her|their|all|the|a|old|dear|best|closest|own|behind) )*";
const IS = "(?:(?:is|are|has|have|had|just|also|soon|now|recently|who|to|going|has to|will) )*";
const MOVES = "(?:move|moves|moved|moving)";
/** After it, somebody who moves moves house: nobody moves on, in next door or a chair. */
const AWAY =
  "(?= (?:away|to|abroad|house|home|far|overseas|next|last|this|soon|tomorrow|because|out of|back to|town|cities|states)\\b|\\W*$|[,.!?;:])";

const FRIEND_MOVES = whole(
  `${FRIEND}(?:'s)? (?:\\p{L}+ )?${IS}${MOVES}${AWAY}|${FRIEND}(?:'s)? (?:\\p{L}+ )?${IS}(?:emigrat\\p{L}+|going (?:to live|away)|leaving (?:town|the country)|left (?:town|the country|(?:my|our|his|her|their) (?:school|class))|lives? (?:so |very )?far away)`,
);
const HERO_MOVES = whole(
  `(?:we|we're|were|we'll|i|i'm|im|i'll|family)(?: (?:are|r|am|will|have|has|to|had|going|all|both))* ${MOVES}(?! (?:on|in with|up)\\b)|(?:our|my|the) (?:big )?move(?! (?:on|in)\\b)|moving (?:house|home|day|away|to|abroad|far)|(?:move|moved) (?:house|home|away|abroad|far)|new (?:house|home|town|city)`,
);
const LEAVES_FRIEND = whole(
  `(?:leav(?:e|es|ing)|left) ${THEIR}${FRIEND}(?! (?:out|alone|party|house|in peace)\\b|'s)(?: behind)?|(?:without|away from) ${THEIR}${FRIEND}`,
);
const FRIEND_STAYS = whole(
  `${FRIEND} (?:\\p{L}+ )?(?:(?:is|has|have|to|will|must|can only) )*(?:stays?|staying|remains?|left)(?: (?:here|behind|there|at))|${FRIEND} (?:\\p{L}+ )?(?:can't|cannot|can not|cant|won't|is not|isn't) (?:come|coming)`,
);
/** Of somebody with a name: "Nell stays here". */
const SOMEBODY_STAYS =
  /(?<!\p{L})\p{Lu}\p{Ll}+ (?:(?:is|has|to|will|must) )*(?:stays?|staying|left) (?:here|behind|there)(?!\p{L})/u;
const MISSES_FRIEND = whole(
  `(?:miss(?:es|ed|ing)?|(?:good-?bye|bye)(?: to)?|farewell(?: to)?) ${THEIR}${FRIEND}`,
);
/** Who leaves a class leaves friends as well, and lives where they lived before. */
const OF_A_SCHOOL = whole("nursery|kindergarten|preschool|pre-school|school|class|year \\d+|grade|daycare");
const IS_NONE = whole("(?:imaginary|invisible|pretend|toy) friends?");

const isSaid = (texts: readonly string[], pattern: RegExp): boolean =>
  texts.some((text) => pattern.test(text));

/** A friend of the child moves away: "misses her friend who moved". */
export const friendMoves = (texts: readonly string[]): boolean =>
  isSaid(texts, FRIEND_MOVES) && !isSaid(texts, IS_NONE) && !isSaid(texts, LEAVES_FRIEND);

/** The child moves away, and a friend stays: "we're moving and Nell stays here". */
export function leavesFriend(texts: readonly string[]): boolean {
  if (isSaid(texts, FRIEND_MOVES) || isSaid(texts, IS_NONE)) return false;
  const moves = isSaid(texts, HERO_MOVES);
  if (isSaid(texts, FRIEND_STAYS) || (moves && isSaid(texts, SOMEBODY_STAYS))) return true;
  if (moves && isSaid(texts, MISSES_FRIEND)) return true;
  return isSaid(texts, LEAVES_FRIEND) && (moves || !isSaid(texts, OF_A_SCHOOL));
}
