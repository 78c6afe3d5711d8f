import "server-only";
import type { RecordedPageView } from "@/lib/features/narration/contract";
import { workInTakeJob } from "@/lib/features/narration/job-names";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { lockRecording, tapTakeRow } from "./data-recordings";
import { findPage } from "./find-page";
import { NOT_TAPPED } from "./rules";
import { timeTaps } from "./time-taps";
import { toRecordedPage } from "./to-recording-view";

/**
 * Says where each sentence of a take begins, where we could not hear it ourselves.
 * @throws AppError NOT_FOUND without a take; VALIDATION unless there is a tap for each sentence, in order
 */
export async function tapTake(
  ctx: Context,
  { id, page, taps }: { id: string; page: number; taps: number[] },
): Promise<RecordedPageView> {
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    await findPage(tx, parent, { id, page });
    await lockRecording(tx, id);
    const { recording, spoken } = await findPage(tx, parent, { id, page });
    const take = recording.takes.find(({ pageNumber }) => pageNumber === page);
    if (!take) throw new AppError("NOT_FOUND", "Resource not found.");
    if (!timeTaps(spoken.text, taps, take.durationMs))
      throw new AppError("VALIDATION", NOT_TAPPED, { details: { taps: NOT_TAPPED } });
    await tapTakeRow(tx, take.id, taps);
    await ctx.jobs.enqueue(tx, workInTakeJob, { takeId: take.id }, { group: parent });
    return { ...toRecordedPage(recording, spoken), status: "waiting" };
  });
}
