"use client";

import { Progress } from "@/components/ui/progress";
import type { BookJobView } from "@/lib/features/stories/contract";
import { placeInLine, progressLabel } from "@/lib/features/stories/rules";
import { useAnimatedProgress } from "./use-animated-progress";

/** The server's figure and never more; the bar only walks there instead of jumping. */
export function JobProgress({ job }: { job: BookJobView }) {
  const shown = useAnimatedProgress(job.progress);
  // Nothing is begun of what waits, so there is no share of it to tell.
  const waits = job.status === "QUEUED" && job.ahead !== null ? placeInLine(job.ahead) : null;
  const label = waits ?? progressLabel(shown);
  return (
    <div className="grid gap-1.5">
      <Progress
        label={`Progress of ${job.title}`}
        value={shown}
        valueText={waits ?? `${label}, ${shown} percent`}
      />
      <p className="flex justify-between gap-4 text-sm text-muted-foreground">
        <span>{label}</span>
        {waits === null && <span className="tabular-nums">{shown}%</span>}
      </p>
    </div>
  );
}
