import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

/** A call under its Idempotency-Key, with the hash of all that it said. */
export type NamedCall = { key: string; keyHash: Uint8Array<ArrayBuffer> };

export type KeptKey = {
  bookRequestId: string;
  keyHash: Uint8Array | null;
  orderHash: Uint8Array;
  /** Its call made the order. */
  isOwn: boolean;
};

/** What a key stands for: the order that its call made, or the one that it was answered with. */
export async function findKey(db: DbOrTx, parent: ParentScope, key: string): Promise<KeptKey | null> {
  const made = await db.bookRequest.findFirst({
    where: { parentId: parent, idempotencyKey: key },
    select: { id: true, keyHash: true, orderHash: true },
  });
  if (made) return { bookRequestId: made.id, keyHash: made.keyHash, orderHash: made.orderHash, isOwn: true };
  const kept = await db.bookRequestKey.findFirst({
    where: { parentId: parent, key },
    select: { bookRequestId: true, keyHash: true, request: { select: { orderHash: true } } },
  });
  return kept && { bookRequestId: kept.bookRequestId, keyHash: kept.keyHash, ...kept.request, isOwn: false };
}

/** Keeps the key of a call that an earlier order answers. */
export async function insertKey(
  tx: DbOrTx,
  parent: ParentScope,
  { key, keyHash, bookRequestId }: NamedCall & { bookRequestId: string },
): Promise<void> {
  await tx.bookRequestKey.create({
    data: { parentId: parent, key, keyHash, bookRequestId },
    select: { key: true },
  });
}
