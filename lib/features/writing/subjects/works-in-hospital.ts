import { PARENT } from "./family-words";
import { CHILD, ELDER, OWN } from "./hard-nights/night-words";

const JOB =
  "(?:(?:night|head|children'?s|emergency|er|a&e|icu|hospital) )?(?:nurse|doctor|surgeon|midwife|paramedic|porter|cleaner|cook|receptionist|radiographer|physio\\w*|pharmacist|medic|consultant|health ?care (?:worker|assistant))";
const WHO = `${OWN}(?:${PARENT}|${ELDER}|parents)`;
const WORKS = `(?:works?|working|goes to work|is (?:at|off to) work|does nights|(?:has|does|is on) (?:a |the |her |his )?(?:night|day|long|late) ?shifts?|is (?:an? |the )?${JOB}|'?s an? ${JOB}|as an? ${JOB}|the ${JOB})`;
/** Somebody of the family who works there, or nobody but who does. */
const IS_AT_WORK = new RegExp(
  `^(?:when |why |because |how )?${WHO}(?: (?:and|&) ${WHO})? ?(?:\\p{L}+ )?${WORKS}(?!\\p{L})|^(?:the|a) ${JOB}s?[.!]*$|^(?:night|day|late|long) ?shifts?$`,
  "iu",
);
/** Said of whoever lies there, or comes to see them. */
const LIES_THERE =
  /\b(?:ill|sick|poorly|unwell|illness|visit\w*|operat\w+|surgery|patients?|bed|stay\w*|night in|overnight|broke\w*|broken|accident|ambulance|emergency|hurt\w*|bleed\w*|x-?ray|stitch\w*|tonsils?|died|dying|goodbye|worr\w+|scared|afraid|brave|shots?|needles?|blood|covid|get well|recover\w*|home from|miss\w*|(?:is|was|am|i'm|went|go|going|goes|been|taken) (?:in|to|into|at) (?:the |an? )?hospital|in hospital)\b/iu;
/** Somebody else who is named, and nothing of them, may be who lies there. */
const SOMEBODY_ELSE = new RegExp(
  `^${OWN}(?:(?:big|little|baby) )?(?:${PARENT}|${ELDER}|${CHILD}|baby|me|i)[.!]*$`,
  "iu",
);
const HOSPITAL = /\b(?:children'?s )?hospitals?\b/giu;
const ALONE =
  /^(?:(?:at|in|near|from|to|the|an?|our|big|busy|local|children'?s|night|shifts?|jobs?|work|nurses?|doctors?|hospitals?)[\s.!]*)+$/iu;

/** Who goes to work in a hospital is no patient: where nobody lies there, the house is left out of what is heard. */
export function withoutWorkplace(texts: readonly string[]): readonly string[] {
  const isAtWork = texts.some((text) => IS_AT_WORK.test(text));
  if (!isAtWork || texts.some((text) => LIES_THERE.test(text) || SOMEBODY_ELSE.test(text))) return texts;
  return texts.map((text) =>
    ALONE.test(text) || IS_AT_WORK.test(text) ? text.replaceAll(HOSPITAL, " ") : text,
  );
}
