"use client";

import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { readSession, subscribeToSession } from "@/lib/shared/browser-session";
import { Listener, type ListeningWay, type SpokenPage } from "./listener";
import { lightUp } from "./spoken-text";

type ListenerOptions = Omit<ListeningWay, "endsWithPage"> & {
  /** The page's sound; `null` while it isn't there, `"none"` where nothing is ever said. */
  page: SpokenPage | "none" | null;
  /** Where the words stand. */
  place: RefObject<HTMLElement | null>;
  onTurn: (by: 1 | -1) => void;
  onHeard: (ms: number) => void;
};

/** The listener of an open book, tied to the element that makes its sound. */
export function useListener({ page, place, onTurn, onHeard, together, turnsPages, speed }: ListenerOptions) {
  const [endsWithPage, setEndsWithPage] = useState(false);
  const sound = useRef<HTMLAudioElement>(null);
  const [listener] = useState(() => new Listener());
  const phase = useSyncExternalStore(listener.subscribe, listener.phase, () => "still" as const);
  const turn = useEffectEvent(onTurn);
  const heard = useEffectEvent(onHeard);

  useEffect(() => {
    if (!sound.current) return;
    return listener.attach(sound.current, {
      light: (range) => {
        if (place.current) lightUp(place.current, range);
      },
      turn: () => {
        turn(1);
      },
      heard: (ms) => {
        heard(ms);
      },
      slept: () => {
        setEndsWithPage(false);
      },
    });
  }, [listener, place]);
  useEffect(() => {
    listener.change({ together, turnsPages, endsWithPage, speed });
  }, [listener, together, turnsPages, endsWithPage, speed]);
  useEffect(() => {
    listener.open(page);
  }, [listener, page]);
  useFrames(phase === "playing", listener);
  useSilence(phase === "playing", listener);

  return {
    listener,
    phase,
    endsWithPage,
    setEndsWithPage,
    /** For the element that makes the sound. */
    soundProps: {
      ref: sound,
      preload: "auto" as const,
      onEnded: listener.ended,
      onTimeUpdate: listener.tick,
      onError: listener.failed,
    },
  };
}

/** Looks at the sound's own clock with each frame. */
function useFrames(isOn: boolean, { tick }: Listener): void {
  useEffect(() => {
    if (!isOn) return;
    let frame = requestAnimationFrame(function next() {
      tick();
      frame = requestAnimationFrame(next);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isOn, tick]);
}

/** Two stories are never read at once, and none after its parent has signed out. */
function useSilence(isOn: boolean, listener: Listener): void {
  useEffect(() => {
    if (!isOn) return;
    const others = new BroadcastChannel("read-aloud");
    others.onmessage = () => {
      listener.pause();
    };
    others.postMessage("begun");
    const leave = () => {
      if (!readSession()) listener.pause();
    };
    const unsubscribe = subscribeToSession(leave);
    return () => {
      others.close();
      unsubscribe();
    };
  }, [isOn, listener]);
}
