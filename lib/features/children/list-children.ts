import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { ChildView } from "./contract";
import { findChildren } from "./data";
import { showChild } from "./show-child";

export async function listChildren(ctx: Context): Promise<ChildView[]> {
  return (await findChildren(ctx.db, requireParent(ctx.actor))).map(showChild);
}
