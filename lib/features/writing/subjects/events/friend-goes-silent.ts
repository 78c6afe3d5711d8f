import { PARENT } from "@/lib/features/writing/subjects/family-words";
import { ELDER } from "@/lib/features/writing/subjects/hard-nights/night-words";

const whole = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "iu");

const FRIEND = whole("(?:fri?e?i?nd|bestie|bff|mate|pal|buddy|chum|classmate)s?|besties|buddies");
/** Also somebody with a name: "won't talk to Freya any more". */
const ME = "(?:me|you|him|her|them|us|my (?:son|daughter|child|kid|boy|girl)|\\p{L}+(?= any ?more))";
/** Whose own silence it is: she doesn't talk to her friends. */
const NOT_THEIRS =
  "(?! (?:\\p{L}+ )?(?:friends?|mum|mom|mummy|mommy|dad|daddy|teachers?|class\\p{L}*|brothers?|sisters?|family|parents|grand\\p{L}+|toys?|teddy|dog|cat)(?!\\p{L}))";
const NOT =
  "(?:won'?t|will not|do(?:es|s|se)n?'?n?t|does not|do not|don'?t|isn'?t|is not|aren'?t|hasn'?t|didn'?t|not|never|no longer|hardly|barely|refuses? to)(?: (?:even|really))?";
const STOPS = "(?:stops|stopp?ed|stopping|quits?|gave up)";

const SILENT = whole(
  [
    `${STOPS} (?:talking|speaking|replying|texting|answering|responding|messaging|calling|writing|sitting|playing)(?: back)?(?: (?:to|with|beside|next to) ${ME}${NOT_THEIRS})?(?= *$|[,.!?;:]| (?:to|with|any|in|at|and|for|after|all|out|since|one|${ME}))`,
    `${NOT} (?:talk|talks|talking|talked|speak|speaks|speaking|spoken) (?:to|with) ${ME}${NOT_THEIRS}`,
    `${NOT} (?:repl(?:y|ies|ying)|respond(?:s|ing)?|(?:text|write|call|message)(?:s|ing)? (?:${ME} )?back|answer(?:s|ing|ed)?(?: ${ME}| (?:my|his|her|their) \\p{L}+| any ?more)?(?= *$|[,.!?;:]| (?:any|in|at)))`,
    `${NOT} (?:sit|sits|sitting|play|plays|playing|walk|walks|walking) (?:with|next to|beside|by|near|to school with) ${ME}${NOT_THEIRS}`,
    `(?:ignor(?:e?s|ed|e?ing|e)|blank(?:s|ed|ing)|avoid(?:s|ed|ing)) ${ME}${NOT_THEIRS}`,
    `(?:is|being|gets?|getting|was|been|feels?) (?:ignored|blanked|avoided)`,
    `(?:goes|gone|went|going) (?:quiet|silent|cold)(?: on ${ME})?`,
  ].join("|"),
);
/** Said of nobody but a friend. */
const GHOSTED = whole(
  `ghosted|ghosting ${ME}|ghosts ${ME}|left on read|leaves? ${ME} on read|(?:silent treatment|cold shoulder) (?:from|by) (?:my|his|her|their|a|the) (?:best )?(?:friend|bestie|mate)`,
);
const COLD = whole("silent treatment|cold shoulder|on read");
/** With these it is another story: a quarrel, another's silence, a child who is shy, a friend who never was one. */
const ELSE = new RegExp(
  `(?<!\\p{L})(?:${PARENT}|${ELDER}|parents|teachers?|brothers?|sisters?|siblings?|twins?|cousins?|argu\\p{L}*|quarr?el\\p{L}*|fights?|fighting|fought|(?:fall|falls|fell|fallen|falling)[ -]out|squabbl\\p{L}*|mak(?:e|es|ing) up|made up|friends again|bull(?:y|ies|ied|ying)|shy|mut(?:e|ism)|stutter\\p{L}*|stammer\\p{L}*|autis\\p{L}*|speech|english|language|imaginary|invisible|pretend|ghosts?|haunted|robots?|dragons?|dinosaurs?|unicorns?|fox(?:es)?|bears?|rabbits?|bunn(?:y|ies)|cats?|dogs?|mouse|mice|owls?|penguins?|monsters?|aliens?|witch(?:es)?|wizards?|pirates?|princess(?:es)?|knights?|toys?|teddy|mov(?:e|es|ed|ing) (?:away|house|to)|died|dead|ill|hospital|because|accident|war|earthquake|mean|laugh\\p{L}*|skin|colou?r|rain|band)(?!\\p{L})`,
  "iu",
);

/** A friend who doesn't answer any more, and nobody says why: "my bestie ghosted me", "he doesnt talk to me" with "best friend". */
export function friendGoesSilent(written: readonly string[]): boolean {
  const texts = written.map((text) => text.replaceAll("’", "'"));
  const isSaid = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  if (isSaid(ELSE)) return false;
  return isSaid(GHOSTED) || (isSaid(FRIEND) && (isSaid(SILENT) || isSaid(COLD)));
}
