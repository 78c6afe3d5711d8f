import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";

type NewRegistration = {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  passwordHash: string;
  createdAt: Date;
  expiresAt: Date;
};

/** Until the transaction ends, whatever creates or confirms an account for this address waits in line. */
export async function lockAddress(tx: DbOrTx, email: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${email}, 20261121))`;
}

/**
 * The newest registration wins; links of older ones end with them. Unless `takesEffect`, the same statements run and
 * leave nothing behind, so that the two can't be told apart by their time.
 */
export async function replaceRegistration(
  tx: DbOrTx,
  registration: NewRegistration,
  takesEffect: boolean,
): Promise<string> {
  await tx.$executeRaw`SAVEPOINT registration`;
  await tx.pendingRegistration.deleteMany({ where: { email: registration.email } });
  const row = await tx.pendingRegistration.create({ data: registration, select: { id: true } });
  if (!takesEffect) await tx.$executeRaw`ROLLBACK TO SAVEPOINT registration`;
  await tx.$executeRaw`RELEASE SAVEPOINT registration`;
  return row.id;
}

export const findRegistration = (db: DbOrTx, id: string, now: Date) =>
  db.pendingRegistration.findFirst({ where: { id, expiresAt: { gt: now } } });

type Waiting = {
  id: string;
  email: string;
  firstName: string;
  createdAt: Date;
  /** Set once a link of it was opened in a browser that did not register. */
  confirmedParentId: string | null;
};

export async function findRegistrationByEmail(db: DbOrTx, email: string, now: Date): Promise<Waiting | null> {
  const rows = await db.$queryRaw<Waiting[]>`
    SELECT id, email, first_name AS "firstName", created_at AS "createdAt", confirmed_parent_id AS "confirmedParentId"
    FROM pending_registrations WHERE email = ${email} AND expires_at > ${now}`;
  return rows[0] ?? null;
}

/** Notes that the link of a registration confirmed the address of this parent. */
export async function noteConfirmation(
  tx: DbOrTx,
  { registrationId, parentId }: { registrationId: string; parentId: string },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE pending_registrations SET confirmed_parent_id = ${parentId}::uuid WHERE id = ${registrationId}::uuid`;
}

/** Takes a confirmed registration away: of any number of callers, one gets `true`. */
export async function claimConfirmed(
  tx: DbOrTx,
  { registrationId, parentId }: { registrationId: string; parentId: string },
): Promise<boolean> {
  const claimed = await tx.$executeRaw`
    DELETE FROM pending_registrations
    WHERE id = ${registrationId}::uuid AND confirmed_parent_id = ${parentId}::uuid`;
  return claimed > 0;
}

export async function deleteRegistrations(tx: DbOrTx, email: string): Promise<void> {
  await tx.pendingRegistration.deleteMany({ where: { email } });
}

export async function deleteExpiredRegistrations(db: DbOrTx, now: Date): Promise<void> {
  await db.pendingRegistration.deleteMany({ where: { expiresAt: { lt: now } } });
}
