import "server-only";
import type { PreferencesChange, ProfileView } from "@/lib/features/accounts/contract";
import { lockProfile, updateProfile } from "@/lib/features/accounts/data-profile";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { mergeChanges } from "@/lib/shared/merge-changes";

/**
 * Which e-mails a parent wants beyond those about the account itself.
 * @throws AppError CONFLICT when one was changed meanwhile
 */
export async function updatePreferences(
  ctx: Context,
  { read, ...wanted }: PreferencesChange,
): Promise<ProfileView> {
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    const now = await lockProfile(tx, parent);
    if (!now) throw new AppError("NOT_FOUND", "Resource not found.");
    const { emailNotifications, storyNotifications, marketingEmails } = now;
    const current = { emailNotifications, storyNotifications, marketingEmails };
    return updateProfile(tx, parent, mergeChanges({ read, now: current, wanted }));
  });
}
