import { LONGEST_WORD, MOST_TAPS, plausibleSeconds } from "@/lib/features/reading/rules";
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
  let heardMs = 0;
  let tapped = new Set<string>();

  const note = (finishedBook: boolean, onPage: number | null) => {
    const listenedSeconds = Math.min(600, Math.floor(heardMs / 1000));
    heardMs -= listenedSeconds * 1000;
    // A story is heard with the screen dark, too.
    const activeSeconds = Math.max(timer.take(), listenedSeconds);
    const tappedWords = [...tapped].slice(0, MOST_TAPS);
    tapped = new Set();
    if (onPage === null || (activeSeconds === 0 && !finishedBook && tappedWords.length === 0)) return;
    const occurredAt = localTimestamp(new Date(now()));
    outbox.add({
      id: newId(),
      bookId,
      page: onPage,
      activeSeconds,
      listenedSeconds,
      finishedBook,
      tappedWords,
      occurredAt,
    });
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
    /** So much of the open page was read aloud. */
    hear: (ms: number) => {
      heardMs += ms;
    },
    /** A word of the open page was tapped, to be heard. */
    tap: (said: string) => {
      const word = said
        .replaceAll(/\p{Cf}/gu, "")
        .trim()
        .toLowerCase();
      // Where only sentences are known, a tap says one of those.
      if (word !== "" && !/\s/u.test(word) && word.length <= LONGEST_WORD) tapped.add(word);
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
