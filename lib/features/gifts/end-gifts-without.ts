import "server-only";
import type { Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { deleteGiftsWithout } from "./data";

/** Takes back the links that hid names which the family has no more: nobody would know them to hide. */
export async function endGiftsWithout(tx: Tx, parent: ParentScope, names: readonly string[]): Promise<void> {
  for (const name of names) await deleteGiftsWithout(tx, parent, name);
}
