import type { AskVoices } from "@/lib/features/narration/embedded/embedded-narrator";
import type { Pronounce } from "./align-page";

/** How our own voice says the parts of a text: all in one go, and one by one where that doesn't add up. */
export const pronounceWith =
  (ask: AskVoices): Pronounce =>
  async (said) => {
    const words = said.filter((word) => word !== null);
    const known = await pronounceAll(ask, words);
    let next = 0;
    return said.map((word) => (word === null ? [] : (known[next++] ?? [])));
  };

async function pronounceAll(ask: AskVoices, words: string[]): Promise<string[][]> {
  const together = await ask("pronounce", { words });
  if (together.length === words.length) return together;
  const apart: string[][] = [];
  for (const word of words) apart.push((await ask("pronounce", { words: [word] })).flat());
  return apart;
}
