/** A child whose name isn't called for a team, a part or a game, or is called last. */

const whole = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}-])(?:${pattern})(?![\\p{L}-])`, "iu");

const NOT =
  "(?:not|never|did ?n['o]?t|does ?n['o]?t|is ?n['o]?t|was ?n['o]?t|has ?n['o]?t|have ?n['o]?t|had ?n['o]?t|wo ?n['o]?t|ai ?n['o]?t)";
const PICKED = "(?:picked|chosen|selected|choosen)";
const PICKS = "(?:picks?|picked|picking|chooses?|chose|chosen|choosing|wants?|wanted)";
const WHOM = "(?:me|him|her|them|my (?:son|daughter|child|kid|boy|girl))";
const SIDE =
  "(?:teams?|squad|side|play|choir|cast|band|show|musical|nativity|pageant|game|match|football|soccer|hurling|netball|rugby|cricket|hockey|basketball|baseball)";
const FEW = "(?:[\\p{L}\\p{N}']+ ){0,4}";
/** What is picked up, out or from a tree, and whoever is picked on. */
const NO_OTHER =
  "(?! (?:up|on|off|out|apart|a|an|any|flowers?|fruit|apples?|berries|strawberries)(?!\\p{L}))";

const ISNT_PICKED = whole(
  `${NOT} (?:(?:get|getting|got|gets|been|being|be|ever|even|yet|always) )*${PICKED}${NO_OTHER}`,
);
const PICKED_LAST = whole(
  `(?:${PICKED}|picks? ${WHOM}|picking ${WHOM}) (?:dead |the )?last|(?:always |the )?last (?:one |kid |child |person )?(?:to be |to get )?${PICKED}${NO_OTHER}`,
);
const NOBODY_PICKS = whole(
  `(?:nobody|no ?-?one|no body) (?:ever |else )?${PICKS} ${WHOM} ?(?:for|in|at|to be in|last|as|$)`,
);
const THEY_DONT_PICK = whole(
  `(?:did ?n['o]?t|does ?n['o]?t|do ?n['o]?t|did not|does not|do not|never|wo ?n['o]?t) (?:ever )?(?:picks?|picked|choose|chose) ${WHOM}${NO_OTHER}`,
);
const NOT_ON_TEAM = whole(
  `(?:(?:did|does|could)(?:n['o]?t| not)|not|never|failed to|was ?n['o]?t|is ?n['o]?t) (?:(?:make|made|making|get|got|getting|gets|be|being) (?:it )?(?:into |onto |in |on )?|(?:in|on) )(?:the |his |her |our |my |their |a )?${FEW}(?:team|squad|choir|cast of)|(?:cut|left|missed) (?:from|off|out on|out of) (?:the |his |her |our )?${FEW}(?:team|squad|choir|cast of)`,
);
const NO_PART = whole(
  `${NOT} (?:get|getting|got|given|have) (?:a|any|the) ${FEW}(?:part|role|place)(?: (?:in|on|for) (?:the |his |her |our |my )?${FEW}${SIDE})?|no (?:part|place) (?:in|on) (?:the |her |his |our )?${FEW}${SIDE}`,
);

/** Where what isn't picked is no child, and what for is no game: each of these has another story. */
const OTHERWISE =
  /(?<!\p{L})(?:apples?|berries|strawberr(?:y|ies)|blackberr(?:y|ies)|cherries|pumpkins?|carrots?|potatoe?s?|flowers?|trees?|pupp(?:y|ies)|kittens?|dogs?|cats?|toys?|teddy|bears?|dragons?|wands?|presents?|scabs?|spots?|nose|locks?|president|council|captain|prefects?|monitors?|leader|helper|mascot|award|prize|star of|student of|pupil of|king|queen|princess|fair(?:y|ies)|adopt\p{L}*|foster\p{L}*)(?!\p{L})/iu;
/** Said anywhere in the order, it is more than that. */
const PICKED_ON = /(?<!\p{L})(?:bull(?:y|ied|ying|ies)|picked on)(?!\p{L})/iu;

/** "Didn't get picked for the hurling team", "always picked last", "no part in the school play". */
export const isNotPicked = (texts: readonly string[]): boolean =>
  texts.some(
    (text) =>
      [ISNT_PICKED, PICKED_LAST, NOBODY_PICKS, THEY_DONT_PICK, NOT_ON_TEAM, NO_PART].some((said) =>
        said.test(text),
      ) && !OTHERWISE.test(text),
  ) && !texts.some((text) => PICKED_ON.test(text));
