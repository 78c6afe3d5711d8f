import { PARENT } from "@/lib/features/writing/subjects/family-words";
import type { EventRow } from "./untold-event";

/**
 * Untold events that are said with a "no" or a "without", which elsewhere says what shall not be in a story: "no dragons",
 * "without a wolf". They are looked for in a parent's words as they stand.
 */
export const SAID_WITH_NO: readonly EventRow[] = [
  // Who was never there may be unknown, gone or none of anybody's business: only who orders it knows.
  [
    "no-such-parent",
    [
      `(?:(?:do(?:es)?(?:n't|nt| not)|never|has(?:n't|nt)|have(?:n't|nt)) (?:have|had|got)|(?:has|have|had|with|got) no|without an?) (?:a |any )?${PARENT}(?![ -](?:tongues?|jokes?|ship|board|nature|hen|goose))`,
      "(?:sperm|egg) donor|donor[- ](?:conceived|baby|child)",
    ],
    [],
    { offersNothing: true },
  ],
  [
    "feast-without",
    [
      `(?:first |a |our |my )*(?:christmas|xmas|birthday|thanksgiving|easter|hanukkah|eid|diwali|holidays?) (?:without|apart from|away from) (?:(?:my|our|his|her|their) )?${PARENT}(?! (?:jokes?|dancing))`,
    ],
    [],
    { offersNothing: true },
  ],
  [
    "peer-pressure",
    [
      "peer pressure",
      "say(?:s|ing)? no to (?:(?:a|my|his|her|your|their|our) )?(?:best )?(?:friends?|dares?|mates?|other kids|bad ideas)(?: \\w+){0,9}",
      "friends? (?:wants?|dares?|dared|makes?|made|tells?|told) (?:me|him|her|you|them|us) to (?:do )?(?:something )?(?:wrong|bad|naughty|steal|lie|cheat)",
    ],
    ["feelings/lie-that-grew", "feelings/pocket-that-squeaked"],
  ],
];
