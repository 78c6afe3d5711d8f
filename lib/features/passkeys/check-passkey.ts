import "server-only";
import type { Context } from "@/lib/platform/context";
import { checkUsedPasskey } from "@/lib/platform/passkeys/passkeys";
import type { UsedPasskeyInput } from "./contract";
import { findPasskey, type FoundPasskey } from "./data";
import { passkeyQuestion, requireSite } from "./passkey-question";
import { userHandleOf } from "./user-handle";

/** Whose passkey has just been used here, and how often it has signed by now; `null` for anything else. */
export async function checkPasskey(
  ctx: Context,
  answer: UsedPasskeyInput,
): Promise<{ passkey: FoundPasskey; counter: number } | null> {
  const site = requireSite(ctx);
  const passkey = await findPasskey(ctx.db, answer.id);
  if (!passkey) return null;
  if (answer.userHandle !== undefined && answer.userHandle !== userHandleOf(passkey.parentId)) return null;
  const question = passkeyQuestion(ctx, "use");
  const counter = await checkUsedPasskey({ site, answer, isOurs: question.isOurs }, passkey);
  return counter !== null && (await question.take()) ? { passkey, counter } : null;
}
