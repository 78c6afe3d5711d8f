import "server-only";
import { discardFiles } from "@/lib/features/uploads/discard-files";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { deleteRecordings, lockRecordedVoices } from "./data-recordings";

/** Takes every recording of a family away. @returns the files to remove after the transaction */
export async function forgetRecordings(ctx: Context, tx: Tx, parent: ParentScope): Promise<string[]> {
  await lockRecordedVoices(tx, parent);
  const files = await deleteRecordings(tx, parent);
  await discardFiles(ctx, tx, { parent, ids: files });
  return files;
}
