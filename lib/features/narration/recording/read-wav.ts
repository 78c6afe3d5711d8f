/** What the aligner listens to. */
export const TAKE_RATE = 16_000;

const latin = (bytes: Uint8Array, from: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + 4));

/** The parts of a RIFF file, as far as they are whole. */
function* partsOf(bytes: Uint8Array): Generator<{ name: string; from: number; to: number }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 12;
  while (at + 8 <= bytes.byteLength) {
    const from = at + 8;
    const to = from + view.getUint32(at + 4, true);
    if (to > bytes.byteLength) return;
    yield { name: latin(bytes, at), from, to };
    // Parts begin at even places.
    at = to + (to % 2);
  }
}

/** PCM, one channel, 16,000 samples of 16 bits a second. */
function isOurFormat(bytes: Uint8Array, from: number, to: number): boolean {
  if (to - from < 16) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset + from, to - from);
  return (
    view.getUint16(0, true) === 1 &&
    view.getUint16(2, true) === 1 &&
    view.getUint32(4, true) === TAKE_RATE &&
    view.getUint16(14, true) === 16
  );
}

/** The samples of a WAV file, mono, 16 bits, 16,000 a second; `null` for anything else, whatever it is called. */
export function readWav(bytes: Uint8Array): Int16Array | null {
  if (bytes.byteLength < 12 || latin(bytes, 0) !== "RIFF" || latin(bytes, 8) !== "WAVE") return null;
  let isOurs = false;
  for (const { name, from, to } of partsOf(bytes)) {
    if (name === "fmt ") isOurs = isOurFormat(bytes, from, to);
    if (name === "data") return isOurs && (to - from) % 2 === 0 ? samplesOf(bytes, from, to) : null;
  }
  return null;
}

function samplesOf(bytes: Uint8Array, from: number, to: number): Int16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset + from, to - from);
  return Int16Array.from({ length: (to - from) / 2 }, (_, index) => view.getInt16(index * 2, true));
}
