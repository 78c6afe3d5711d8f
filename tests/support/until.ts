import { STEP_PATIENCE_MS } from "./patience";

const POLL_MS = 25;

/** Asks until the answer is not null. @throws after some minutes, or as long as is said, naming what was waited for */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null> | T | null,
  patienceMs = STEP_PATIENCE_MS,
): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > deadline) throw new Error(`gave up waiting for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
