import "server-only";
import type { PersonalInfoChange, ProfileView } from "@/lib/features/accounts/contract";
import { lockProfile, updateProfile } from "@/lib/features/accounts/data-profile";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent, requireParentActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { mergeChanges } from "@/lib/shared/merge-changes";

/** Name and phone. The address proves whose account it is and stays; it may be sent along as it is. */
export async function updatePersonalInfo(ctx: Context, input: PersonalInfoChange): Promise<ProfileView> {
  const { firstName, lastName, email, phoneNumber, read } = input;
  if (email !== requireParentActor(ctx.actor).email) {
    const fault = "Your email address can't be changed here.";
    throw new AppError("VALIDATION", fault, { details: { email: fault } });
  }
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    const now = await lockProfile(tx, parent);
    if (!now) throw new AppError("NOT_FOUND", "Resource not found.");
    const { phoneNumber: phone, ...names } = mergeChanges({
      read,
      now: { firstName: now.firstName, lastName: now.lastName, phoneNumber: now.phone },
      wanted: { firstName, lastName, phoneNumber },
    });
    return updateProfile(tx, parent, { ...names, phone });
  });
}
