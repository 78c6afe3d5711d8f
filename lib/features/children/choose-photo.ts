import "server-only";
import { findPhoto } from "@/lib/features/uploads/find-photo";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import type { ChildInput } from "./contract";

type Wish = { parent: ParentScope; input: Pick<ChildInput, "profileImage" | "profilePhotoUrl"> };

/**
 * Which photo the form asks for: a file's id, `null` for none, `undefined` for the one that is there.
 * @throws AppError VALIDATION when it is not an upload of this parent
 */
export async function choosePhoto(ctx: Context, { parent, input }: Wish): Promise<string | null | undefined> {
  const url = input.profileImage ?? input.profilePhotoUrl;
  if (url) return findPhoto(ctx, { parent, url, kind: "profile_photo", field: "profileImage" });
  const isSilent = input.profileImage === undefined && input.profilePhotoUrl === undefined;
  return isSilent ? undefined : null;
}
