import type { AskVoices } from "@/lib/features/narration/embedded/embedded-narrator";
import type { Pronounce } from "./align-page";

/** How our own voice says the parts of a text. */
export const pronounceWith =
  (ask: AskVoices): Pronounce =>
  async (said) => {
    const words = said.filter((word) => word !== null);
    const known = await ask("pronounce", { words });
    let next = 0;
    return said.map((word) => (word === null ? [] : (known[next++] ?? [])));
  };
