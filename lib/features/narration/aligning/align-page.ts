import "server-only";
import type { Token } from "@/lib/features/narration/tokens/tokens";
import { alignSpeech } from "@/lib/platform/speech/align-speech";
import { timePage, type Timing } from "./time-page";
import { to16k } from "./to-16k";

/** How parts of a text are said, in the phones of our own voice; none for a part that it can't say. */
export type Pronounce = (said: readonly (string | null)[]) => Promise<string[][]>;

type HeardPage = {
  text: string;
  tokens: readonly Token[];
  pcm: Int16Array;
  sampleRate: number;
  pronounce: Pronounce;
};

/**
 * When each part of a page is heard in a sound of it; `null` where the sound is hardly that of the page.
 * @throws AppError UNAVAILABLE when nobody could listen
 */
export async function alignPage({
  text,
  tokens,
  pcm,
  sampleRate,
  pronounce,
}: HeardPage): Promise<Timing | null> {
  const phones = await pronounce(tokens.map(({ said }) => said));
  const places = await alignSpeech({ pcm: to16k(pcm, sampleRate), words: phones });
  return timePage(
    text,
    tokens.map(({ shown }, index) => ({
      shown,
      phones: phones[index]?.length ?? 0,
      place: places[index] ?? null,
    })),
  );
}
