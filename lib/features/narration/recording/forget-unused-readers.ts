import "server-only";
import type { Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { deleteUnusedVoices, lockRecordedVoices } from "./data-recordings";

/** Forgets how those are called of whose recordings none is left, in the transaction that deletes the last. */
export async function forgetUnusedReaders(tx: Tx, parent: ParentScope): Promise<void> {
  await lockRecordedVoices(tx, parent);
  await deleteUnusedVoices(tx, parent);
}
