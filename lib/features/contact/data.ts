import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ContactInput } from "./contract";

type NewMessage = Omit<ContactInput, "website"> & { ticket: string };

/** The new row's id. */
export async function insertContactMessage(tx: DbOrTx, message: NewMessage): Promise<string> {
  const { id } = await tx.contactMessage.create({ data: message, select: { id: true } });
  return id;
}

export async function deleteMessagesBefore(db: DbOrTx, before: Date): Promise<number> {
  const { count } = await db.contactMessage.deleteMany({ where: { createdAt: { lt: before } } });
  return count;
}
