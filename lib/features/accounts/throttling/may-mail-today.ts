import "server-only";
import { mailsADay, mailsAnHour, type MailFlow } from "@/lib/features/accounts/rules";
import type { Context } from "@/lib/platform/context";
import { secondsUntilFree } from "./seconds-until-free";

/**
 * Whether an address may get one more e-mail of a flow; counts it. Asked only for mail that would really go. `slowly`
 * where the mails of a day are used up and this is the one of the hour.
 */
export async function mayMailToday(
  ctx: Context,
  { flow, email }: { flow: MailFlow; email: string },
): Promise<"yes" | "slowly" | null> {
  if ((await secondsUntilFree(ctx, mailsADay(flow), email)) === 0) return "yes";
  return (await secondsUntilFree(ctx, mailsAnHour(flow), email)) === 0 ? "slowly" : null;
}
