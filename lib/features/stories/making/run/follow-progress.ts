import "server-only";
import { raiseProgress } from "@/lib/features/stories/data-claims";
import type { StoryRun } from "./step-once";

type Stretch = { from: number; to: number };

/** Moves the progress between two steps while one of them tells how far it is. A note that gets lost does no harm. */
export function followProgress({ ctx, claim }: StoryRun, { from, to }: Stretch) {
  let highest = from;
  let settled: Promise<unknown> = Promise.resolve();
  return {
    note: (share: number): void => {
      // The last point belongs to the step that says that it is done.
      const reached = Math.min(to - 1, from + Math.floor((to - from) * share));
      if (reached <= highest) return;
      highest = reached;
      settled = settled.then(() => raiseProgress(ctx.db, claim, reached)).catch(() => undefined);
    },
    settled: async (): Promise<void> => {
      await settled;
    },
  };
}
