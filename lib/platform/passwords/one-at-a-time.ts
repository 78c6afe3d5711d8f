import { busy } from "./busy";

/**
 * Runs one piece of work after the other; at most `longest` wait, whoever comes on top is sent away. A flood of
 * sign-ins then costs one core and the pages keep the rest.
 */
export function oneAtATime(longest: number): <T>(work: () => Promise<T>) => Promise<T> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (waiting > longest) throw busy();
    waiting += 1;
    const turn = last.then(work);
    last = turn.catch(() => undefined).finally(() => (waiting -= 1));
    return turn;
  };
}
