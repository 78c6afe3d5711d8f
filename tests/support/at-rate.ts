/** Linear resampling: enough for a robot's voice. */
export function atRate(pcm: ArrayLike<number>, { from, to }: { from: number; to: number }): Int16Array {
  return Int16Array.from({ length: Math.floor((pcm.length * to) / from) }, (_, index) => {
    const at = (index * from) / to;
    const [before, after] = [pcm[Math.floor(at)] ?? 0, pcm[Math.floor(at) + 1] ?? 0];
    return before + (at - Math.floor(at)) * (after - before);
  });
}
