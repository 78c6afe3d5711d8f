import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { ActiveRequestView } from "@/lib/features/stories/contract";
import { findActiveRequests } from "@/lib/features/stories/data-requests";

const DAY_MS = 24 * 3600 * 1000;

/** Orders that wait or run, and those that failed within the last day. Newest first. */
export function listActiveRequests(ctx: Context): Promise<ActiveRequestView[]> {
  return findActiveRequests(ctx.db, requireParent(ctx.actor), new Date(ctx.now().getTime() - DAY_MS));
}
