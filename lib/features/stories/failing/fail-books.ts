import "server-only";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { voidClaims } from "@/lib/features/stories/data-claims";
import { settleFailure } from "./fail-book";
import { releaseBudget } from "@/lib/features/spending/hold-budget";
import type { FailureCode } from "@/lib/features/stories/rules";

/**
 * Ends several orders of one family for the same reason. All claims are void before the first credit is settled: a
 * worker that is just finishing one of them would otherwise wait for the credits while we wait for its claim.
 * @returns the files to remove after the transaction
 */
export async function failBooks(
  ctx: Context,
  tx: Tx,
  { ids, code }: { ids: string[]; code: FailureCode },
): Promise<string[]> {
  for (const id of ids) await voidClaims(tx, id);
  const files: string[] = [];
  for (const bookRequestId of ids) files.push(...(await settleFailure(ctx, tx, { bookRequestId, code })));
  for (const id of ids) await releaseBudget(ctx, tx, id);
  return files;
}
