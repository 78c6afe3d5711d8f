import "server-only";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

/** The guarantee is a family's, for its stories. */
const OF_STORIES = { plan: { line: "stories" } } as const;

/** What a family has ever paid, the first payment first. A second purchase, which was paid back as such, doesn't count. */
export const findPaidInvoices = (db: DbOrTx, parent: ParentScope) =>
  db.invoice.findMany({
    where: {
      parentId: parent,
      status: "paid",
      amountPaidCents: { gt: 0 },
      OR: [
        { subscriptionId: null },
        { subscription: { ...OF_STORIES, endReason: null } },
        { subscription: { ...OF_STORIES, endReason: { not: "duplicate" } } },
      ],
    },
    select: {
      stripeInvoiceId: true,
      amountPaidCents: true,
      refundedCents: true,
      currency: true,
      dispute: true,
      issuedAt: true,
      paidAt: true,
    },
    orderBy: [{ paidAt: "asc" }, { issuedAt: "asc" }, { id: "asc" }],
    take: 100,
  });

/** Whether a bank has not decided yet on a payment of this family's. */
export async function isAtBank(db: DbOrTx, parent: ParentScope): Promise<boolean> {
  return (await db.invoice.count({ where: { parentId: parent, dispute: "open" } })) > 0;
}

export async function hasHadMoneyBack(db: DbOrTx, parent: ParentScope): Promise<boolean> {
  const row = await db.parent.findUniqueOrThrow({ where: { id: parent }, select: { moneyBackAt: true } });
  return row.moneyBackAt !== null;
}

export async function noteMoneyBack(tx: Tx, parent: ParentScope, at: Date): Promise<void> {
  await tx.parent.updateMany({ where: { id: parent, moneyBackAt: null }, data: { moneyBackAt: at } });
}

/** What the provider may still charge a parent's stories for. */
export async function findOpenSubscriptions(db: DbOrTx, parent: ParentScope): Promise<string[]> {
  const rows = await db.subscription.findMany({
    where: { ...OF_STORIES, parentId: parent, status: { notIn: ["canceled", "incomplete_expired"] } },
    select: { stripeSubscriptionId: true },
  });
  return rows.map(({ stripeSubscriptionId }) => stripeSubscriptionId);
}
