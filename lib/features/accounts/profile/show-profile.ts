import "server-only";
import type { ProfileView } from "@/lib/features/accounts/contract";
import { findProfile } from "@/lib/features/accounts/data-profile";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";

export async function showProfile(ctx: Context): Promise<ProfileView> {
  const profile = await findProfile(ctx.db, requireParent(ctx.actor));
  if (!profile) throw new AppError("NOT_FOUND", "Resource not found.");
  return profile;
}
