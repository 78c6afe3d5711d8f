import "server-only";
import { handSessionTo } from "@/lib/features/accounts/data-sessions";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { handedOver, requireParentActor, requireReader } from "@/lib/shared/actor";

/** What was proven before a child had the device proves nothing of who takes it back. */
const NOT_PROVEN = new Date(0);

/** Makes the caller's session the child's. @throws AppError CHILDS_MODE where another child has it */
export async function handSessionOver(ctx: Context, tx: Tx, childId: string): Promise<void> {
  const { parent } = requireReader(ctx.actor);
  const { sessionId } = requireParentActor(ctx.actor);
  const isHanded = await handSessionTo(tx, parent, { sessionId, childId, provenAt: NOT_PROVEN });
  if (!isHanded) throw handedOver();
}
