import type { ReadingOutcome } from "@/lib/features/reading/contract";
import type { ApiResult } from "@/lib/client/api";

export type ReadingEvent = {
  id: string;
  bookId: string;
  page: number;
  activeSeconds: number;
  finishedBook: boolean;
  occurredAt: string;
};

export type OutboxPorts = {
  /** `leaving`: the page goes away, nobody waits for the answer. */
  send: (events: ReadingEvent[], leaving: boolean) => Promise<ApiResult<ReadingOutcome>>;
  onBadges: (badges: ReadingOutcome["newBadges"]) => void;
};

const MOST_AT_ONCE = 100;

/**
 * Keeps events until the server has them. Each has its id from the start, so that sending again, also beside a
 * request under way, never counts twice.
 */
export function createEventOutbox({ send, onBadges }: OutboxPorts) {
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
  const takeWish = (): boolean => {
    const wish = wantedAgain;
    wantedAgain = false;
    return wish;
  };
  const flush = async (): Promise<void> => {
    if (sending) {
      wantedAgain = true;
      return;
    }
    sending = true;
    const answered = waiting.length === 0 || (await deliver(false));
    sending = false;
    if (takeWish() && answered) await flush();
  };

  return {
    add: (event: ReadingEvent) => {
      waiting.push(event);
    },
    pending: () => waiting.length,
    /** Sends what is waiting. What comes in meanwhile goes right after, unless the line is bad. */
    flush,
    /** The page goes away: everything once more, also beside a request under way. */
    flushLeaving: async (): Promise<void> => {
      if (waiting.length > 0) await deliver(true);
    },
  };
}

/** The server read it and will say no again. */
const isHopeless = (status: number) =>
  status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429;
