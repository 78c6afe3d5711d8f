"use client";

import { useEffect, useEffectEvent } from "react";
import type { BookJobView } from "@/lib/features/stories/contract";
import { api } from "@/lib/shared/api-client";

const POLL_MS = 1000;
const PATIENT_MS = 5000;

/** Asks every second how far the orders are. After an answer that didn't come it waits longer and goes on. */
export function useJobWatch(ids: string[], onAnswer: (job: BookJobView) => void): void {
  const report = useEffectEvent(onAnswer);
  const key = ids.join(",");

  useEffect(() => {
    if (!key) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const answers = await Promise.all(
        key.split(",").map((id) => api<BookJobView>("GET", `/api/ai-books/status/${id}`)),
      );
      if (stopped) return;
      for (const answer of answers) if (answer.ok) report(answer.data);
      const wait = Math.max(...answers.map(pause));
      timer = setTimeout(() => void ask(), wait);
    };
    timer = setTimeout(() => void ask(), POLL_MS);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [key]);
}

function pause(answer: { ok: boolean; retryAfterSeconds?: number }): number {
  if (answer.ok) return POLL_MS;
  return answer.retryAfterSeconds ? answer.retryAfterSeconds * 1000 : PATIENT_MS;
}
