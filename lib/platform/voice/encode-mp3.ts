import { createEncoder } from "wasm-media-encoders";

const KILOBITS = 48;
/** Given in parts, a long page needs no more memory than a short one; that of WebAssembly never shrinks. */
const PART_SAMPLES = 32_768;

export type EncodeMp3 = (pcm: Int16Array, sampleRate: number) => Uint8Array<ArrayBuffer>;

/**
 * Makes mono sound MP3, which plays everywhere, one sound after the other. `lame` is a file of its own: its licence lets whoever
 * runs it put in another.
 */
export async function openEncoder(lame: WebAssembly.Module): Promise<EncodeMp3> {
  const encoder = await createEncoder("audio/mpeg", lame);
  const samples = new Float32Array(PART_SAMPLES);
  return (pcm, sampleRate) => {
    encoder.configure({ channels: 1, sampleRate, bitrate: KILOBITS });
    const parts: Buffer[] = [];
    for (let from = 0; from < pcm.length; from += PART_SAMPLES) {
      const part = pcm.subarray(from, from + PART_SAMPLES);
      for (let index = 0; index < part.length; index += 1) samples[index] = (part[index] ?? 0) / 32_768;
      // What it hands out is its own memory, and the next call writes over it.
      parts.push(Buffer.from(encoder.encode([samples.subarray(0, part.length)])));
    }
    parts.push(Buffer.from(encoder.finalize()));
    return new Uint8Array(Buffer.concat(parts));
  };
}
