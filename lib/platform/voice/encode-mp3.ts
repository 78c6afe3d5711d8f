import { createEncoder } from "wasm-media-encoders";

const KILOBITS = 48;

/** Mono sound as MP3, which plays everywhere. `lame` is a file of its own: its licence lets whoever runs it put in another. */
export async function encodeMp3(
  lame: WebAssembly.Module,
  pcm: Int16Array,
  sampleRate: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await createEncoder("audio/mpeg", lame);
  encoder.configure({ channels: 1, sampleRate, bitrate: KILOBITS });
  const samples = new Float32Array(pcm.length);
  // Not `Float32Array.from`, which costs as much as half of the coding.
  for (let index = 0; index < pcm.length; index += 1) samples[index] = (pcm[index] ?? 0) / 32_768;
  // What it hands out is its own memory, and the next call writes over it.
  const body = Buffer.from(encoder.encode([samples]));
  return new Uint8Array(Buffer.concat([body, Buffer.from(encoder.finalize())]));
}
