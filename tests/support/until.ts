const POLL_MS = 25;
const GIVE_UP_MS = 30_000;

/** Asks until the answer is not null. @throws after half a minute, or as long as is said, naming what was waited for */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null> | T | null,
  patienceMs = GIVE_UP_MS,
): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > deadline) throw new Error(`gave up waiting for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
