import "server-only";
import type { Context } from "@/lib/platform/context";
import { keyedHash } from "@/lib/platform/tokens/random-token";
import { mailsADay, type MailFlow } from "./rules";

/** Whether an address could get one more e-mail of a flow today; counts nothing. */
export const hasMailLeft = (
  ctx: Context,
  { flow, email }: { flow: MailFlow; email: string },
): Promise<boolean> => ctx.limits.hasRoom(mailsADay(flow), keyedHash(ctx.config.AUTH_SECRET, email));
