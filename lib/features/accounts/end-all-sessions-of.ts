import "server-only";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { revokeAllSessions } from "./data-sessions";

/** Signs a parent out of all devices within a change that asks for it. */
export const endAllSessionsOf = (ctx: Context, tx: Tx, parent: ParentScope): Promise<void> =>
  revokeAllSessions(tx, parent, ctx.now());
