import { expect } from "vitest";
import { readTokens } from "@/lib/features/narration/tokens/tokens";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { embeddedNarrator } from "@/lib/features/narration/embedded/embedded-narrator";
import { DEFAULT_VOICE, type VoiceId } from "@/lib/shared/narration";
import type { ReadingLevel } from "@/lib/shared/story";
import { mixOrders } from "@/tests/eval/story-mix";
import { ownVoices } from "./own-voices";

const narrator = embeddedNarrator(ownVoices);
const { signal } = new AbortController();

type Manner = { voice?: VoiceId; level?: ReadingLevel };

export async function spoken(text: string, { voice = DEFAULT_VOICE, level = "Emerging" }: Manner = {}) {
  const tokens = readTokens(text);
  const sound = await narrator.narrate({ text, tokens, voice, level, signal });
  return { ...sound, tokens, words: sound.timing?.words ?? [] };
}
export type Spoken = Awaited<ReturnType<typeof spoken>>;

export const loudness = ({ pcm, sampleRate }: Spoken, fromMs: number, toMs: number): number => {
  const part = pcm.subarray((fromMs / 1000) * sampleRate, (toMs / 1000) * sampleRate);
  return Math.sqrt(part.reduce((sum, sample) => sum + sample ** 2, 0) / Math.max(1, part.length));
};

/** What must hold of every page, whatever it says. */
export function checkSpoken(page: Spoken, text: string): void {
  const { timing, words, tokens, pcm, sampleRate } = page;
  expect(timing?.by, text).toBe("word");
  expect(words.map(([from, to]) => [from, to])).toEqual(tokens.map(({ shown }) => shown));
  let last = 0;
  for (const [from, to, startMs, endMs] of words) {
    const what = `${text.slice(from, to)} in ${text}`;
    expect(startMs, what).toBeGreaterThanOrEqual(last);
    expect(endMs, what).toBeGreaterThan(startMs);
    // Somebody speaks there.
    expect(loudness(page, startMs, endMs), what).toBeGreaterThan(100);
    last = endMs;
  }
  expect(last).toBeLessThanOrEqual((pcm.length / sampleRate) * 1000);
}

const PAGES = 3;

/** Reads so many stories of the mix aloud, each from its beginning, and checks every page. @returns how many pages */
export async function checkStories(count: number): Promise<number> {
  for (const order of mixOrders(count, "read aloud")) {
    const named = { ...order, heroName: "D'Artagnan" };
    for (const { text } of writeClassicStory(named).pages.slice(0, PAGES))
      checkSpoken(await spoken(text, { level: order.level }), text);
  }
  return count * PAGES;
}
