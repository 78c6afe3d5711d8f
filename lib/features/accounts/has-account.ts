import "server-only";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { findParentByEmail } from "./data-parents";

/** Whether somebody has an account with this address, also one that is about to be deleted. Never to be told. */
export const hasAccount = async (_ctx: Context, tx: Tx, email: string): Promise<boolean> =>
  (await findParentByEmail(tx, email)) !== null;
