import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { lockReaders } from "@/lib/features/reading/data";
import { putAway } from "./data-words";

/**
 * Takes a word off a child's list: it shows there no more, and no later story brings it back. Doing it twice is harmless.
 * @throws AppError NOT_FOUND for a child that isn't the parent's
 */
export async function dropWord(
  ctx: Context,
  { childId, word }: { childId: string; word: string },
): Promise<void> {
  const parent = requireParent(ctx.actor);
  await answerInTransaction(ctx, async (tx) => {
    const [child] = await lockReaders(tx, parent, [childId]);
    if (!child) throw new AppError("NOT_FOUND", "This child was not found.");
    await putAway(tx, { parent, childId, word });
  });
}
