"use client";

import { Progress } from "@/components/ui/progress";
import type { BookJobView } from "@/lib/features/stories/contract";
import { progressLabel } from "@/lib/features/stories/rules";
import { useAnimatedProgress } from "./use-animated-progress";

/** The server's figure and never more; the bar only walks there instead of jumping. */
export function JobProgress({ job }: { job: BookJobView }) {
  const shown = useAnimatedProgress(job.progress);
  const label = progressLabel(shown);
  return (
    <div className="grid gap-1.5">
      <Progress label={`Progress of ${job.title}`} value={shown} valueText={`${label}, ${shown} percent`} />
      <p className="flex justify-between gap-4 text-sm text-muted-foreground">
        <span>{label}</span>
        <span className="tabular-nums">{shown}%</span>
      </p>
    </div>
  );
}
