import "server-only";
import { revokeAllSessions } from "@/lib/features/accounts/data-sessions";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

/** Signs a parent out of all devices within a change that asks for it. */
export const endAllSessionsOf = (ctx: Context, tx: Tx, parent: ParentScope): Promise<void> =>
  revokeAllSessions(tx, parent, ctx.now());
