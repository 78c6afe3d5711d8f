import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent, requireParentActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { PersonalInfoInput, ProfileView } from "./contract";
import { updateProfile } from "./data-profile";

/** Name and phone. The address proves whose account it is and stays; it may be sent along as it is. */
export async function updatePersonalInfo(ctx: Context, input: PersonalInfoInput): Promise<ProfileView> {
  const { firstName, lastName, email, phoneNumber } = input;
  if (email !== requireParentActor(ctx.actor).email) {
    const fault = "Your email address can't be changed here.";
    throw new AppError("VALIDATION", fault, { details: { email: fault } });
  }
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, (tx) =>
    updateProfile(tx, parent, { firstName, lastName, phone: phoneNumber }),
  );
}
