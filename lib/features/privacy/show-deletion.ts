import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { DeletionView } from "./contract";
import { findDeletion } from "./data-deletion";

export async function showDeletion(ctx: Context): Promise<DeletionView> {
  const deletion = await findDeletion(ctx.db, requireParent(ctx.actor));
  return {
    askedAt: deletion?.askedAt.toISOString() ?? null,
    dueAt: deletion?.dueAt.toISOString() ?? null,
  };
}
