import { PARENT } from "./family-words";
import { CHILD, ELDER, OWN, PET } from "./hard-nights/night-words";

const ASLEEP =
  "(?:(?:went|gone|going|has gone|fell|fallen|was put|is) (?:to sleep|asleep|sleeping)|sleeps|is sleeping) (?:forever|for ever|for good)";
const BABY = "(?:baby|babies|twins?|bump)";
const NO_HEARTBEAT =
  "(?:(?:had|has|have|with|there was|was) (?:no|not a|without a|without) heart ?beats?|heart ?beat (?:stopped|was gone|was not there|couldn't be found)|heart (?:had )?stopped(?: beating)?|didn't have a heart ?beat)";

/** A death in the words in which a child was told of it: nobody sleeps for ever, and no angel plays in the nativity. */
export const SAID_SOFTLY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    `(?:${PARENT}|${ELDER}|${CHILD}|baby|${PET})(?: \\p{L}+)? (?:is|are|became|has become|turned into|lives as) (?:now )?an? (?:angel|star) (?:now|up there|in (?:the sky|heaven)|up in (?:the sky|heaven)|watching (?:over )?(?:us|me))(?! (?:in|at) (?:the|our|his|her) (?:\\p{L}+ )?(?:play|show|film|team))`,
    `(?:my|our|his|her) ${PET}(?: \\p{L}+)?(?: (?:has|is|just))? (?:an angel|a star) now`,
    `${OWN}(?:${PARENT}|${ELDER}|${CHILD}|baby|${PET})(?: \\p{L}+)? ${ASLEEP}`,
    `${BABY}(?:'s)?(?: \\p{L}+){0,4} ${NO_HEARTBEAT}`,
    `${NO_HEARTBEAT} (?:.* )?(?:our|my|her|the|mum's|mom's) (?:\\p{L}+ )?${BABY}`,
  ].join("|")})(?![\\p{L}\\p{N}])`,
  "iu",
);
