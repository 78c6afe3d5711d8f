import "server-only";
import { inTransaction, type Context } from "@/lib/platform/context";
import { claimSealing, findHead, findUnsealed, insertSeals, type Seal } from "./data-seals";
import { chainKey, digestOf, GENESIS, linkOf } from "./seal";

const AT_ONCE = 1_000;

/** Sets the next seals in one transaction. @returns how many */
function sealSome(ctx: Context): Promise<number> {
  const key = chainKey(ctx.config);
  return inTransaction(ctx, async (tx) => {
    if (!(await claimSealing(tx))) return 0;
    const head = await findHead(tx);
    let { position, hash } = head ?? { position: 0, hash: GENESIS };
    const seals = (await findUnsealed(tx, AT_ONCE)).map((entry): Seal => {
      const digest = digestOf(key, entry);
      position += 1;
      hash = linkOf(key, hash, { position, entryId: entry.id, digest });
      return { position, entryId: entry.id, digest, hash };
    });
    if (seals.length > 0) await insertSeals(tx, seals);
    return seals.length;
  });
}

/**
 * Seals what was committed since the last time: nobody who writes waits for the chain, and what was rolled back was never
 * there. The head goes to the log of the process, which an attacker of the database doesn't reach.
 */
export async function sealAudit(ctx: Context, signal?: AbortSignal): Promise<number> {
  let sealed = 0;
  for (let some = AT_ONCE; some === AT_ONCE && !signal?.aborted; sealed += some) some = await sealSome(ctx);
  if (sealed > 0) {
    const head = await findHead(ctx.db);
    if (head) ctx.log.info({ sealed, head: headText(head) }, "the audit log is sealed");
  }
  return sealed;
}

/** As `npm run audit:verify -- --head` takes it. */
export const headText = ({ position, hash }: { position: number; hash: Uint8Array }): string =>
  `${position}:${Buffer.from(hash).toString("hex")}`;
