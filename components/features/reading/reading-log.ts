import { plausibleSeconds } from "@/lib/features/reading/rules";
import { localTimestamp } from "@/lib/shared/local-timestamp";
import { createActiveTimer } from "./active-timer";
import { createEventOutbox, type OutboxPorts } from "./event-outbox";

export type ReadingLogPorts = OutboxPorts & {
  /** Milliseconds since 1970. */
  now: () => number;
  newId: () => string;
};

/** Turns visits to pages into events, and sends them. */
export function createReadingLog(bookId: string, { now, newId, ...ports }: ReadingLogPorts) {
  const timer = createActiveTimer(now);
  const outbox = createEventOutbox(ports);
  let page: number | null = null;

  const note = (finishedBook: boolean, onPage: number | null) => {
    const activeSeconds = timer.take();
    if (onPage === null || (activeSeconds === 0 && !finishedBook)) return;
    const occurredAt = localTimestamp(new Date(now()));
    outbox.add({ id: newId(), bookId, page: onPage, activeSeconds, finishedBook, occurredAt });
  };

  return {
    touch: timer.touch,
    show: timer.show,
    hide: timer.hide,
    open: (number: number, words: number) => {
      page = number;
      timer.begin(plausibleSeconds(words) * 1000);
    },
    close: () => {
      timer.pause();
      note(false, page);
      page = null;
    },
    /** Writes down what the open page has so far. */
    save: () => {
      note(false, page);
    },
    finish: (lastPage: number) => {
      note(true, lastPage);
    },
    pending: outbox.pending,
    flush: outbox.flush,
    flushLeaving: outbox.flushLeaving,
  };
}
