import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { ChildView } from "./contract";
import { findChildren } from "./data";
import { showChildren } from "./show-children";

export async function listChildren(ctx: Context): Promise<ChildView[]> {
  return showChildren(ctx.db, await findChildren(ctx.db, requireParent(ctx.actor)));
}
