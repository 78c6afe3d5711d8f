import { asAppError } from "@/lib/http/error-response";

const RETRIES = 8;

/**
 * Does a job's work the way the queue does it, without its pauses: where somebody else held the lock for too long, it is
 * done again. Answers how often it was.
 */
export async function untilDone(work: () => Promise<void>): Promise<number> {
  for (let retries = 0; ; retries += 1) {
    try {
      await work();
      return retries;
    } catch (error) {
      if (retries === RETRIES || asAppError(error)?.code !== "UNAVAILABLE") throw error;
    }
  }
}
