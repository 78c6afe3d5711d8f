import "server-only";
import type { Context } from "@/lib/platform/context";
import { findMarkedChildren } from "./data";

const BATCH = 100;

/** Profiles of anybody that were only marked as deleted; they wait for the rest. */
export const listMarkedProfiles = (ctx: Context): Promise<{ id: string; parentId: string }[]> =>
  findMarkedChildren(ctx.db, BATCH);
