/** With pauses of up to a minute: about an hour of trying. */
export const SEND_RETRIES = 60;

/** The provider remembers a key for 24 hours; after that a second try could be a second e-mail. */
const KEY_HOURS = 23;

/** Whether another try may still not send twice. The first try always may. */
export function mayStillSend(
  { createdAt, retryCount }: { createdAt: Date; retryCount: number },
  now: Date,
): boolean {
  return retryCount === 0 || now.getTime() - createdAt.getTime() < KEY_HOURS * 3600 * 1000;
}

/** Said to an address that is nobody's to us any more: sent, the row goes with the address in it. */
export const isLastWord = (template: string): boolean =>
  template === "account-deleted" || template === "email-changed";
