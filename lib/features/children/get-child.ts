import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { ChildView } from "./contract";
import { findChild } from "./data";
import { showChildren } from "./show-children";

/** @throws AppError NOT_FOUND, also for another parent's child */
export async function getChild(ctx: Context, id: string): Promise<ChildView> {
  const row = await findChild(ctx.db, requireParent(ctx.actor), id);
  const [view] = row ? await showChildren(ctx.db, [row]) : [];
  if (!view) throw new AppError("NOT_FOUND", "Resource not found.");
  return view;
}
