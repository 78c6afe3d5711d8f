import { readFile, writeFile } from "node:fs/promises";
import { openEncoder } from "@/lib/platform/voice/encode-mp3";
import { openFlite, say } from "@/lib/platform/voice/flite";
import { sampleFileOf } from "@/lib/platform/voice/read-sample";
import { SAMPLED_VOICES } from "@/lib/shared/narration";
import { FLITE, LAME } from "@/scripts/build/voice-programs";

const SENTENCE = "once upon a time, a little fox looked up at the moon, and the moon looked back.";
const STRETCH = 1.15;

/** What has to be there after a build. */
export const VOICE_SAMPLES = SAMPLED_VOICES.map(sampleFileOf);

/** A sentence by each reading voice, to choose by. */
export async function recordSamples(): Promise<void> {
  const flite = openFlite(new WebAssembly.Module(await readFile(FLITE)));
  const encode = await openEncoder(new WebAssembly.Module(await readFile(LAME)));
  for (const voice of SAMPLED_VOICES) {
    const { pcm, sampleRate } = say(flite, { text: SENTENCE, voice, stretch: STRETCH });
    await writeFile(sampleFileOf(voice), encode(pcm, sampleRate));
  }
}
