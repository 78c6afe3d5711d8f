import "server-only";
import type { Context } from "@/lib/platform/context";
import type { DbOrTx } from "@/lib/platform/db/database";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { ChildView } from "./contract";
import { findChild } from "./data";
import { showChild } from "./show-child";

/** @throws AppError NOT_FOUND, also for another parent's child */
export async function getChild(ctx: Context, id: string, db: DbOrTx = ctx.db): Promise<ChildView> {
  const row = await findChild(db, requireParent(ctx.actor), id);
  if (!row) throw new AppError("NOT_FOUND", "Resource not found.");
  return showChild(row);
}
