import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireReader } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { NarrationDetailView } from "./contract";
import { findNarration, findTold } from "./data";
import { voiceKindOf } from "@/lib/shared/narration";
import { labelOf, listVoices } from "./list-voices";
import { listSpoken } from "./list-spoken";
import { listCurrent, toNarrationView, toPageView } from "./to-view";

/**
 * A narration with the pages that can be heard so far: those that say what the book says now.
 * @throws AppError NOT_FOUND, also for another parent's
 */
export async function showNarration(ctx: Context, id: string): Promise<NarrationDetailView> {
  const { parent, childId } = requireReader(ctx.actor);
  const narration = await findNarration(ctx.db, parent, id);
  const told =
    narration && (await findTold(ctx.db, parent, { id: narration.bookId, level: narration.level, childId }));
  if (!told) throw new AppError("NOT_FOUND", "Resource not found.");
  const label = labelOf(await listVoices(ctx, parent), narration.voice);
  const { pages: pageCount, ...view } = toNarrationView(narration, told, label);
  const current = listCurrent(narration, listSpoken(told, voiceKindOf(narration.voice)));
  return { ...view, bookId: told.id, pageCount, pages: current.map(toPageView) };
}
