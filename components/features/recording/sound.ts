/** What the server takes. */
export const RATE = 16_000;

/** A piece of a sound, in samples. */
export type Part = { from: number; to: number };

const FRAME = RATE / 50;
/** Room that is left before the first word and after the last. */
const BREATH = RATE / 5;
/** Somebody speaks where it is this much louder than the quietest tenth of the sound, and not next to nothing. */
const ABOVE_NOISE = 3;
const LEAST = 120;

function loudnessOf(samples: Int16Array): number[] {
  const frames: number[] = [];
  for (let from = 0; from + FRAME <= samples.length; from += FRAME) {
    let power = 0;
    for (let at = from; at < from + FRAME; at += 1) power += (samples[at] ?? 0) ** 2;
    frames.push(Math.sqrt(power / FRAME));
  }
  return frames;
}

/** Where somebody begins and ends to speak, with a breath on each side; all of it where nobody can tell. */
export function suggestTrim(samples: Int16Array): Part {
  const frames = loudnessOf(samples);
  const quiet = frames.toSorted((one, other) => one - other)[Math.floor(frames.length / 10)] ?? 0;
  const spoken = (loudness: number) => loudness > Math.max(LEAST, quiet * ABOVE_NOISE);
  const [first, last] = [frames.findIndex(spoken), frames.findLastIndex(spoken)];
  if (first < 0) return { from: 0, to: samples.length };
  return {
    from: Math.max(0, first * FRAME - BREATH),
    to: Math.min(samples.length, (last + 1) * FRAME + BREATH),
  };
}

/** Heights of so many bars, from 0 to 1. */
export function barsOf(samples: Int16Array, count: number): number[] {
  const width = Math.max(1, Math.floor(samples.length / count));
  return Array.from({ length: count }, (_, bar) => {
    let most = 0;
    for (let at = bar * width; at < (bar + 1) * width; at += 1)
      most = Math.max(most, Math.abs(samples[at] ?? 0));
    return most / 32_768;
  });
}

export function toInt16(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767));
}

/** A WAV file: mono, 16 bits, 16,000 samples a second. */
export function writeWav(samples: Int16Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, letters: string) => {
    bytes.set(new TextEncoder().encode(letters), at);
  };
  text(0, "RIFF");
  view.setUint32(4, 36 + samples.length * 2, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => {
    view.setInt16(44 + index * 2, sample, true);
  });
  return bytes;
}
