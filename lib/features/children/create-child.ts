import "server-only";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import { keepFiles } from "@/lib/features/uploads/keep-files";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { choosePhoto } from "./choose-photo";
import type { ChildInput, ChildView } from "./contract";
import { countChildrenLocked, insertChild } from "./data";
import { getChild } from "./get-child";
import { refuseNames } from "./refuse-names";
import { describeChildLimit, hasRoomForChild } from "./rules";

export async function createChild(ctx: Context, input: ChildInput): Promise<ChildView> {
  const parent = requireParent(ctx.actor);
  refuseNames(input);
  const photoFileId = (await choosePhoto(ctx, { parent, input })) ?? null;

  return answerInTransaction(ctx, async (tx) => {
    const count = await countChildrenLocked(tx, parent);
    const { childrenLimit } = await findEntitlement(ctx, parent, tx);
    if (childrenLimit !== null && !hasRoomForChild(count, childrenLimit)) {
      throw new AppError("LIMIT_REACHED", describeChildLimit(childrenLimit));
    }
    if (photoFileId) await keepFiles(ctx, tx, { parent, ids: [photoFileId] });
    return getChild(ctx, await insertChild(tx, parent, { ...input, photoFileId }), tx);
  });
}
