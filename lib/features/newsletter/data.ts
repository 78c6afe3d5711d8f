import "server-only";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import { ASK_AGAIN_SECONDS, MOST_ASKS } from "./rules";

type Bytes = Uint8Array<ArrayBuffer>;
type NewAsk = { email: string; confirmHash: Bytes; unsubscribeToken: string; now: Date };

/** The row's id where a mail is due; nothing for who is subscribed already or was mailed enough. */
export async function insertAsk(tx: Tx, { email, confirmHash, unsubscribeToken, now }: NewAsk) {
  const [row] = await tx.$queryRaw<{ id: string; asks: number }[]>`
    INSERT INTO newsletter_subscribers AS known (email, confirm_hash, asked_at, unsubscribe_token)
    VALUES (${email}, ${confirmHash}, ${now}, ${unsubscribeToken})
    ON CONFLICT (email) DO UPDATE
      SET confirm_hash = excluded.confirm_hash, asked_at = excluded.asked_at, asks = known.asks + 1
      WHERE known.confirmed_at IS NULL AND known.asks < ${MOST_ASKS}
        AND known.asked_at <= ${now}::timestamptz - make_interval(secs => ${ASK_AGAIN_SECONDS})
    RETURNING id::text, asks`;
  return row ?? null;
}

/** Whether the link is one; pressed again it stays so. */
export async function confirmAsk(db: DbOrTx, confirmHash: Bytes, { now, since }: { now: Date; since: Date }) {
  const changed = await db.$executeRaw`
    UPDATE newsletter_subscribers SET confirmed_at = coalesce(confirmed_at, ${now})
    WHERE confirm_hash = ${confirmHash} AND (confirmed_at IS NOT NULL OR asked_at > ${since})`;
  return changed === 1;
}

/** The address that left, or `null`. */
export async function deleteSubscriber(tx: Tx, unsubscribeToken: string): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ email: string }[]>`
    DELETE FROM newsletter_subscribers WHERE unsubscribe_token = ${unsubscribeToken} RETURNING email`;
  if (!row) return null;
  await tx.parent.updateMany({
    where: { email: row.email, marketingEmails: true },
    data: { marketingEmails: false },
  });
  return row.email;
}

export async function deleteWaitingSince(db: DbOrTx, before: Date): Promise<number> {
  const { count } = await db.newsletterSubscriber.deleteMany({
    where: { confirmedAt: null, askedAt: { lt: before } },
  });
  return count;
}

/** Parents who want news by their settings (which e-mail notifications in general allow) stand among the subscribers, and those who no longer do don't. */
export async function takeFromSettings(tx: Tx, now: Date): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM newsletter_subscribers s WHERE s.from_settings AND NOT EXISTS (
      SELECT 1 FROM parents p WHERE p.email = s.email AND p.marketing_emails AND p.email_notifications AND p.deleted_at IS NULL)`;
  await tx.$executeRaw`
    INSERT INTO newsletter_subscribers AS known (email, asked_at, confirmed_at, unsubscribe_token, from_settings)
    SELECT email, ${now}, ${now}, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), true
    FROM parents WHERE marketing_emails AND email_notifications AND deleted_at IS NULL
    ON CONFLICT (email) DO UPDATE SET confirmed_at = excluded.confirmed_at, from_settings = true
      WHERE known.confirmed_at IS NULL`;
}

export const startIssue = (tx: Tx, slug: string, now: Date) =>
  tx.newsletterIssue.upsert({ where: { slug }, create: { slug, startedAt: now }, update: {} });

export async function finishIssue(db: DbOrTx, slug: string, now: Date): Promise<void> {
  await db.newsletterIssue.update({ where: { slug }, data: { finishedAt: now }, select: { slug: true } });
}

export async function countRecipients(tx: Tx, slug: string, more: number): Promise<void> {
  await tx.newsletterIssue.update({
    where: { slug },
    data: { recipients: { increment: more } },
    select: { slug: true },
  });
}

export type Recipient = { id: string; email: string; unsubscribeToken: string };

/** Who was subscribed when the issue began, by id from `after` on. */
export const listRecipients = (
  db: DbOrTx,
  { startedAt, after, take }: { startedAt: Date; after: string | null; take: number },
): Promise<Recipient[]> =>
  db.newsletterSubscriber.findMany({
    where: { confirmedAt: { lte: startedAt }, ...(after && { id: { gt: after } }) },
    orderBy: { id: "asc" },
    take,
    select: { id: true, email: true, unsubscribeToken: true },
  });
