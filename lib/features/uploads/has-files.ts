import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { findSomeFiles } from "./data";

export const hasFiles = async (db: DbOrTx, parent: ParentScope): Promise<boolean> =>
  (await findSomeFiles(db, parent, 1)).length > 0;
