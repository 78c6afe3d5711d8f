import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";

type NewApplication = {
  position: string;
  name: string;
  email: string;
  links: string[];
  cv: Uint8Array<ArrayBuffer>;
};

/** The new row's id. */
export async function insertApplication(tx: DbOrTx, application: NewApplication): Promise<string> {
  const { id } = await tx.jobApplication.create({ data: application, select: { id: true } });
  return id;
}

export async function deleteApplicationsBefore(db: DbOrTx, before: Date): Promise<number> {
  const { count } = await db.jobApplication.deleteMany({ where: { createdAt: { lt: before } } });
  return count;
}
