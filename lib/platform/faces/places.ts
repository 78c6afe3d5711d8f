import "server-only";
import { AppError } from "@/lib/shared/app-error";

const BUSY = "We are looking at other photos just now. Please try again in a moment.";
const REPLACED = "You chose another photo meanwhile. Please try again in a moment.";

const notNow = (words: string) => new AppError("UNAVAILABLE", words, { retryAfterSeconds: 10 });

/**
 * Does one piece of work at a time; `places` may wait for it, one of each parent's: a newer one takes the place of the
 * older, so that nobody fills the places that are others', too.
 */
export function placesToWait(places: number): <T>(whose: string, work: () => Promise<T>) => Promise<T> {
  const waiting = new Map<string, { begin: () => void; leave: (reason: AppError) => void }>();
  let isAtWork = false;
  const wait = (whose: string) =>
    new Promise<void>((begin, leave) => {
      const older = waiting.get(whose);
      if (!older && waiting.size >= places) throw notNow(BUSY);
      older?.leave(notNow(REPLACED));
      waiting.set(whose, { begin, leave });
    });
  const callNext = () => {
    const [next] = waiting;
    if (!next) return void (isAtWork = false);
    const [whose, { begin }] = next;
    waiting.delete(whose);
    begin();
  };
  return async (whose, work) => {
    if (isAtWork) await wait(whose);
    isAtWork = true;
    try {
      return await work();
    } finally {
      callNext();
    }
  };
}
