import "server-only";
import type { Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { deleteGiftsOfChild, findFamilyOfChild } from "./data";
import { endGiftsWithout } from "./end-gifts-without";
import { namesOfChild } from "./family-names";

/** Takes back every link to a child's stories: the stories that stay forget whose name they tell. So do those that hid it. */
export async function endGiftsOfChild(tx: Tx, parent: ParentScope, childId: string): Promise<void> {
  const child = await findFamilyOfChild(tx, parent, childId);
  if (child) await endGiftsWithout(tx, parent, namesOfChild(child));
  await deleteGiftsOfChild(tx, parent, childId);
}
