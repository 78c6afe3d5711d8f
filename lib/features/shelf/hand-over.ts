import "server-only";
import { handSessionOver } from "@/lib/features/accounts/sessions/hand-session-over";
import { inTransaction, type Context } from "@/lib/platform/context";
import { accountsReadBy, requireReader } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { MessageView } from "@/lib/shared/message";
import type { HandOverInput } from "./contract";
import { findChildsName } from "./data";

/**
 * Hands the device at which the parent sits over to one of the children, or to a child of a family that the parent reads
 * with. The session stays and is the child's.
 * @throws AppError NOT_FOUND, also for anybody else's child; CHILDS_MODE where another child has the device
 */
export async function handOver(ctx: Context, { childId }: HandOverInput): Promise<MessageView> {
  const reader = requireReader(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const name = await findChildsName(tx, accountsReadBy(reader), childId);
    if (name === null) throw new AppError("NOT_FOUND", "Resource not found.");
    await handSessionOver(ctx, tx, childId);
    return { message: `This device is handed over to ${name}.` };
  });
}
