import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { findFamilyNames } from "./data-profile";

/** What the parent and their children are called. */
export const listFamilyNames = (db: DbOrTx, parent: ParentScope): Promise<string[]> =>
  findFamilyNames(db, parent);
