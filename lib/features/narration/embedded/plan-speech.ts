import type { Token } from "@/lib/features/narration/tokens/tokens";
import type { ReadingLevel } from "@/lib/shared/story";

/** A sentence as the voice is given it, and the tokens that it says. */
export type SpeechSentence = { text: string; tokens: SayableToken[]; endsParagraph: boolean };
export type SayableToken = { shown: [from: number, to: number]; said: string };

type Pace = {
  /** 1 is the voice's own. */
  stretch: number;
  /** A breath after a sentence and after a paragraph, beside what the voice rests by itself. */
  sentenceMs: number;
  paragraphMs: number;
};

/** Whoever is new to reading follows with a finger. */
export const PACES: Record<ReadingLevel, Pace> = {
  Beginner: { stretch: 1.3, sentenceMs: 450, paragraphMs: 700 },
  Emerging: { stretch: 1.2, sentenceMs: 300, paragraphMs: 550 },
  Intermediate: { stretch: 1.1, sentenceMs: 150, paragraphMs: 400 },
  Advanced: { stretch: 1.05, sentenceMs: 80, paragraphMs: 300 },
};

const ENDS = /[.!?…]/u;
const startsLower = (text: string, { shown }: SayableToken): boolean => /^\p{Ll}/u.test(text.slice(...shown));

/** What the voice does between two words: it reads no quotation marks and no dashes. */
function markIn(gap: string): string {
  if (gap.includes("?")) return "?";
  if (ENDS.test(gap)) return ".";
  return /[,;:—–()]|--|\n|\s-\s/u.test(gap) ? "," : "";
}

/** Parts a page into sentences, by the marks between its words. */
export function planSpeech(text: string, tokens: SayableToken[]): SpeechSentence[] {
  const sentences: SpeechSentence[] = [];
  let spoken = "";
  let own: SayableToken[] = [];
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    const gap = text.slice(token.shown[1], next?.shown[0] ?? text.length);
    const mark = markIn(gap);
    own.push(token);
    // "Let us go!" said Mila: one sentence still.
    const goesOn = next && (!/[.?]/.test(mark) || startsLower(text, next)) && !/\n\s*\n/.test(gap);
    if (goesOn) {
      spoken += `${token.said}${/[.?]/.test(mark) ? "," : mark} `;
      return;
    }
    const end = mark === "?" ? "?" : ".";
    sentences.push({ text: `${spoken}${token.said}${end}`, tokens: own, endsParagraph: gap.includes("\n") });
    spoken = "";
    own = [];
  });
  return sentences;
}

export const isSayable = (token: Token): token is SayableToken => token.said !== null;
