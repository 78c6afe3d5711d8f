import { AFRAID, FEARS } from "./word-groups";
import type { ToldEventRow } from "./told-event";

/** What is asked for where nothing more particular is. */
export const IN_GENERAL: readonly ToldEventRow[] = [
  [
    "lice",
    "somebody has head lice, and is none the worse for it",
    "(?:head )?lice|nits",
    "lice|louse|nits?\\b|comb|itch|scratch|hair",
  ],
  [
    "afraid",
    "somebody is afraid of something, and it is taken seriously",
    `(?:${AFRAID})(?: \\p{L}+)?(?: of)?|hates? (?:the )?(?:noise|water|hair wash\\p{L}*)`,
    `${FEARS}|step|breath|slow|close`,
  ],
  [
    "worried",
    "somebody is worried",
    "worr(?:y|ies|ied|ying)|anxi(?:ous|ety)|nervous",
    "worr|nervous|what if|stomach|tummy|think|thought|pebble|stone|heavy|light",
  ],
  [
    "sad",
    "somebody is sad, and may be",
    "(?:feeling |being |so |very )?(?:sad|sadness|unhappy|lonely|loneliness)|big feelings",
    "sad|cr(?:y|ied)|tears?\\b|lonel|alone|blue|heavy|heart",
  ],
  [
    "losing",
    "somebody loses a game or a race and lives with it",
    "los(?:e|es|ing|t) (?:at |a |the |in )?(?:\\p{L}+ )?(?:games?|match|final|race|cup|competition)|sore loser|would not lose|came last|come last|losing|lost the \\p{L}+",
    "los(?:e|es|t|ing)|last|win|won|goal|game|race|match|final|score|again",
  ],
  [
    "sharing",
    "something is shared, which is hard",
    "shar(?:e|es|ing)|mine!?|take(?:s|ing)? turns|does ?n[o']t share",
    "shar|turn|mine|half|together|both|give|gave|too\\b",
  ],
  [
    "learning",
    "somebody learns something that is hard",
    "learn(?:s|ing)? (?:to|how to) (?!swim|ride)\\p{L}+|can'?t do (?:a |the )?\\p{L}+|practi[cs](?:e|es|ing)|lessons?",
    "learn|tr(?:y|ied)|again|practi|almost|nearly|could|can\\b|how to|first|fell",
  ],
  [
    "job-for-a-day",
    "somebody is something else for a day, or helps with a work",
    "\\b(?!(?:super)?hero|princess|prince)\\p{L}+ for a day|day as an? \\p{L}+|helping (?:the|a) \\p{L}+|apprentice",
    "work|job|help|day|apron|tool|learn|busy|task|uniform",
  ],
];
