import "server-only";
import { mailBurst, MAILS_BY_ADDRESS, mailsByRequester, type MailFlow } from "@/lib/features/accounts/rules";
import type { Context } from "@/lib/platform/context";
import { keyedHash } from "@/lib/platform/tokens/random-token";
import { AppError } from "@/lib/shared/app-error";
import { secondsUntilFree } from "./seconds-until-free";

const ENOUGH =
  "You have asked for this email several times today. Please use the newest one, and look in the spam folder too.";

type Request = {
  flow: MailFlow;
  email: string;
  /** Network address of whoever asks. */
  address: string;
  /** The e-mail goes out all the same when it has to wait. */
  isLasting?: boolean;
};

/**
 * Counts a request for an e-mail, by the address that it goes to and by who asks: one requester can neither flood many
 * addresses nor use up what one address may get in a day. Answers with the seconds that the e-mail has to wait. Whether
 * anybody has the address plays no part, so the refusal may be told.
 *
 * @throws AppError RATE_LIMITED
 */
export async function admitMailRequest(
  ctx: Context,
  { flow, email, address, isLasting = false }: Request,
): Promise<number> {
  await ctx.limits.spend(MAILS_BY_ADDRESS, address);
  const wait = await secondsUntilFree(ctx, mailBurst(flow), email);
  if (wait > 0 && !isLasting) return wait;
  const key = keyedHash(ctx.config.AUTH_SECRET, `${address} ${email}`);
  try {
    await ctx.limits.spend(mailsByRequester(flow), key);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "RATE_LIMITED") throw error;
    const { retryAfterSeconds = 1 } = error;
    throw new AppError("RATE_LIMITED", ENOUGH, { retryAfterSeconds });
  }
  return wait;
}
