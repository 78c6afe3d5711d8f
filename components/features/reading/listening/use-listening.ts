"use client";

import type { MouseEvent, RefObject } from "react";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { endView } from "@/components/features/reading/page-turns";
import type { ReaderSettings } from "@/components/features/reading/reader-settings";
import { useListener } from "./use-listener";
import { tapWords, useListeningKeys } from "./use-listening-keys";
import { useLockScreen } from "./use-lock-screen";
import { useNarration } from "./use-narration";

type ListeningOptions = {
  book: BookDetailView;
  view: number;
  settings: ReaderSettings;
  /** Where the words stand. */
  place: RefObject<HTMLElement | null>;
  onTurn: (by: 1 | -1) => void;
  onHeard: (ms: number) => void;
  /** A single word was asked for. */
  onWord: (word: string) => void;
};

/** A story that reads itself aloud: its sound, what is lit, and how it is steered. */
export function useListening({ book, view, settings, place, onTurn, onHeard, onWord }: ListeningOptions) {
  const { readingMode: mode, speed, turnsPages } = settings;
  const narration = useNarration(book, settings.voice);
  const page = narration.pages.get(view) ?? null;
  const isEnd = view === endView(book.pages.length);
  const { listener, phase, ...rest } = useListener({
    page: isEnd ? "none" : page,
    ...{ place, onTurn, onHeard, turnsPages, speed, together: mode === "together" },
  });
  const isBusy = phase === "playing" || phase === "loading";
  const toggle = () => {
    if (isBusy) listener.pause();
    else {
      if (narration.state !== "ready") narration.request();
      listener.play();
    }
  };
  useLockScreen(book, phase, { listener, toggle, onTurn });
  useListeningKeys({ toggle, listener, isOff: mode === "self" || isEnd || !narration.canBeHeard });

  return {
    ...rest,
    phase,
    isBusy,
    /** Whether there is something to be heard here, and the child doesn't read by itself. */
    isOffered: mode !== "self" && !isEnd && narration.canBeHeard,
    narration,
    words: page?.words ?? null,
    toggle,
    pause: () => {
      listener.pause();
    },
    /** The next page's sound, for it to be there when the page is turned. */
    nextSound: narration.pages.get(view + 1)?.audioUrl ?? null,
    /** For the element that holds the words. */
    onTap: (event: MouseEvent) => {
      const word = tapWords(event, listener);
      if (word) onWord(word);
    },
  };
}

export type Listening = ReturnType<typeof useListening>;
