import type { BookJobView } from "@/lib/features/stories/contract";
import { api } from "@/lib/client/api";
import { listen } from "@/lib/client/listen";

const POLL_MS = 1000;
const PATIENT_MS = 5000;
/** A proxy that holds events back is no use; the first one comes at once. */
const FIRST_EVENT_MS = 3000;

export type JobReport = (job: BookJobView) => void;
type Stop = () => void;

/** Asks every second. After an answer that didn't come it waits longer and goes on. */
export function pollJobs(ids: string[], report: JobReport): Stop {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const ask = async () => {
    const answers = await Promise.all(
      ids.map((id) => api("GET", "/api/ai-books/status/{id}", { params: { id } })),
    );
    if (stopped) return;
    for (const answer of answers) if (answer.ok) report(answer.data);
    timer = setTimeout(() => void ask(), Math.max(...answers.map(pause)));
  };
  timer = setTimeout(() => void ask(), POLL_MS);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

function pause(answer: { ok: boolean; retryAfterSeconds?: number }): number {
  if (answer.ok) return POLL_MS;
  return answer.retryAfterSeconds ? answer.retryAfterSeconds * 1000 : PATIENT_MS;
}

/** Is told of every change by the server, and asks every second where that doesn't work. */
export function watchJob(id: string, report: JobReport): Stop {
  let stopPolling: Stop | null = null;
  const fallBack = () => {
    source.close();
    clearTimeout(timer);
    stopPolling ??= pollJobs([id], report);
  };
  const timer = setTimeout(fallBack, FIRST_EVENT_MS);
  const hear = (job: BookJobView) => {
    clearTimeout(timer);
    if (job.status === "COMPLETED" || job.status === "FAILED") source.close();
    report(job);
  };
  const source = listen("/api/ai-books/status/{id}/events", hear, { params: { id } });
  // A stream that ended is opened again by the browser; one that was refused is not.
  source.onerror = () => {
    if (source.readyState === EventSource.CLOSED) fallBack();
  };
  return () => {
    source.close();
    clearTimeout(timer);
    stopPolling?.();
  };
}
