import "server-only";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

type Bytes = Uint8Array<ArrayBuffer>;

type NewChange = {
  newEmail: string;
  newHash: Bytes;
  oldHash: Bytes;
  sessionId: string;
  createdAt: Date;
  expiresAt: Date;
};

/** Takes the place of the parent's last one, whose links end with it. */
export async function replaceChange(tx: Tx, parent: ParentScope, change: NewChange): Promise<string> {
  await tx.emailChange.deleteMany({ where: { parentId: parent } });
  const row = await tx.emailChange.create({ data: { parentId: parent, ...change }, select: { id: true } });
  return row.id;
}

export const findOpenChange = (db: DbOrTx, parent: ParentScope, now: Date) =>
  db.emailChange.findFirst({ where: { parentId: parent, doneAt: null, expiresAt: { gt: now } } });

/** Ends a change that is not done yet. */
export async function deleteOpenChange(tx: DbOrTx, parent: ParentScope): Promise<void> {
  await tx.emailChange.deleteMany({ where: { parentId: parent, doneAt: null } });
}

export type LinkedChange = {
  id: string;
  parentId: string;
  sessionId: string | null;
  newEmail: string;
  mailbox: "new" | "old";
  newConfirmedAt: Date | null;
  oldConfirmedAt: Date | null;
  doneAt: Date | null;
};

/** The change of a link that is still good, and which mailbox the link was sent to. */
export async function findChangeOfLink(
  db: DbOrTx,
  { hash, now }: { hash: Bytes; now: Date },
): Promise<LinkedChange | null> {
  const rows = await db.$queryRaw<LinkedChange[]>`
    SELECT c.id, c.parent_id AS "parentId", c.session_id AS "sessionId", c.new_email AS "newEmail",
      CASE WHEN c.new_hash = ${hash} THEN 'new' ELSE 'old' END AS mailbox,
      c.new_confirmed_at AS "newConfirmedAt", c.old_confirmed_at AS "oldConfirmedAt", c.done_at AS "doneAt"
    FROM email_changes c JOIN parents p ON p.id = c.parent_id
    WHERE (c.new_hash = ${hash} OR c.old_hash = ${hash}) AND c.expires_at > ${now} AND p.deleted_at IS NULL`;
  return rows[0] ?? null;
}

/** Notes a yes of one mailbox. True once both have said it. */
export async function noteYes(
  tx: Tx,
  { id, mailbox, now }: { id: string; mailbox: "new" | "old"; now: Date },
): Promise<boolean> {
  const { newConfirmedAt, oldConfirmedAt } = await tx.emailChange.update({
    where: { id },
    data: mailbox === "new" ? { newConfirmedAt: now } : { oldConfirmedAt: now },
    select: { newConfirmedAt: true, oldConfirmedAt: true },
  });
  return newConfirmedAt !== null && oldConfirmedAt !== null;
}

export async function markDone(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.emailChange.update({ where: { id }, data: { doneAt: now }, select: { id: true } });
}

type Move = { parent: ParentScope; from: string; to: string; now: Date };

/**
 * All that names a parent's old address without being the account's own. What waits to be sent goes to the new one,
 * but for links that ended with the change; what was sent forgets where to.
 */
export async function moveMentions(tx: Tx, { parent, from, to, now }: Move): Promise<void> {
  const open = { recipient: from, sentAt: null, failedAt: null };
  await tx.outboxMessage.updateMany({
    where: { ...open, template: { in: ["reset-password", "email-change-asked"] } },
    data: { failedAt: now, props: {} },
  });
  await tx.outboxMessage.updateMany({ where: { ...open, parentId: parent }, data: { recipient: to } });
  await tx.outboxMessage.updateMany({ where: { recipient: from }, data: { recipient: "" } });
  await tx.$executeRaw`
    UPDATE outbox SET props = jsonb_set(props, '{email}', to_jsonb(${to}::text))
    WHERE template = 'contact-message' AND props ->> 'email' = ${from}`;
  await tx.contactMessage.updateMany({ where: { email: from }, data: { email: to } });
  // Whoever has both addresses in the list stays with the one that is theirs now.
  await tx.$executeRaw`
    DELETE FROM newsletter_subscribers WHERE email = ${from}
      AND EXISTS (SELECT FROM newsletter_subscribers WHERE email = ${to} AND confirmed_at IS NOT NULL)`;
  await tx.$executeRaw`
    DELETE FROM newsletter_subscribers WHERE email = ${to} AND confirmed_at IS NULL
      AND EXISTS (SELECT FROM newsletter_subscribers WHERE email = ${from})`;
  await tx.newsletterSubscriber.updateMany({ where: { email: from }, data: { email: to } });
  // Whoever was invited at the old address is the same person at the new one; nobody is invited by themselves, or twice.
  await tx.$executeRaw`
    DELETE FROM family_invitations old WHERE email = ${from}
      AND EXISTS (SELECT FROM family_invitations WHERE email = ${to} AND parent_id = old.parent_id)`;
  await tx.familyInvitation.deleteMany({ where: { parentId: parent, email: to } });
  await tx.familyInvitation.updateMany({ where: { email: from }, data: { email: to } });
  await tx.$executeRaw`DELETE FROM pgboss.job WHERE data ->> 'email' = ${from} AND state <> 'active'`;
}

export async function deleteExpiredChanges(db: DbOrTx, now: Date): Promise<number> {
  const { count } = await db.emailChange.deleteMany({ where: { expiresAt: { lt: now } } });
  return count;
}
