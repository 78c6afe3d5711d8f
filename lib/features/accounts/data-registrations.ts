import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";

type NewRegistration = {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  passwordHash: string;
  userAgent: string | null;
  createdAt: Date;
  expiresAt: Date;
};

/** Until the transaction ends, whatever creates or confirms an account for this address waits in line. */
export async function lockAddress(tx: DbOrTx, email: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${email}, 20261121))`;
}

/**
 * Takes the place of one whose e-mail has not gone out, and stands beside those that were sent. Unless `takesEffect`, the same
 * statements run and leave nothing behind, so that the two can't be told apart by their time.
 */
export async function addRegistration(
  tx: DbOrTx,
  registration: NewRegistration,
  takesEffect: boolean,
): Promise<string> {
  await tx.$executeRaw`SAVEPOINT registration`;
  await tx.pendingRegistration.deleteMany({ where: { email: registration.email, isSent: false } });
  const row = await tx.pendingRegistration.create({ data: registration, select: { id: true } });
  if (!takesEffect) await tx.$executeRaw`ROLLBACK TO SAVEPOINT registration`;
  await tx.$executeRaw`RELEASE SAVEPOINT registration`;
  return row.id;
}

/**
 * From now on nothing but a confirmation ends it. Those that were sent before stay: the newest may be somebody else's,
 * and would end the owner's own.
 */
export async function markSent(tx: DbOrTx, id: string): Promise<void> {
  await tx.pendingRegistration.update({ where: { id }, data: { isSent: true }, select: { id: true } });
}

export const findRegistration = (db: DbOrTx, id: string, now: Date) =>
  db.pendingRegistration.findFirst({ where: { id, expiresAt: { gt: now } } });

type Waiting = {
  id: string;
  email: string;
  createdAt: Date;
  /** Set once a link of it was opened in a browser that did not register. */
  confirmedParentId: string | null;
  approvedAt: Date | null;
};

/** The newest one of an address. */
export async function findRegistrationByEmail(db: DbOrTx, email: string, now: Date): Promise<Waiting | null> {
  const rows = await db.$queryRaw<Waiting[]>`
    SELECT id, email, created_at AS "createdAt", confirmed_parent_id AS "confirmedParentId",
      approved_at AS "approvedAt"
    FROM pending_registrations WHERE email = ${email} AND expires_at > ${now} ORDER BY id DESC LIMIT 1`;
  return rows[0] ?? null;
}

/** Notes that a link has made this parent: whichever of the links that were sent is opened next is about it, too. */
export async function noteConfirmation(
  tx: DbOrTx,
  { email, parentId }: { email: string; parentId: string },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE pending_registrations SET confirmed_parent_id = ${parentId}::uuid WHERE email = ${email} AND is_sent`;
}

type Key = { registrationId: string; parentId: string };

/** The password is the parent's from now on. `true` for one of any number of callers. */
export async function approveRegistration(
  tx: DbOrTx,
  { registrationId, parentId, now }: Key & { now: Date },
): Promise<boolean> {
  const approved = await tx.$executeRaw`
    UPDATE pending_registrations SET approved_at = ${now}, confirmed_parent_id = ${parentId}::uuid
    WHERE id = ${registrationId}::uuid AND approved_at IS NULL`;
  return approved > 0;
}

/** A registration that was approved so short a time ago that the browser that made it may go on. */
export async function findApproved(
  db: DbOrTx,
  { registrationId, since }: { registrationId: string; since: Date },
): Promise<{ parentId: string; passwordHash: string } | null> {
  const rows = await db.$queryRaw<{ parentId: string; passwordHash: string }[]>`
    SELECT confirmed_parent_id AS "parentId", password_hash AS "passwordHash" FROM pending_registrations
    WHERE id = ${registrationId}::uuid AND approved_at > ${since} AND confirmed_parent_id IS NOT NULL`;
  return rows[0] ?? null;
}

/** Takes an approved registration away: of any number of callers, one gets `true`. */
export async function claimApproved(tx: DbOrTx, { registrationId, parentId }: Key): Promise<boolean> {
  const { count } = await tx.pendingRegistration.deleteMany({
    where: { id: registrationId, confirmedParentId: parentId, NOT: { approvedAt: null } },
  });
  return count > 0;
}

/** All of an address but one. */
export async function deleteOtherRegistrations(
  tx: DbOrTx,
  { email, keep }: { email: string; keep: string },
): Promise<void> {
  await tx.pendingRegistration.deleteMany({ where: { email, NOT: { id: keep } } });
}

export async function deleteRegistration(tx: DbOrTx, id: string): Promise<void> {
  await tx.pendingRegistration.deleteMany({ where: { id } });
}

export async function deleteRegistrations(tx: DbOrTx, email: string): Promise<void> {
  await tx.pendingRegistration.deleteMany({ where: { email } });
}

/** Those that nobody confirmed in time, and those that were approved before `approvedBefore`. */
export async function deleteExpiredRegistrations(
  db: DbOrTx,
  { now, approvedBefore }: { now: Date; approvedBefore: Date },
): Promise<void> {
  await db.pendingRegistration.deleteMany({
    where: { OR: [{ expiresAt: { lt: now } }, { approvedAt: { lt: approvedBefore } }] },
  });
}
