import "server-only";
import { revokeSessionsAtChildrenOf } from "@/lib/features/accounts/data-sessions";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";

/** Devices that a reader has handed over to children of a family, when reading together ends. */
export const endSessionsAtChildren = (
  ctx: Context,
  tx: Tx,
  between: { readerId: string; ownerId: string },
): Promise<void> => revokeSessionsAtChildrenOf(tx, { ...between, now: ctx.now() });
