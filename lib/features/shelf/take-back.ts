import "server-only";
import { takeSessionBack } from "@/lib/features/accounts/sessions/take-session-back";
import type { Context } from "@/lib/platform/context";
import type { MessageView } from "@/lib/shared/message";

/** Ends the child's mode of this device. @throws AppError PROOF_NEEDED */
export async function takeBack(ctx: Context): Promise<MessageView> {
  await takeSessionBack(ctx);
  return { message: "Welcome back." };
}
