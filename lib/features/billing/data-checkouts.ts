import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { BillingPeriod, ProductLine } from "./rules";

export async function findCustomerId(db: DbOrTx, parent: ParentScope): Promise<string | null> {
  const row = await db.paymentCustomer.findUnique({
    where: { parentId: parent },
    select: { stripeCustomerId: true },
  });
  return row?.stripeCustomerId ?? null;
}

/** Keeps the first; answers the one that is kept. */
export async function insertCustomer(db: DbOrTx, parent: ParentScope, customerId: string): Promise<string> {
  await db.paymentCustomer.createMany({
    data: { parentId: parent, stripeCustomerId: customerId },
    skipDuplicates: true,
  });
  return (await findCustomerId(db, parent)) ?? customerId;
}

const CHECKOUT = {
  id: true,
  planId: true,
  billingPeriod: true,
  sourcePage: true,
  createdAt: true,
  expiresAt: true,
  completedAt: true,
  plan: { select: { id: true, name: true, features: true } },
} as const;

export const findCheckout = (db: DbOrTx, parent: ParentScope, id: string) =>
  db.checkoutSession.findFirst({ where: { id, parentId: parent }, select: CHECKOUT });

/** The checkout a parent began last, and those that may still be paid, newest first; one look at both. */
export async function findCheckouts(db: DbOrTx, parent: ParentScope, now: Date, line?: ProductLine) {
  const rows = await db.checkoutSession.findMany({
    where: { parentId: parent, ...(line && { plan: { line } }) },
    select: { id: true, expiresAt: true, completedAt: true },
    orderBy: { createdAt: "desc" },
    take: 50,
  });
  return {
    lastId: rows[0]?.id ?? null,
    open: rows.filter((row) => !row.completedAt && row.expiresAt > now),
  };
}

type NewCheckout = {
  id: string;
  planId: string;
  billingPeriod: BillingPeriod;
  sourcePage: string;
  expiresAt: Date;
};

export async function insertCheckout(db: DbOrTx, parent: ParentScope, checkout: NewCheckout): Promise<void> {
  await db.checkoutSession.createMany({ data: { ...checkout, parentId: parent }, skipDuplicates: true });
}

export async function completeCheckout(
  db: DbOrTx,
  parent: ParentScope,
  id: string,
  now: Date,
): Promise<void> {
  await db.checkoutSession.updateMany({
    where: { id, parentId: parent, completedAt: null },
    data: { completedAt: now },
  });
}

/** Records that a checkout can't be paid any more. */
export async function closeCheckout(db: DbOrTx, parent: ParentScope, id: string, now: Date): Promise<void> {
  await db.checkoutSession.updateMany({
    where: { id, parentId: parent, completedAt: null, expiresAt: { gt: now } },
    data: { expiresAt: now },
  });
}
