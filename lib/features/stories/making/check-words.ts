import "server-only";
import { STEP_RESULTS } from "@/lib/features/stories/making/run/step-results";
import { listNamesToHide } from "@/lib/features/stories/safety/list-names-to-hide";
import { delayWhile } from "@/lib/features/stories/making/run/delay-while";
import { isOrderFlagged } from "@/lib/features/stories/safety/is-order-flagged";
import { stepOnce, StoryFailure, type StoryRun } from "@/lib/features/stories/making/run/step-once";

/** Has the provider look at what the parent typed, before anything is made of it. */
export async function checkWords(run: StoryRun): Promise<void> {
  const { ctx, order } = run;
  if (!ctx.ai) return;
  await stepOnce(run, {
    name: "words",
    result: STEP_RESULTS.words,
    make: async () => {
      const family = await listNamesToHide(ctx, run);
      const flagged = await delayWhile("UNCHECKED", () =>
        isOrderFlagged(ctx, { order, family, signal: run.limit }),
      );
      if (flagged) throw new StoryFailure("WORDS_REFUSED");
      return { checked: true };
    },
  });
}
