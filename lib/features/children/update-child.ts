import "server-only";
import { discardFiles } from "@/lib/features/uploads/discard-files";
import { keepFiles } from "@/lib/features/uploads/keep-files";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { choosePhoto } from "./choose-photo";
import type { ChildInput, ChildView } from "./contract";
import { lockChild, ownPhoto, updateChildRow } from "./data";
import { showChildren } from "./show-children";

type ChildUpdate = { id: string; profile: ChildInput };

/** @throws AppError NOT_FOUND, also for another parent's child */
export async function updateChild(ctx: Context, { id, profile }: ChildUpdate): Promise<ChildView> {
  const parent = requireParent(ctx.actor);
  const wish = await choosePhoto(ctx, { parent, input: profile });

  return answerInTransaction(ctx, async (tx, afterCommit) => {
    const current = await lockChild(tx, parent, { id });
    if (!current) throw new AppError("NOT_FOUND", "Resource not found.");
    const photoFileId = wish === undefined ? current.photoFileId : wish;
    const replaced = current.photoFileId === photoFileId ? [] : ownPhoto(current);
    if (photoFileId) await keepFiles(ctx, tx, { parent, ids: [photoFileId] });
    const row = await updateChildRow(tx, parent, { ...profile, id, photoFileId });
    await discardFiles(ctx, tx, { parent, ids: replaced });
    afterCommit(() => removeFiles(ctx, replaced));
    const [view] = await showChildren(tx, [row]);
    if (!view) throw new Error("the changed child is gone");
    return view;
  });
}
