import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";

/** The results of an order's steps, the first made first. */
export async function findSteps(db: DbOrTx, bookRequestId: string): Promise<Map<string, unknown>> {
  const rows = await db.bookRequestStep.findMany({
    where: { bookRequestId },
    select: { step: true, output: true },
    orderBy: { createdAt: "asc" },
  });
  return new Map(rows.map(({ step, output }) => [step, output]));
}

export async function insertStep(
  tx: DbOrTx,
  bookRequestId: string,
  step: string,
  output: object,
): Promise<void> {
  await tx.bookRequestStep.create({ data: { bookRequestId, step, output }, select: { step: true } });
}

/** Forgets the results of some steps. @returns the files that they made */
export async function dropSteps(tx: DbOrTx, bookRequestId: string, startsWith: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string | null }[]>`
    DELETE FROM book_request_steps
    WHERE book_request_id = ${bookRequestId}::uuid AND starts_with(step, ${startsWith})
    RETURNING (output ->> 'fileId')::uuid AS id`;
  return rows.flatMap(({ id }) => (id ? [id] : []));
}

/** Forgets the result of a step and all that were made after it. @returns the files that they made */
export async function dropStepsSince(tx: DbOrTx, bookRequestId: string, step: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string | null }[]>`
    DELETE FROM book_request_steps
    WHERE book_request_id = ${bookRequestId}::uuid AND created_at >= (
      SELECT created_at FROM book_request_steps
      WHERE book_request_id = ${bookRequestId}::uuid AND step = ${step})
    RETURNING (output ->> 'fileId')::uuid AS id`;
  return rows.flatMap(({ id }) => (id ? [id] : []));
}

/** Files that the steps of an order made, also those that no book shows. */
export async function findStepFiles(tx: DbOrTx, bookRequestId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT (output ->> 'fileId')::uuid AS id FROM book_request_steps
    WHERE book_request_id = ${bookRequestId}::uuid AND output ->> 'fileId' IS NOT NULL`;
  return rows.map(({ id }) => id);
}

/** What an ended order no longer needs. */
export async function deleteSteps(tx: DbOrTx, bookRequestId: string): Promise<void> {
  await tx.bookRequestStep.deleteMany({ where: { bookRequestId } });
}
