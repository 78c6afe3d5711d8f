import type { ReadingOutcome } from "@/lib/features/reading/contract";
import { plausibleSeconds } from "@/lib/features/reading/rules";
import type { ApiResult } from "@/lib/shared/api-client";
import { createActiveTimer } from "./active-timer";

export type ReadingEvent = {
  id: string;
  bookId: string;
  page: number;
  activeSeconds: number;
  finishedBook: boolean;
  occurredAt: string;
};

export type ReadingLogPorts = {
  /** Milliseconds since 1970. */
  now: () => number;
  newId: () => string;
  /** `leaving`: the page goes away, nobody waits for the answer. */
  send: (events: ReadingEvent[], leaving: boolean) => Promise<ApiResult<ReadingOutcome>>;
  onBadges: (badges: ReadingOutcome["newBadges"]) => void;
};

export type ReadingLog = ReturnType<typeof createReadingLog>;

const MOST_AT_ONCE = 100;

/**
 * Turns page visits into events. Every event has its id from the start and stays here until the server has it,
 * so that sending again, also beside a request under way, never counts twice.
 */
export function createReadingLog(bookId: string, { now, newId, send, onBadges }: ReadingLogPorts) {
  const timer = createActiveTimer(now);
  let page: number | null = null;
  let waiting: ReadingEvent[] = [];
  let sending = false;
  let wantedAgain = false;

  const deliver = async (leaving: boolean): Promise<boolean> => {
    const batch = waiting.slice(0, MOST_AT_ONCE);
    const result = await send(batch, leaving);
    if (result.ok || isHopeless(result.status)) {
      const done = new Set(batch.map(({ id }) => id));
      waiting = waiting.filter(({ id }) => !done.has(id));
    }
    if (result.ok && result.data.newBadges.length > 0) onBadges(result.data.newBadges);
    return result.ok;
  };

  const note = (finishedBook: boolean, onPage: number | null) => {
    const activeSeconds = timer.take();
    if (onPage === null || (activeSeconds === 0 && !finishedBook)) return;
    const occurredAt = new Date(now()).toISOString();
    waiting.push({ id: newId(), bookId, page: onPage, activeSeconds, finishedBook, occurredAt });
  };

  return {
    touch: timer.touch,
    show: timer.show,
    hide: timer.hide,
    open(number: number, words: number) {
      page = number;
      timer.begin(plausibleSeconds(words) * 1000);
    },
    close() {
      timer.pause();
      note(false, page);
      page = null;
    },
    /** Writes down what the open page has so far. */
    save: () => note(false, page),
    finish: (lastPage: number) => note(true, lastPage),
    pending: () => waiting.length,
    /** Sends what is waiting. What comes in meanwhile goes right after, unless the line is bad. */
    async flush(): Promise<void> {
      wantedAgain = sending;
      if (sending) return;
      sending = true;
      let answered = true;
      do {
        wantedAgain = false;
        if (waiting.length > 0) answered = await deliver(false);
      } while (wantedAgain && answered);
      sending = false;
    },
    /** The page goes away: everything once more, also beside a request under way. */
    async flushLeaving(): Promise<void> {
      if (waiting.length > 0) await deliver(true);
    },
  };
}

/** The server read it and will say no again. */
const isHopeless = (status: number) =>
  status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429;
