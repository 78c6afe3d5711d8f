import { busy } from "./busy";

const PAUSE_MS = 1_000;
const MOST_PAUSING = 200;

/**
 * Runs at most `places` pieces of work at once and sends everybody else away before anything is done for them. Who is
 * sent away hears it a second later: a flood that asks again at once would else cost as much as letting it in.
 */
export function fewAtATime(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let taken = 0;
  let pausing = 0;
  const sendAway = async () => {
    if (pausing >= MOST_PAUSING) return;
    pausing += 1;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    pausing -= 1;
  };
  return async (work) => {
    if (taken >= places) {
      await sendAway();
      throw busy();
    }
    taken += 1;
    try {
      return await work();
    } finally {
      taken -= 1;
    }
  };
}
