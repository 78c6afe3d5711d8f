import type { ReadingOutcome } from "@/lib/features/reading/contract";
import type { ApiResult } from "@/lib/client/api";

export type ReadingEvent = {
  id: string;
  bookId: string;
  page: number;
  activeSeconds: number;
  /** Of them, those in which the page was read aloud. */
  listenedSeconds: number;
  finishedBook: boolean;
  /** Absent in what waited since an older version. */
  tappedWords?: string[];
  occurredAt: string;
};

export type OutboxPorts = {
  /** `leaving`: the page goes away, nobody waits for the answer. */
  send: (events: ReadingEvent[], leaving: boolean) => Promise<ApiResult<ReadingOutcome>>;
  onBadges: (badges: ReadingOutcome["newBadges"]) => void;
  /** Where events outlast the page. */
  store: EventStore;
};

export type EventStore = {
  read: () => ReadingEvent[];
  note: (event: ReadingEvent) => void;
  drop: (ids: ReadonlySet<string>) => void;
};

const MOST_AT_ONCE = 100;

/**
 * Keeps events until the server has them. Each has its id from the start, so that sending again, also beside a
 * request under way, never counts twice.
 */
export function createEventOutbox({ send, onBadges, store }: OutboxPorts) {
  let waiting = store.read();
  let underWay: Promise<void> | null = null;
  let wantedAgain = false;

  const deliver = async (leaving: boolean): Promise<boolean> => {
    const batch = waiting.slice(0, MOST_AT_ONCE);
    const result = await send(batch, leaving);
    if (result.ok || isHopeless(result.status)) {
      const done = new Set(batch.map(({ id }) => id));
      waiting = waiting.filter(({ id }) => !done.has(id));
      store.drop(done);
    }
    if (result.ok && result.data.newBadges.length > 0) onBadges(result.data.newBadges);
    return result.ok;
  };
  /** What has gathered during days without a network is more than one batch. */
  const deliverAll = async (): Promise<boolean> => {
    for (let batches = Math.ceil(waiting.length / MOST_AT_ONCE); batches > 0; batches -= 1) {
      if (!(await deliver(false))) return false;
    }
    return true;
  };
  const takeWish = (): boolean => {
    const wish = wantedAgain;
    wantedAgain = false;
    return wish;
  };
  const deliverUntilQuiet = async (): Promise<void> => {
    for (let answered = true, wanted = true; wanted && answered; wanted = takeWish())
      answered = await deliverAll();
    underWay = null;
  };
  const flush = (): Promise<void> => {
    if (underWay) {
      wantedAgain = true;
      return underWay;
    }
    underWay = deliverUntilQuiet();
    return underWay;
  };

  return {
    add: (event: ReadingEvent) => {
      waiting.push(event);
      store.note(event);
    },
    pending: () => waiting.length,
    /**
     * Sends what is waiting. What comes in meanwhile goes right after, unless the line is bad. Resolves when all of
     * it was answered, or the line was found bad.
     */
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
