import "server-only";
import type { Context } from "@/lib/platform/context";
import { secondsUntilFree } from "./seconds-until-free";
import { mailBurst, type MailFlow } from "./rules";

/**
 * In how many seconds the next e-mail of a flow may go to an address; counts it. Whether anybody has the address plays
 * no part.
 */
export const planMail = (ctx: Context, { flow, email }: { flow: MailFlow; email: string }): Promise<number> =>
  secondsUntilFree(ctx, mailBurst(flow), email);
