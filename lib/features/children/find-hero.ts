import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { lookInput } from "./look";
import { findChild } from "./data";
import { relativesView } from "./relatives";

/** What a story needs to know of a child, or `null` where the parent has no such profile. */
export async function findHero(db: DbOrTx, { parent, childId }: { parent: ParentScope; childId: string }) {
  const child = await findChild(db, parent, childId);
  if (!child) return null;
  return {
    id: child.id,
    name: child.name,
    age: child.age,
    gender: child.gender,
    level: child.readingLevel,
    interests: child.interests,
    look: lookInput.parse(child.look),
    relatives: relativesView.parse(child.relatives),
  };
}
