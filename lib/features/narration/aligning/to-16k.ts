/** The rate of the aligner. */
const RATE = 16_000;
/** How far the filter looks to each side, in samples of the lower rate. */
const REACH = 12;

/** Sound at 16,000 samples a second; what the lower rate can't hold is taken out first. */
export function to16k(pcm: Int16Array, sampleRate: number): Int16Array {
  if (sampleRate === RATE) return pcm;
  const step = sampleRate / RATE;
  const width = Math.max(1, step);
  return Int16Array.from({ length: Math.floor(pcm.length / step) }, (_, index) =>
    sampleAt(pcm, index * step, width),
  );
}

/** A windowed sinc around a place between samples. */
function sampleAt(pcm: Int16Array, center: number, width: number): number {
  const reach = REACH * width;
  let sum = 0;
  let weights = 0;
  for (let at = Math.ceil(center - reach); at <= center + reach; at += 1) {
    const x = (at - center) / width;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / REACH);
    const weight = window * (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
    sum += weight * (pcm[at] ?? 0);
    weights += weight;
  }
  return Math.max(-32_768, Math.min(32_767, Math.round(sum / weights)));
}
