/** What somebody does who is unkind, for whoever reads an order; patterns. */
export const BULLIES = "bull(?:y|ies|ied|ying)|picked on|being mean to me|teas(?:ed|ing)";
export const HITS = "hits?|hitting";
/** Nothing unless it is done to somebody: a foot kicks, and so does a ball. */
export const BLOWS =
  "bites|bit|biting|kicks|kicked|kicking|pushes|pushed|pushing|punches|punched|punching|slaps|slapped|slapping|scratches|hurts|hurting";
export const CALLS_NAMES =
  "name[- ]calling|call(?:s|ed|ing)? (?:me|him|her) (?:a |an |so )?(?:fat|ugly|stupid|dumb|weird|names?|baby|loser)";
