import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { PreferencesInput, ProfileView } from "./contract";
import { updateProfile } from "./data-profile";

/** Which e-mails a parent wants beyond those about the account itself. */
export async function updatePreferences(ctx: Context, input: PreferencesInput): Promise<ProfileView> {
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, (tx) => updateProfile(tx, parent, input));
}
