import "server-only";
import { findFamilyNames } from "@/lib/features/accounts/data-profile";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

/** What the parent and their children are called. */
export const listFamilyNames = (db: DbOrTx, parent: ParentScope): Promise<string[]> =>
  findFamilyNames(db, parent);
