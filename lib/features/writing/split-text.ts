const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });
const WORDS = new Intl.Segmenter("en", { granularity: "word" });

const SPOKEN = "said|asked|called|cried|whispered|shouted|replied|answered|added|told|laughed|yelled|sang";
const ENDS_IN_SPEECH = /[!?…]["”’')\]]*\s*$/u;
/** "Mia said.", "the old bear asked." straight after speech. */
const ATTRIBUTION = new RegExp(`^(?:\\p{L}[\\p{L}'’.-]*\\s+){1,4}(?:${SPOKEN})\\b`, "u");
const CLOSING_QUOTE = /["”’]\s*$/u;
const STARTS_SMALL = /^["“‘'([]*\p{Ll}/u;

/**
 * Unicode's rules end a sentence at every "!" and "?". In a story, “Come on!” said Mia. is one sentence, so
 * what follows in small letters, or says who spoke, belongs to what came before.
 */
export function splitSentences(text: string, names: string[] = []): string[] {
  const sentences: string[] = [];
  for (const { segment } of SENTENCES.segment(shieldNames(text, names))) {
    const before = sentences.at(-1);
    if (before !== undefined && continues(before, segment)) {
      sentences[sentences.length - 1] = before + segment;
    } else if (segment.trim() !== "") {
      sentences.push(segment);
    }
  }
  return sentences.map((sentence) => sentence.trim());
}

/** Hyphenated words count part by part, as the readability formulas do; "don't" is one word. */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of WORDS.segment(text)) {
    if (isWordLike) words.push(segment);
  }
  return words;
}

function continues(before: string, next: string): boolean {
  if (/\n\s*$/u.test(before)) return false;
  if (STARTS_SMALL.test(next)) return true;
  return ENDS_IN_SPEECH.test(before) && CLOSING_QUOTE.test(before) && ATTRIBUTION.test(next);
}

/** "J. R." as a name is not the end of two sentences. */
function shieldNames(text: string, names: string[]): string {
  return names
    .filter((name) => /[.!?]/u.test(name))
    .reduce((shielded, name) => shielded.replaceAll(name, name.replace(/[.!?]/gu, "")), text);
}
