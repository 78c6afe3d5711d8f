import "server-only";
import { mailBurst, type MailFlow } from "@/lib/features/accounts/rules";
import type { Context } from "@/lib/platform/context";
import { secondsUntilFree } from "./seconds-until-free";

/**
 * In how many seconds the next e-mail of a flow may go to an address; counts it. Whether anybody has the address plays
 * no part.
 */
export const planMail = (ctx: Context, { flow, email }: { flow: MailFlow; email: string }): Promise<number> =>
  secondsUntilFree(ctx, mailBurst(flow), email);
