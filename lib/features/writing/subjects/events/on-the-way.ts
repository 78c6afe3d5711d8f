import { ELDER } from "@/lib/features/writing/subjects/hard-nights/night-words";

const OWNED = "(?:(?:my|our|his|her|their|the|a) )?";
const RELATIVE = `(?:${ELDER}|nan[ai]|nanna|dadi|lol[ao]|yiayia|babcia|aunt(?:ie|y)?|uncle)`;
/** Of trains and planes to somebody there are other stories; of a ferry and a bus there is this one. */
const TO_RELATIVE = new RegExp(
  `(?<!\\p{L})(?<!(?:school|tour|toy|battle|magic) )(?:ferry|bus|coach)(?: (?:trip|ride|journey))? (?:over |across )?to (?:(?:see|visit|stay with) )?${OWNED}${RELATIVE}(?!\\p{L})|(?<!\\p{L})to (?:(?:see|visit) )?${OWNED}${RELATIVE}(?:'s?)?(?: house| home| place)? (?:by|on the|on a) (?:ferry|bus|coach)(?!\\p{L})`,
  "iu",
);
const RIDE =
  /(?<!\p{L})(?:trains?|ferry|(?:air|aero)?planes?|flight|bus|coach)(?! (?:driver|set|track|station master))(?!\p{L})/iu;
const THING =
  "(?:sandwich(?:es)?|sarnies|picnic|packed lunch(?:es)?|lunch|snacks?|teddy(?: bear)?|ted|wellies|welly boots|rain ?boots|sun ?hat|hat)";
const IN_RIDE =
  "(?! (?:behind )?(?:on|in) (?:the|a|an|our|my) (?:train|bus|coach|ferry|plane|flight|boat)(?!\\p{L}))";
/** Left at home, and never in the train: what is lost there is looked for. */
const FORGOT = new RegExp(
  `(?<!\\p{L})(?:(?:forgot|forgets?|forgetting|forgotten) (?:to (?:bring|pack|take) )?${OWNED}${THING}${IN_RIDE}|(?:left|leaves?|leaving) ${OWNED}${THING} (?:at home|behind|on the (?:kitchen )?table)${IN_RIDE}|${OWNED}${THING} (?:(?:was|were|is|are|got) )?(?:forgotten|left (?:at home|behind))${IN_RIDE})(?!\\p{L})`,
  "iu",
);
/** Whoever drives it, or with whom it is no child's journey. */
const NO_PASSENGER =
  /(?<!\p{L})(?:drivers?|pilots?|captains?|dragons?|dinosaurs?|ghosts?|robots?|school bus)(?!\p{L})/iu;

const isOfChild = (texts: readonly string[]): boolean => !texts.some((text) => NO_PASSENGER.test(text));

/** "Train to the seaside, forgot the sandwiches", in one sentence or in two topics. */
export const isForgottenOnTheWay = (texts: readonly string[]): boolean =>
  isOfChild(texts) && texts.some((text) => FORGOT.test(text)) && texts.some((text) => RIDE.test(text));

/** "On the ferry to see Grandad". */
export const isRideToRelative = (texts: readonly string[]): boolean =>
  isOfChild(texts) && texts.some((text) => TO_RELATIVE.test(text));
