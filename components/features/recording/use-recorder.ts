"use client";

import { useEffect, useRef, useState } from "react";
import { TAKE_SECONDS } from "@/lib/shared/recording";
import { NoMicrophone, openMicrophone, type Capture, type MicrophoneProblem } from "./microphone";

export type RecorderState =
  | { phase: "still" }
  | { phase: "asking" }
  | { phase: "recording" }
  | { phase: "working" }
  /** What was heard; `lost` where the microphone went away before the end. */
  | { phase: "taken"; samples: Int16Array; lost: boolean }
  | { phase: "problem"; problem: MicrophoneProblem };

/** One take at a time: begins, shows how loud it is, and ends by itself when it gets too long. */
export function useRecorder() {
  const [state, setState] = useState<RecorderState>({ phase: "still" });
  const [seconds, setSeconds] = useState(0);
  const meter = useRef<HTMLDivElement>(null);
  const capture = useRef<Capture | null>(null);
  /** The page is open: whoever was asked for the microphone may answer when it no longer is. */
  const isHere = useRef(false);

  const finish = async (lost: boolean) => {
    const open = capture.current;
    if (!open) return;
    capture.current = null;
    setState({ phase: "working" });
    setState({ phase: "taken", samples: await open.stop(), lost });
  };
  const showLevel = (level: number, since: number) => {
    // Twenty times a second: too often for React.
    meter.current?.style.setProperty("--level", String(level));
    meter.current?.setAttribute("aria-valuenow", String(Math.round(level * 100)));
    setSeconds(Math.floor(since));
    if (since >= TAKE_SECONDS.most - 1) void finish(false);
  };
  const start = async () => {
    setState({ phase: "asking" });
    setSeconds(0);
    try {
      const opened = await openMicrophone({ onLevel: showLevel, onLost: () => void finish(true) });
      if (!isHere.current) {
        opened.drop();
        return;
      }
      capture.current = opened;
      setState({ phase: "recording" });
    } catch (error) {
      setState({ phase: "problem", problem: error instanceof NoMicrophone ? error.problem : "unsupported" });
    }
  };
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      capture.current?.drop();
      capture.current = null;
    };
  }, []);
  return {
    state,
    seconds,
    meter,
    start: () => void start(),
    stop: () => void finish(false),
    forget: () => {
      setState({ phase: "still" });
    },
  };
}

export type Recorder = ReturnType<typeof useRecorder>;
