import "server-only";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";

type Bytes = Uint8Array<ArrayBuffer>;

/** False when somebody else holds it. */
export async function claimTrialMark(tx: Tx, mark: Bytes, holder: Bytes): Promise<boolean> {
  await tx.trialMark.createMany({ data: { mark, holder }, skipDuplicates: true });
  return !(await isTrialMarkOfOthers(tx, mark, holder));
}

export async function isTrialMarkOfOthers(db: DbOrTx, mark: Bytes, holder: Bytes): Promise<boolean> {
  return (await db.trialMark.count({ where: { mark, holder: { not: holder } } })) > 0;
}

export async function acceptTrial(tx: Tx, stripeSubscriptionId: string): Promise<void> {
  await tx.subscription.updateMany({
    where: { stripeSubscriptionId, trialAccepted: false },
    data: { trialAccepted: true },
  });
}

export async function isAcceptedTrial(tx: Tx, stripeSubscriptionId: string): Promise<boolean> {
  return (await tx.subscription.count({ where: { stripeSubscriptionId, trialAccepted: true } })) > 0;
}
