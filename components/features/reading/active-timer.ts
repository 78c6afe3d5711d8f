/**
 * Counts time in which somebody plausibly reads: the page is on screen, and the last sign of life (a turn, a
 * touch, a key) is no longer ago than its words can take.
 */
export function createActiveTimer(now: () => number) {
  let visible = true;
  let running = false;
  let patience = 0;
  let lastSign = 0;
  let countedUntil = 0;
  let total = 0;

  const settle = () => {
    const time = now();
    if (running && visible) total += Math.max(0, Math.min(time, lastSign + patience) - countedUntil);
    countedUntil = time;
  };
  const touch = () => {
    settle();
    lastSign = now();
  };

  return {
    touch,
    /** A page opens; one sign of life lasts for `patienceMs` on it. */
    begin: (patienceMs: number) => {
      touch();
      running = true;
      patience = patienceMs;
    },
    pause: () => {
      settle();
      running = false;
    },
    show: () => {
      touch();
      visible = true;
    },
    hide: () => {
      settle();
      visible = false;
    },
    /** Whole seconds since the last call; the fraction stays for the next one. */
    take: (): number => {
      settle();
      const seconds = Math.floor(total / 1000);
      total -= seconds * 1000;
      return Math.min(600, seconds);
    },
  };
}
