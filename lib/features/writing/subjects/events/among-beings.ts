import type { EventRow } from "./untold-event";

const SCHOOL = "(?:schools?|academ(?:y|ies)|class(?:es)?|college|kindergarten|preschool|lessons?)";

/** @param who one or several of them: "dragons?" */
const schoolOf = (who: string): string[] => [
  `${who}(?:'s|s'|')? ${SCHOOL}(?! (?:trip|bus|bag|uniform|photo))`,
  `${SCHOOL} (?:for|of) (?:(?:little|young|tiny|baby|all|the) )*${who}`,
];

const MAGE = "(?:wizards?|witch(?:es)?|sorcerers?|sorceress(?:es)?)";

/** Ours meet a dragon on a day of their own: of a school for them, and of a child who casts the spells, none tells. */
export const AMONG_BEINGS: readonly EventRow[] = [
  [
    "school-of-magic",
    [
      ...schoolOf(`(?:${MAGE}|magic(?:al)?|magicians?|wizardry|witchcraft)`),
      `^(?:i am|i'm|im|. is|. becomes?|becoming) an? (?:\\p{L}+ )?${MAGE}$`,
    ],
    ["fantasy/ask-the-hat", "fantasy/wishing-well"],
  ],
  ["dragon-school", schoolOf("dragons?"), ["fantasy/what-i-lie-on", "fantasy/dragon-hiccups"]],
  ["unicorn-school", schoolOf("unicorns?"), ["fantasy/first-comes-the-horn", "open/backward-party"]],
  ["mermaid-school", schoolOf("mermaids?"), ["fantasy/boat-full-of-sea"]],
  ["fairy-school", schoolOf("(?:fair(?:y|ies)|pixies?)"), ["fantasy/look-away"]],
  ["pirate-school", schoolOf("pirates?"), ["fantasy/who-said-that"]],
  ["princess-school", schoolOf("prince(?:ss|sses|s)?"), ["fantasy/way-for-the-soup"]],
  ["superhero-school", schoolOf("super-?hero(?:es)?"), ["fantasy/cape-in-the-door", "days/one-inch-up"]],
  ["dinosaur-school", schoolOf("(?:dinosaurs?|dinos?)"), ["fantasy/that-is-new"]],
  ["monster-school", schoolOf("monsters?"), ["feelings/polite-monster"]],
  ["knight-school", schoolOf("knights?"), ["fantasy/as-long-as-i-stand"]],
];
