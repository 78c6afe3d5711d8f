/** A WAV file as the recording screen sends it. */
export function wavOf(pcm: Int16Array, sampleRate = 16_000, channels = 1): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(44 + pcm.length * 2);
  bytes.write("RIFF", 0, "latin1");
  bytes.writeUInt32LE(36 + pcm.length * 2, 4);
  bytes.write("WAVEfmt ", 8, "latin1");
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(channels, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * channels * 2, 28);
  bytes.writeUInt16LE(channels * 2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36, "latin1");
  bytes.writeUInt32LE(pcm.length * 2, 40);
  pcm.forEach((sample, index) => bytes.writeInt16LE(sample, 44 + index * 2));
  return new Uint8Array(bytes);
}

export const silence = (seconds: number): Int16Array => new Int16Array(seconds * 16_000);

/** The same noise each time. */
export function noise(seconds: number): Int16Array {
  let state = 1;
  return silence(seconds).map(() => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state / 0x7fffffff - 0.5) * 12_000;
  });
}
