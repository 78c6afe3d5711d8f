import { embeddedNarrator } from "@/lib/features/narration/embedded/embedded-narrator";
import { readTokens } from "@/lib/features/narration/tokens/tokens";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { askVoices } from "@/lib/platform/voice/voice-thread";
import { DEFAULT_VOICE } from "@/lib/shared/narration";
import { atLeast, atMost, percentile, plain, type Figure } from "./figure";

const PAGES = 12;
const RUNS = 5;

/** A story read aloud by the thread of the voices, encoded but not stored. */
export async function benchNarration(): Promise<Figure[]> {
  const level = "Emerging" as const;
  const { pages } = writeClassicStory({
    ...{ heroName: "Ada", gender: "Girl", age: 7, level, theme: "adventure", title: "The Lamp on the Hill" },
    ...{ topics: ["stars"], interests: ["Space"], creativityLevel: 5, ageAppropriate: true, style: null },
    seed: 7,
  });
  const narrator = embeddedNarrator(askVoices);
  const { signal } = new AbortController();
  const seconds: number[] = [];
  let [heard, bytes] = [0, 0];
  for (let run = 0; run < RUNS; run += 1) {
    const begun = performance.now();
    [heard, bytes] = [0, 0];
    for (let page = 0; page < PAGES; page += 1) {
      const { text } = pages[page % pages.length] ?? { text: "" };
      const order = { text, tokens: readTokens(text), voice: DEFAULT_VOICE, level, signal };
      const { pcm, sampleRate } = await narrator.narrate(order);
      bytes += (await askVoices("encode", { pcm, sampleRate })).byteLength;
      heard += pcm.length / sampleRate;
    }
    seconds.push((performance.now() - begun) / 1000);
  }
  const story = percentile(seconds, 0.5);
  return [
    atMost(`A story of ${PAGES} pages read aloud: p50`, story, "s", 6),
    atLeast("Stories read aloud by one process", 60 / story, "/min", 12),
    plain(`A story of ${PAGES} pages: sound`, heard, "s"),
    plain(`A story of ${PAGES} pages: size`, bytes / 1_000_000, "MB"),
    atMost("Narration: resident memory of the process", process.memoryUsage.rss() / 1_000_000, "MB", 400),
  ];
}
