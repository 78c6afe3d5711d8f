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
  // What it hands out is its own memory, and the next call writes over it.
  const body = Buffer.from(encoder.encode([Float32Array.from(pcm, (sample) => sample / 32_768)]));
  return new Uint8Array(Buffer.concat([body, Buffer.from(encoder.finalize())]));
}
