import "server-only";
import type { SessionKind } from "@/prisma/generated/enums";
import { fetchRows, sql, type DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope, ReadFamily } from "@/lib/shared/actor";

export type LiveSession = {
  sessionId: string;
  parentId: string;
  kind: SessionKind;
  fingerprintHash: Uint8Array | null;
  lastSeenAt: Date;
  expiresAt: Date;
  reauthenticatedAt: Date;
  deletionDueAt: Date | null;
  childId: string | null;
  /** Whose child that is. */
  childsAccount: string | null;
  role: "parent" | "admin";
  email: string;
  firstName: string;
  lastName: string;
  /** The families that this parent reads with; `null` where there is none. */
  families: ReadFamily[] | null;
};

/** Since when a session has to have been seen, by whether it is kept. */
export type SeenSince = { kept: Date; passing: Date };

type SessionKey = { sessionId: string; parentId: string; now: Date; seenSince: SeenSince };

/** The session with its parent, in one query; nothing if either ended. */
export async function findLiveSession(db: DbOrTx, key: SessionKey): Promise<LiveSession | null> {
  const rows = await fetchRows<LiveSession>(
    db,
    sql`SELECT s.id AS "sessionId", s.parent_id AS "parentId", s.kind::text AS kind, s.fingerprint_hash AS "fingerprintHash",
      s.last_seen_at AS "lastSeenAt", s.expires_at AS "expiresAt",
      s.reauthenticated_at AS "reauthenticatedAt", p.deletion_due_at AS "deletionDueAt", s.child_id AS "childId",
      child.parent_id AS "childsAccount", p.role::text AS role, p.email, p.first_name AS "firstName", p.last_name AS "lastName",
      (SELECT json_agg(json_build_object('ownerId', o.id, 'firstName', o.first_name) ORDER BY m.id)
        FROM family_members m JOIN parents o ON o.id = m.owner_id
        WHERE m.reader_id = p.id AND o.deleted_at IS NULL AND o.deletion_due_at IS NULL) AS families
    FROM sessions s JOIN parents p ON p.id = s.parent_id LEFT JOIN children child ON child.id = s.child_id
    WHERE s.id = ${key.sessionId}::uuid AND s.parent_id = ${key.parentId}::uuid AND s.revoked_at IS NULL
      AND s.expires_at > ${key.now} AND p.deleted_at IS NULL
      AND s.last_seen_at > CASE WHEN s.kept THEN ${key.seenSince.kept}::timestamptz ELSE ${key.seenSince.passing}::timestamptz END`,
  );
  return rows[0] ?? null;
}

/** What the access token of a session says of it, and whether it is kept. */
export const findTokenFacts = (db: DbOrTx, parent: ParentScope, sessionId: string) =>
  db.session.findFirst({
    where: { id: sessionId, parentId: parent },
    select: { fingerprintHash: true, createdAt: true, expiresAt: true, kept: true },
  });

/** Moves `last_seen_at` forward unless another request just did. */
export async function touchSession(
  db: DbOrTx,
  sessionId: string,
  { now, staleSince }: { now: Date; staleSince: Date },
) {
  await db.session.updateMany({
    where: { id: sessionId, lastSeenAt: { lt: staleSince } },
    data: { lastSeenAt: now },
  });
}

type NewSession = {
  kind: SessionKind;
  kept: boolean;
  fingerprintHash: Uint8Array<ArrayBuffer> | null;
  userAgent: string | null;
  timeZone: string | null;
  now: Date;
  /** When the parent last showed who they are. */
  provenAt: Date;
  expiresAt: Date;
  /** Whose it is from the beginning, in place of the parent's. */
  childId: string | null;
};

type BegunSession = {
  id: string;
  /** Whether there was a sign-in before, and one from the same kind of program. */
  hasEarlier: boolean;
  hasSameProgram: boolean;
  /** Of the clock of the device that signed in before this one and told it. */
  earlierZone: string | null;
};

/** Starts a session and ends the oldest beyond `keep`; one statement, since sign-ins come in floods. */
export async function beginSession(
  tx: DbOrTx,
  parent: ParentScope,
  { session, keep }: { session: NewSession; keep: number },
): Promise<BegunSession> {
  const { kind, kept, fingerprintHash, userAgent, timeZone, now, provenAt, expiresAt, childId } = session;
  const [begun] = await tx.$queryRaw<BegunSession[]>`
    WITH begun AS (
      INSERT INTO sessions (parent_id, kind, kept, fingerprint_hash, user_agent, time_zone, created_at, last_seen_at, reauthenticated_at, expires_at, child_id)
      VALUES (${parent}::uuid, ${kind}::session_kind, ${kept}, ${fingerprintHash}, ${userAgent}, ${timeZone}, ${now}, ${now}, ${provenAt}, ${expiresAt}, ${childId}::uuid)
      RETURNING id
    ), ended AS (
      UPDATE sessions SET revoked_at = ${now} WHERE id IN (
        SELECT id FROM sessions WHERE parent_id = ${parent}::uuid AND revoked_at IS NULL AND expires_at > ${now}
        ORDER BY id DESC OFFSET ${keep - 1}
      )
    )
    SELECT begun.id, EXISTS (SELECT FROM sessions WHERE parent_id = ${parent}::uuid) AS "hasEarlier",
      EXISTS (SELECT FROM sessions WHERE parent_id = ${parent}::uuid AND fingerprint_hash IS NULL
        AND user_agent IS NOT DISTINCT FROM ${userAgent}) AS "hasSameProgram",
      (SELECT time_zone FROM sessions WHERE parent_id = ${parent}::uuid AND time_zone IS NOT NULL
        ORDER BY id DESC LIMIT 1) AS "earlierZone"
    FROM begun`;
  if (!begun) throw new Error("a session was not stored");
  return begun;
}

export async function revokeSession(
  db: DbOrTx,
  parent: ParentScope,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const { count } = await db.session.updateMany({
    where: { id: sessionId, parentId: parent, revokedAt: null },
    data: { revokedAt: now },
  });
  return count > 0;
}

/** Ends a session unless a child sits there: nobody is signed out by a child's hand. */
export async function revokeParentsSession(
  db: DbOrTx,
  parent: ParentScope,
  sessionId: string,
  now: Date,
): Promise<void> {
  await db.session.updateMany({
    where: { id: sessionId, parentId: parent, revokedAt: null, childId: null },
    data: { revokedAt: now },
  });
}

/** Whose device it is, also where the session has ended meanwhile: it may have ended in a child's hands. */
export async function findChildAt(
  db: DbOrTx,
  parent: ParentScope,
  sessionId: string,
): Promise<string | null> {
  const row = await db.session.findFirst({
    where: { id: sessionId, parentId: parent },
    select: { childId: true },
  });
  return row?.childId ?? null;
}

/**
 * The same, as far as that child is still this parent's, or of a family that this parent reads with: with nobody else's
 * does a session begin.
 */
export async function findChildStayingAt(
  db: DbOrTx,
  parent: ParentScope,
  sessionId: string,
): Promise<string | null> {
  const [row] = await db.$queryRaw<{ childId: string }[]>`
    SELECT s.child_id AS "childId" FROM sessions s JOIN children child ON child.id = s.child_id
    WHERE s.id = ${sessionId}::uuid AND s.parent_id = ${parent}::uuid AND (child.parent_id = s.parent_id OR EXISTS (
      SELECT FROM family_members m JOIN parents o ON o.id = m.owner_id
      WHERE m.reader_id = s.parent_id AND m.owner_id = child.parent_id
        AND o.deleted_at IS NULL AND o.deletion_due_at IS NULL
    ))`;
  return row?.childId ?? null;
}

/** Ends the sessions that one parent has handed over to children of another. */
export async function revokeSessionsAtChildrenOf(
  tx: DbOrTx,
  { readerId, ownerId, now }: { readerId: string; ownerId: string; now: Date },
): Promise<void> {
  await tx.session.updateMany({
    where: { parentId: readerId, revokedAt: null, child: { parentId: ownerId } },
    data: { revokedAt: now },
  });
}

/** Hands the device to a child. `false` where another child has it. What the parent has proven until then counts no more. */
export async function handSessionTo(
  tx: DbOrTx,
  parent: ParentScope,
  { sessionId, childId, provenAt }: { sessionId: string; childId: string; provenAt: Date },
): Promise<boolean> {
  const { count } = await tx.session.updateMany({
    where: { id: sessionId, parentId: parent, revokedAt: null, OR: [{ childId: null }, { childId }] },
    data: { childId, reauthenticatedAt: provenAt },
  });
  return count > 0;
}

/** The device is its parent's again. */
export async function takeBackFromChild(tx: DbOrTx, parent: ParentScope, sessionId: string): Promise<void> {
  await tx.session.updateMany({
    where: { id: sessionId, parentId: parent, NOT: { childId: null } },
    data: { childId: null },
  });
}

export async function revokeAllSessions(db: DbOrTx, parent: ParentScope, now: Date): Promise<void> {
  await db.session.updateMany({ where: { parentId: parent, revokedAt: null }, data: { revokedAt: now } });
}

/** Signs out everywhere but here. */
export async function revokeOtherSessions(
  tx: DbOrTx,
  parent: ParentScope,
  { keep, now }: { keep: string; now: Date },
): Promise<void> {
  await tx.session.updateMany({
    where: { parentId: parent, revokedAt: null, NOT: { id: keep } },
    data: { revokedAt: now },
  });
}

/** Whoever sits at this session has just shown again who they are. */
export async function noteProof(
  db: DbOrTx,
  parent: ParentScope,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<void> {
  await db.session.updateMany({
    where: { parentId: parent, id: sessionId },
    data: { reauthenticatedAt: now },
  });
}

export const findSessions = (
  db: DbOrTx,
  parent: ParentScope,
  { now, seenSince }: { now: Date; seenSince: SeenSince },
) =>
  db.session.findMany({
    where: {
      parentId: parent,
      revokedAt: null,
      expiresAt: { gt: now },
      OR: [
        { kept: true, lastSeenAt: { gt: seenSince.kept } },
        { kept: false, lastSeenAt: { gt: seenSince.passing } },
      ],
    },
    select: {
      id: true,
      userAgent: true,
      timeZone: true,
      createdAt: true,
      lastSeenAt: true,
      child: { select: { name: true } },
    },
    orderBy: { id: "desc" },
  });

export async function deleteEndedSessions(db: DbOrTx, before: Date): Promise<void> {
  await db.session.deleteMany({
    where: { OR: [{ expiresAt: { lt: before } }, { revokedAt: { lt: before } }] },
  });
}
