import "server-only";
import type { SessionView } from "@/lib/features/accounts/contract";
import { findSessions } from "@/lib/features/accounts/data-sessions";
import { nameDevice } from "@/lib/features/accounts/devices/name-device";
import { namePlace } from "@/lib/features/accounts/devices/name-place";
import type { Context } from "@/lib/platform/context";
import { requireParent, requireParentActor } from "@/lib/shared/actor";
import { seenSince } from "./seen-since";

/** Where the parent is signed in, newest first. */
export async function listSessions(ctx: Context): Promise<SessionView[]> {
  const { sessionId } = requireParentActor(ctx.actor);
  const now = ctx.now();
  const rows = await findSessions(ctx.db, requireParent(ctx.actor), { now, seenSince: seenSince(now) });
  return rows.map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    device: nameDevice(row.userAgent),
    place: namePlace(row.timeZone),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    handedTo: row.child?.name ?? null,
  }));
}
