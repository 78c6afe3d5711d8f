import "server-only";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

/** The address of an account that is being deleted, locked with its row until the transaction ends. */
export async function lockAddressOf(tx: Tx, parent: ParentScope): Promise<string | null> {
  const rows = await tx.$queryRaw<{ email: string }[]>`
    SELECT email FROM parents WHERE id = ${parent}::uuid AND deleted_at IS NOT NULL FOR UPDATE`;
  return rows[0]?.email ?? null;
}

/** Consents outlive the account as proofs, by a hash in place of whoever gave them. */
export async function keepProofs(
  tx: Tx,
  parent: ParentScope,
  holder: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO consent_proofs (holder, purpose, text_version, method, evidence, granted_at, withdrawn_at)
    SELECT ${holder}, purpose, text_version, method, evidence, granted_at, withdrawn_at
    FROM consents WHERE parent_id = ${parent}::uuid`;
}

/** All that names an address without being the account's own: e-mails, registrations, messages, work that waits. */
export async function forgetAddress(tx: Tx, parent: ParentScope, email: string): Promise<void> {
  await tx.outboxMessage.deleteMany({
    where: {
      OR: [
        { parentId: parent },
        { recipient: email },
        // What they wrote to us; an application to work here is another matter.
        { template: "contact-message", props: { path: ["email"], equals: email } },
      ],
    },
  });
  await tx.pendingRegistration.deleteMany({ where: { email } });
  await tx.contactMessage.deleteMany({ where: { email } });
  await tx.newsletterSubscriber.deleteMany({ where: { email } });
  // What others sent there; what this parent sent goes with the account.
  await tx.familyInvitation.deleteMany({ where: { email } });
  await tx.$executeRaw`DELETE FROM pgboss.job WHERE data ->> 'email' = ${email}`;
  await tx.$executeRaw`DELETE FROM rate_limit_buckets WHERE key LIKE ${`%${parent}%`}`;
}

/** The row, and with it everything that belongs to it. */
export async function deleteParentRow(tx: Tx, parent: ParentScope): Promise<void> {
  await tx.parent.delete({ where: { id: parent }, select: { id: true } });
}

export async function deleteProofs(db: DbOrTx, keptBefore: Date): Promise<number> {
  const { count } = await db.consentProof.deleteMany({ where: { keptAt: { lt: keptBefore } } });
  return count;
}
