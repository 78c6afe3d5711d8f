import type { PlacedToken } from "@/lib/features/narration/aligning/time-page";
import type { openAligner } from "@/scripts/aligner/align-words";
import { pronounce, wordsIn } from "./flite";

export type Aligner = Awaited<ReturnType<typeof openAligner>>;

/** The words of a text as the aligner places them in a sound. */
export async function alignText(aligner: Aligner, text: string, pcm: Int16Array): Promise<PlacedToken[]> {
  const words = wordsIn(text);
  const phones = await pronounce(words);
  const places = aligner.align(pcm, phones);
  let at = 0;
  return words.map((word, index) => {
    const from = text.indexOf(word, at);
    at = from + word.length;
    const found = places[index];
    const place = found ? { startMs: found[0], endMs: found[1], score: found[2] } : null;
    return { shown: [from, at], phones: phones[index]?.length ?? 0, place };
  });
}

/** The value below which `share` of the numbers lie. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** Sounds to align: each a few sentences, as stories have them. */
export const TOLD = [
  'Once upon a time, Mila found a tiny red boat under the old bridge. She climbed in and whispered, "Let us go!"',
  'The wind was soft and the river was wide. "I am not afraid," said Mila, and she held on tight.',
  "Theo had twelve acorns and three blueberries. An owl blinked at the moon. It said nothing at all.",
  "Up, up, up the hill they went, past the sleepy sheep and the humming windmill, until the stars came out.",
  '"Who lives here?" asked Theo, peering into the burrow. At last they were home, safe and warm and happy.',
];
