import "server-only";
import { findParentByEmail } from "@/lib/features/accounts/data-parents";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";

/** Whether somebody has an account with this address, also one that is about to be deleted. Never to be told. */
export const hasAccount = async (_ctx: Context, tx: Tx, email: string): Promise<boolean> =>
  (await findParentByEmail(tx, email)) !== null;
