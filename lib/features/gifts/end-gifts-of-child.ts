import "server-only";
import type { Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { deleteGiftsOfChild } from "./data";

/** Takes back every link to a child's stories: the stories that stay forget whose name they tell. */
export const endGiftsOfChild = (tx: Tx, parent: ParentScope, childId: string): Promise<void> =>
  deleteGiftsOfChild(tx, parent, childId);
