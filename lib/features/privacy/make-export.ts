import "server-only";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { postponeFiles } from "@/lib/features/uploads/postpone-files";
import { storeFile } from "@/lib/features/uploads/store-file";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { JobRun } from "@/lib/platform/jobs/define-job";
import { zipParts } from "@/lib/platform/zip/zip-parts";
import { scopeForSystem, type ParentScope } from "@/lib/shared/actor";
import { failExport, findPerson, findWaitingExport, finishExport } from "./data-exports";
import { listEntries } from "./list-entries";
import { EXPORT_RETRIES, exportExpiresAt, PART_BYTES } from "./rules";

type Made = { files: string[]; bytes: bigint };

/** Each part is a file of its own, due for the sweep: what a crash leaves behind goes by itself. */
async function storeParts(ctx: Context, parent: ParentScope, signal: AbortSignal): Promise<Made> {
  const files: string[] = [];
  let bytes = 0n;
  for await (const part of zipParts(listEntries(ctx, { parent, signal }), PART_BYTES)) {
    files.push(await storeFile(ctx, { parent, kind: "export", mime: "application/zip", bytes: part }));
    bytes += BigInt(part.byteLength);
  }
  return { files, bytes };
}

async function finish(ctx: Context, parent: ParentScope, id: string, made: Made): Promise<void> {
  const readyAt = ctx.now();
  const expiresAt = exportExpiresAt(readyAt);
  await inTransaction(ctx, async (tx) => {
    const person = await findPerson(tx, parent);
    if (!person || !(await finishExport(tx, parent, { id, ...made, readyAt, expiresAt }))) return;
    await postponeFiles(ctx, tx, { parent, ids: made.files, until: expiresAt });
    await enqueueEmail(ctx, tx, {
      template: "data-ready",
      to: person.email,
      parentId: parent,
      idempotencyKey: `data-ready:${id}`,
      props: { firstName: person.firstName, dataUrl: `${ctx.config.APP_URL}/settings/privacy` },
    });
  });
}

/** Makes the archive of one parent and tells them; given up after some tries, so that they can ask again. */
export async function makeExport(
  ctx: Context,
  { exportId }: { exportId: string },
  run: JobRun,
): Promise<void> {
  const parentId = await findWaitingExport(ctx.db, exportId);
  if (!parentId) return;
  const parent = scopeForSystem(ctx.actor, parentId);
  try {
    await finish(ctx, parent, exportId, await storeParts(ctx, parent, run.signal));
  } catch (error) {
    if (run.retryCount >= EXPORT_RETRIES) await failExport(ctx.db, exportId);
    throw error;
  }
}
