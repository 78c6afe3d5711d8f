import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent, requireParentActor } from "@/lib/shared/actor";
import type { SessionView } from "./contract";
import { findSessions } from "./data-sessions";
import { nameDevice } from "./name-device";
import { SESSION_IDLE_SECONDS } from "./rules";

/** Where the parent is signed in, newest first. */
export async function listSessions(ctx: Context): Promise<SessionView[]> {
  const { sessionId } = requireParentActor(ctx.actor);
  const now = ctx.now();
  const seenSince = new Date(now.getTime() - SESSION_IDLE_SECONDS * 1000);
  const rows = await findSessions(ctx.db, requireParent(ctx.actor), { now, seenSince });
  return rows.map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    device: nameDevice(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
}
