import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { ConsentView } from "./contract";
import { findConsents } from "./data";

/** Everything that the caller ever agreed to, newest first. */
export function listConsents(ctx: Context): Promise<ConsentView[]> {
  return findConsents(ctx.db, requireParent(ctx.actor));
}
