"use client";

import { useEffect, useEffectEvent } from "react";
import { useCountdown, type Countdown } from "./use-countdown";
import { useWaitingChoice } from "./waiting-choice";

/** Goes on after so many seconds, unless it is stopped, or whoever reads chose before that pages wait. */
export function useGoingOn(seconds: number, goOn: () => void): Countdown {
  const { waits } = useWaitingChoice();
  const countdown = useCountdown(seconds, goOn);
  const stop = useEffectEvent(countdown.cancel);
  useEffect(() => {
    if (waits) stop();
  }, [waits]);
  return { ...countdown, running: countdown.running && !waits };
}
