import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { revokeSession } from "./data-sessions";

/** Ends one of the parent's own sessions. */
export async function endSession(ctx: Context, { id }: { id: string }): Promise<void> {
  const parent = requireParent(ctx.actor);
  if (!(await revokeSession(ctx.db, parent, id, ctx.now())))
    throw new AppError("NOT_FOUND", "Resource not found.");
}
