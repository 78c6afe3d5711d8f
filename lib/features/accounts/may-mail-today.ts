import "server-only";
import type { Context } from "@/lib/platform/context";
import { mailsADay, type MailFlow } from "./rules";
import { secondsUntilFree } from "./seconds-until-free";

/** Whether an address may get one more e-mail of a flow today; counts it. Asked only for mail that would really go. */
export async function mayMailToday(
  ctx: Context,
  { flow, email }: { flow: MailFlow; email: string },
): Promise<boolean> {
  return (await secondsUntilFree(ctx, mailsADay(flow), email)) === 0;
}
