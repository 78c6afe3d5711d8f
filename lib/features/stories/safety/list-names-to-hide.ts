import "server-only";
import { listFamilyNames } from "@/lib/features/accounts/profile/list-family-names";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";

/** Names that a parent's words may hold and that stay here; nobody asks where nothing leaves. */
export function listNamesToHide(ctx: Context, { parent }: { parent: ParentScope }): Promise<string[]> {
  return ctx.ai ? listFamilyNames(ctx.db, parent) : Promise.resolve([]);
}
