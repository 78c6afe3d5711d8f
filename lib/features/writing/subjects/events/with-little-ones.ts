import type { EventRow } from "./untold-event";
import { OWNER } from "@/lib/features/writing/subjects/family-words";
import { PET } from "@/lib/features/writing/subjects/hard-nights/night-words";

const SIBLING = "(?:brothers?|sisters?|siblings?|twins?)";
const SPOILS =
  "(?:touch(?:es|ing)?|breaks?|broke|breaking|wrecks?|ruins?|destroy(?:s|ed|ing)?|knocks? (?:down|over)|mess(?:es|ing)? (?:with|up)|gets? into)";
const STUFF = "(?:toys?|things?|stuff|dolls?|cars?|lego|books?|teddy|models?|towers?|drawings?)";
const ALL = "(?:all (?:of )?)?";

/** What small children do, and what is hard about living with one, that no plot of ours tells. */
export const WITH_LITTLE_ONES: readonly EventRow[] = [
  // Of whoever has a birthday already no crying of a new baby is told.
  [
    "babys-birthday",
    [
      "(?<=^(?:(?:my|our|the|his|her) )?(?:(?:little|new) )?)(?:baby(?: (?:brother|sister))?)(?:'s|s'?) (?:very )?(?:(?:first|1st|second|2nd) )?birthday(?: party| cake| present)?(?=$)",
    ],
    ["feasts/heavy-for-nothing", "friendship/two-parties", "open/backward-party"],
  ],
  [
    "room-with-a-baby",
    [
      "shar(?:e|es|ed|ing) (?:\\w+ )?(?:bed ?)?room with (?:\\w+ )?(?:new )?(?:baby|newborn)(?: brother| sister)?",
    ],
    ["feelings/train-in-the-other-bed", "care/soup-song", "feelings/third-line"],
  ],
  [
    "spoils-my-things",
    [
      `${SIBLING}(?: \\w+){0,2} ${SPOILS} ${ALL}(?:my|his|her|their) (?:\\w+ )?${STUFF}`,
      `${SIBLING}(?: \\w+){0,2} ${SPOILS} everything`,
      `he (?:\\w+ )?${SPOILS} ${ALL}(?:my|her) ${STUFF}`,
      `she (?:\\w+ )?${SPOILS} ${ALL}(?:my|his) ${STUFF}`,
    ],
    ["feelings/knock-first", "feelings/third-line", "feelings/walk-the-rhinoceros"],
  ],
  // What was meant is no accident, and sorry for it no slip of the tongue.
  [
    "on-purpose",
    [
      "(?:broke|break|breaks|broken|ripped|rips|tore|tears|torn|smash(?:ed|es)|wreck(?:ed|s)|ruin(?:ed|s)|spill(?:ed|s)|spilt|knock(?:ed|s)|pushed|hid|threw|destroy(?:ed|s)|scribbled)(?: [\\w']+){1,6} on purpose",
      "(?:said|says|saying|say) sorry but (?:i|he|she|they) (?:wasn't|wasnt|was not|isn't|isnt|is not|(?:didn't|didnt|did not|doesn't|doesnt|does not) mean it)",
      "not really sorry",
    ],
    ["feelings/salt-socks-snake", "feelings/lie-that-grew"],
  ],
  [
    "biting",
    [
      "(?<=^(?:\\. )?)(?:they|i)(?: (?:always|keeps?|is|still|just|sometimes))* (?:bites?|biting|bit)",
      "(?:friends?|cousins?|baby)(?: \\w+){0,2} (?:bites?|biting|bit)",
      "(?<=^\\. )(?:(?:is|keeps|still|always) )*(?:bites|biting)",
    ],
    ["feelings/push-the-shed", "feelings/walk-the-rhinoceros", "feelings/salt-socks-snake"],
  ],
  [
    "young-of-a-pet",
    [
      `(?:${OWNER} )?${PET} (?:had|has|have|is having|is having her|is going to have|gave birth to|is expecting|is pregnant(?: with)?)(?: \\w+){0,2} (?:pupp(?:y|ies)|pups|kittens?|bab(?:y|ies)(?! (?:brother|sister|teeth|tooth|food|bottle))|bunn(?:y|ies)|litter|foals?|chicks?)`,
      `(?:pupp(?:y|ies)|pups|kittens|bunnies|foal|hamsters|litter)(?: \\w+)? (?:are|were|is|was|being|got) born`,
      `(?:birth|arrival) of (?:the |our |a )?(?:puppies|kittens|bunnies|foal|litter)`,
      `pregnant ${PET}|${PET} is pregnant`,
    ],
    ["firsts/box-of-nothing", "animals/every-gate"],
  ],
];
