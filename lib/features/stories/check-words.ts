import "server-only";
import { namesToHide } from "./call-provider";
import { delayWhile } from "./delay-while";
import { screenOrder } from "./screen-order";
import { stepOnce, StoryFailure, type StoryRun } from "./step-once";

/** Has the provider look at what the parent typed, before anything is made of it. */
export async function checkWords(run: StoryRun): Promise<void> {
  const { ctx, order } = run;
  if (!ctx.ai) return;
  await stepOnce(run, {
    name: "words",
    make: async () => {
      const family = await namesToHide(run);
      const flagged = await delayWhile("UNCHECKED", () =>
        screenOrder(ctx, { order, family, signal: run.limit }),
      );
      if (flagged) throw new StoryFailure("WORDS_REFUSED");
      return { checked: true };
    },
  });
}
