import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireReader } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { NarrationDetailView } from "./contract";
import { findNarration, findTold } from "./data";
import { voiceKindOf } from "@/lib/shared/narration";
import { mayHear } from "./rules";
import { labelOf, listVoices } from "./list-voices";
import { listSpoken } from "./list-spoken";
import { listCurrent, toNarrationView, toPageView } from "./to-view";

/**
 * A narration with the pages that can be heard so far: those that say what the book says now.
 * @throws AppError NOT_FOUND, also for one of a book that isn't the reader's to read
 */
export async function showNarration(ctx: Context, id: string): Promise<NarrationDetailView> {
  const reader = requireReader(ctx.actor);
  const narration = await findNarration(ctx.db, reader, id);
  const told = narration && (await findTold(ctx.db, reader, { ...narration, id: narration.bookId }));
  if (!told || !mayHear(narration.voice, told.owner === reader.parent))
    throw new AppError("NOT_FOUND", "Resource not found.");
  const label = labelOf(await listVoices(ctx, told.owner), narration.voice);
  const { pages: pageCount, ...view } = toNarrationView(narration, told, label);
  const current = listCurrent(narration, listSpoken(told, voiceKindOf(narration.voice)));
  // What could be had read anew is its owner's to choose.
  const note = told.owner === reader.parent ? view.note : null;
  return { ...view, note, bookId: told.id, pageCount, pages: current.map(toPageView) };
}
