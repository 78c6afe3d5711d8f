import "server-only";
import { dropStepsSince, findSteps } from "@/lib/features/stories/data-steps";
import { discardFiles } from "@/lib/features/uploads/discard-files";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { underClaim, type StoryRun } from "./step-once";
import { schemaOf } from "./step-results";

/**
 * Reads what earlier tries have made. From the first result on that isn't of today's shape (another version stored it)
 * everything is made again: later steps rest on earlier ones.
 */
export async function openSteps(run: StoryRun): Promise<void> {
  const { ctx, parent, claim } = run;
  run.steps = await findSteps(ctx.db, claim.bookRequestId);
  const names = [...run.steps.keys()];
  const from = names.findIndex((name) => !schemaOf(name)?.safeParse(run.steps.get(name)).success);
  const first = names[from];
  if (first === undefined) return;
  ctx.log.warn(
    { bookRequestId: claim.bookRequestId, step: first },
    "a story is made again from an older step",
  );
  const files = await underClaim(run, async (tx) => {
    const ids = await dropStepsSince(tx, claim.bookRequestId, first);
    await discardFiles(ctx, tx, { parent, ids });
    return ids;
  });
  run.steps = await findSteps(ctx.db, claim.bookRequestId);
  await removeFiles(ctx, files);
}
