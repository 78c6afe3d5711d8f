"use client";

import { useEffect, useEffectEvent } from "react";
import { pollJobs, watchJob, type JobReport } from "./watch-jobs";

/** A browser keeps few connections to one server open. */
const MOST_STREAMS = 2;

/** Follows orders in the making. */
export function useJobWatch(ids: string[], onAnswer: JobReport): void {
  const report = useEffectEvent(onAnswer);
  const key = ids.join(",");

  useEffect(() => {
    if (!key) return;
    const wanted = key.split(",");
    const tell: JobReport = (job) => {
      report(job);
    };
    if (wanted.length > MOST_STREAMS || !("EventSource" in window)) return pollJobs(wanted, tell);
    const stops = wanted.map((id) => watchJob(id, tell));
    return () => {
      for (const stop of stops) stop();
    };
  }, [key]);
}
