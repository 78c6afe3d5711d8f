import "server-only";

const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Decoding a photo takes memory by its pixels: two at a time in one process, the others wait. */
export async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  while (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
