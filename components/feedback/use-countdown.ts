"use client";

import { useEffect, useEffectEvent, useState } from "react";

type CountdownOptions = {
  /** `false` waits for `start()`. */
  autoStart?: boolean;
};

export type Countdown = {
  secondsLeft: number;
  running: boolean;
  /** Begins anew, also while running. */
  start: () => void;
  /** Stops without calling `onDone`. */
  cancel: () => void;
};

/** Counts whole seconds down by the clock, so that a tab that slept catches up, and calls `onDone` once. */
export function useCountdown(
  seconds: number,
  onDone?: () => void,
  options: CountdownOptions = {},
): Countdown {
  const { autoStart = true } = options;
  const [round, setRound] = useState(autoStart ? 1 : 0);
  const [secondsLeft, setSecondsLeft] = useState(autoStart ? seconds : 0);
  const [running, setRunning] = useState(autoStart);
  const finish = useEffectEvent(() => onDone?.());

  useEffect(() => {
    if (!running) return;
    const end = Date.now() + seconds * 1000;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left > 0) {
        timer = setTimeout(tick, Math.max(1, end - (left - 1) * 1000 - Date.now()));
        return;
      }
      setRunning(false);
      finish();
    };
    timer = setTimeout(tick, 1000);
    return () => {
      clearTimeout(timer);
    };
  }, [running, round, seconds]);

  return {
    secondsLeft,
    running,
    start: () => {
      setSecondsLeft(seconds);
      setRunning(true);
      setRound((value) => value + 1);
    },
    cancel: () => {
      setRunning(false);
    },
  };
}
