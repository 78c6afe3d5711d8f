type Frames = {
  /** Sound alone, without what describes it. */
  sound: Uint8Array;
  samples: number;
  sampleRate: number;
};

/** Layer III, in kbit/s: MPEG-1, then MPEG-2 and 2.5. */
const BITRATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const RATES: Record<number, readonly number[]> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8_000],
};
const LAYER_III = 1;

type Frame = { bytes: number; samples: number; sampleRate: number };

/** The frame whose header stands here. */
function frameAt(mp3: Uint8Array, at: number): Frame | null {
  const [sync = 0, kind = 0, rate = 0] = mp3.subarray(at, at + 3);
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0 || ((kind >> 1) & 3) !== LAYER_III) return null;
  const version = (kind >> 3) & 3;
  const isFirst = version === 3;
  const kbits = BITRATES[isFirst ? 0 : 1][rate >> 4];
  const sampleRate = RATES[version]?.[(rate >> 2) & 3];
  if (!kbits || !sampleRate) return null;
  const samples = isFirst ? 1152 : 576;
  const bytes = Math.floor(((samples / 8) * (kbits * 1000)) / sampleRate) + ((rate >> 1) & 1);
  return { bytes, samples, sampleRate };
}

const lettersAt = (mp3: Uint8Array, at: number, count: number): string =>
  String.fromCharCode(...mp3.subarray(at, at + count));

/** Where the sound begins: behind a tag, if there is one. */
function startOf(mp3: Uint8Array): number {
  if (lettersAt(mp3, 0, 3) !== "ID3") return 0;
  const size = mp3.subarray(6, 10).reduce((sum, part) => sum * 128 + (part & 0x7f), 0);
  return 10 + size;
}

/** A frame that only tells how long all of it is would be wrong in a longer file. */
const isNote = (frame: Uint8Array): boolean => /Xing|Info|VBRI/.test(lettersAt(frame, 4, 40));

/** The frames of an MP3, one after the other; whatever stands between and behind them is left out. */
export function readFrames(mp3: Uint8Array): Frames {
  const parts: Uint8Array[] = [];
  let samples = 0;
  let sampleRate = 0;
  let at = startOf(mp3);
  while (at < mp3.byteLength) {
    const frame = frameAt(mp3, at);
    if (!frame) {
      at += 1;
      continue;
    }
    const bytes = mp3.subarray(at, at + frame.bytes);
    if (bytes.byteLength === frame.bytes && !isNote(bytes)) {
      parts.push(bytes);
      ({ sampleRate } = frame);
      samples += frame.samples;
    }
    at += frame.bytes;
  }
  return { sound: Buffer.concat(parts), samples, sampleRate };
}
