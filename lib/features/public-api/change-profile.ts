import "server-only";
import type { ChildView } from "@/lib/features/children/contract";
import { getChild } from "@/lib/features/children/get-child";
import { updateChild } from "@/lib/features/children/update-child";
import type { Context } from "@/lib/platform/context";
import type { ProfileInput } from "./contract";

/**
 * Changes what a program knows of a profile; photo and looks stay as the family chose them.
 * @throws AppError whatever `updateChild` does
 */
export async function changeProfile(
  ctx: Context,
  { id, profile }: { id: string; profile: ProfileInput },
): Promise<ChildView> {
  const { look, profilePhotoUrl } = await getChild(ctx, id);
  const kept = { look, profilePhotoUrl };
  return updateChild(ctx, { id, profile: { ...profile, ...kept, read: kept } });
}
