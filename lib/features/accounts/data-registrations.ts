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

export const findRegistrationByEmail = (db: DbOrTx, email: string, now: Date) =>
  db.pendingRegistration.findFirst({ where: { email, expiresAt: { gt: now } } });

export async function deleteRegistrations(tx: DbOrTx, email: string): Promise<void> {
  await tx.pendingRegistration.deleteMany({ where: { email } });
}

export async function deleteExpiredRegistrations(db: DbOrTx, now: Date): Promise<void> {
  await db.pendingRegistration.deleteMany({ where: { expiresAt: { lt: now } } });
}
