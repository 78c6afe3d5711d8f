import "server-only";

/** Then one that waits to be alone has company after all: a neighbour that hangs must not hold up the rest. */
const PATIENCE_MS = 60_000;

type Waiting = { alone: boolean; begin: () => void };

let working = 0;
let isAlone = false;
const waiting: Waiting[] = [];

const mayBegin = (alone: boolean): boolean => !isAlone && (!alone || working === 0);

function beginNext(): void {
  for (let [next] = waiting; next && mayBegin(next.alone); [next] = waiting) {
    waiting.shift();
    working += 1;
    isAlone = next.alone;
    next.begin();
  }
}

function queueUp(alone: boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry: Waiting = {
      alone,
      begin: () => {
        clearTimeout(patience);
        signal.removeEventListener("abort", leave);
        resolve();
      },
    };
    const patience = setTimeout(() => {
      entry.alone = false;
      beginNext();
    }, PATIENCE_MS);
    const leave = () => {
      clearTimeout(patience);
      waiting.splice(waiting.indexOf(entry), 1);
      reject(signal.reason as Error);
      beginNext();
    };
    signal.addEventListener("abort", leave, { once: true });
    waiting.push(entry);
    beginNext();
  });
}

/**
 * Runs `work` beside other stories of this process, or alone in it: what may kill the process then takes no other along.
 * Nobody overtakes one that waits to be alone.
 */
export async function takeTurn<T>(
  { alone, signal }: { alone: boolean; signal: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  await queueUp(alone, signal);
  try {
    return await work();
  } finally {
    working -= 1;
    isAlone = false;
    beginNext();
  }
}
