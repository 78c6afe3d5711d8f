import { CLAUSE, NUMBER, saidTwice, TAKES_A, TAKES_AN } from "./patterns";

const BESIDE = "(?:still|only|just|now|then|once|also|always|never|suddenly|really|not|already) ";
/** So many of them are one stretch, or one sign: "Nine days is long." */
const STRETCHES = "days|weeks|months|years|hours|minutes|miles|steps|dollars";
const AMOUNTS = "hundred|thousand|dozen|few|lot|pair|couple|(?:\\p{L}+ )?(?:many|number)";

/** What only "they" do; whoever is one does it with an s. */
const BASES =
  "answer|ask|begin|bring|call|carry|count|draw|eat|feel|find|forget|get|give|go|hear|help|hold|keep|know|laugh|leave|" +
  "lie|live|look|love|make|miss|need|open|play|remember|reach|run|say|see|show|sing|sit|sleep|smile|stand|start|" +
  "stay|stop|take|talk|tell|think|throw|try|turn|use|visit|wait|wake|walk|want|wave|wear|wish|work|write";

/** What doesn't agree in a text: number and verb, article and noun, a word said twice. */
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ["one verb for several", new RegExp(`\\bthere (?:was|is|['’]s|has been) (?:${BESIDE})*${NUMBER}\\b`, "iu")],
  [
    // "There were a gym, a library and a closet" is right.
    "several verbs for one",
    new RegExp(
      `${CLAUSE}there (?:were|are|have been) (?:${BESIDE})*(?:an?|one|another) (?!${AMOUNTS})\\p{L}+(?![^.!?]*(?:,| and ))`,
      "iu",
    ),
  ],
  [
    "one verb for several",
    new RegExp(`(?<=^|[.!?“] )${NUMBER} (?!${STRETCHES}|wags)\\p{Ll}+s (?:was|is|has|does)\\b`, "iu"),
  ],
  ["one verb for several", new RegExp(`${CLAUSE}(?:we|they) (?:was|is|has|does)\\b`, "iu")],
  ["several verbs for one", new RegExp(`${CLAUSE}(?:he|she|it) (?:are|don['’]t)\\b`, "iu")],
  [
    // "As if she were", "did he have" and "that she have" are right.
    "several verbs for one",
    /(?<!\b(?:if|though|wish\p{L}*|did|do(?:es)?|will|would|could|should|might|must|can|may|had|let) )\b(?:he|she) (?:were|weren['’]t|have|haven['’]t)\b/iu,
  ],
  [
    // "Did she know", "let him go" and "that she take" are right; so is what is the same in the past: "she put".
    "several verbs for one",
    new RegExp(
      `(?<!\\b(?:if|that|did|do(?:es)?|will|would|could|should|might|must|can|may|shall|had|let) )\\b(?:he|she) (?:${BESIDE}|simply )?(?:${BASES})\\b`,
      "iu",
    ),
  ],
  [
    // A capital may be the letter: "A is for apple."
    "a for an",
    new RegExp(String.raw`(?:\ba|(?<=^|[.!?“] )A(?! (?:is|are|as|at|in|of|on|up|and)\b)) ${TAKES_AN}`, "u"),
  ],
  ["an for a", new RegExp(String.raw`\b[Aa]n ${TAKES_A}`, "u")],
  ["a word said twice", saidTwice("u")],
];

export function findDisagreements(text: string): string[] {
  return FAULTS.flatMap(([fault, pattern]) => {
    const found = pattern.exec(text);
    return found ? [`${fault}: “${found[0]}”`] : [];
  });
}
