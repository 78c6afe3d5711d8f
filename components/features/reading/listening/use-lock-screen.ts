"use client";

import { useEffect, useEffectEvent } from "react";
import type { BookDetailView } from "@/lib/features/stories/contract";
import type { Listener, Phase } from "./listener";

type Steering = { listener: Listener; toggle: () => void; onTurn: (by: 1 | -1) => void };

/** The story on the lock screen and on the keys of headphones. */
export function useLockScreen(book: BookDetailView, phase: Phase, steering: Steering): void {
  const act = useEffectEvent((action: MediaSessionAction) => {
    const { listener, toggle, onTurn } = steering;
    // What was asked for twice, such as by a headset and the screen at once, is done once.
    const isOn = BUSY.includes(listener.phase());
    if (action === (isOn ? "pause" : "play")) toggle();
    if (action === "nexttrack") onTurn(1);
    if (action === "previoustrack") onTurn(-1);
    if (action === "seekforward") listener.skip(1);
    if (action === "seekbackward") listener.skip(-1);
  });
  const { title, coverUrl } = book;
  const isOpen = phase !== "still";
  useEffect(() => {
    if (!isOpen || !("mediaSession" in navigator)) return;
    const session = navigator.mediaSession;
    session.metadata = new MediaMetadata({
      title,
      artist: "Talewick",
      artwork: coverUrl ? [{ src: coverUrl }] : [],
    });
    for (const action of ACTIONS)
      session.setActionHandler(action, () => {
        act(action);
      });
  }, [isOpen, title, coverUrl]);
  useEffect(() => {
    if ("mediaSession" in navigator)
      navigator.mediaSession.playbackState = BUSY.includes(phase) ? "playing" : "paused";
  }, [phase]);
  useEffect(
    () => () => {
      if (!("mediaSession" in navigator)) return;
      navigator.mediaSession.metadata = null;
      navigator.mediaSession.playbackState = "none";
      for (const action of ACTIONS) navigator.mediaSession.setActionHandler(action, null);
    },
    [],
  );
}

const BUSY: readonly Phase[] = ["playing", "loading"];
const ACTIONS = ["play", "pause", "nexttrack", "previoustrack", "seekforward", "seekbackward"] as const;
