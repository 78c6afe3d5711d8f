import "server-only";
import { setFirstPassword } from "@/lib/features/accounts/data-parents";
import { approveRegistration, deleteOtherRegistrations } from "@/lib/features/accounts/data-registrations";
import { settleVerifyTokens } from "@/lib/features/accounts/data-tokens";
import type { Tx } from "@/lib/platform/db/database";

type Proven = { registrationId: string; parentId: string; email: string; now: Date };

/**
 * Whoever chose the password of a registration has shown that they read the mailbox: the password becomes the parent's,
 * with the names that came with it, and the browser that signed up may go on. Whatever else was registered for the
 * address is over. `false` if somebody was faster.
 */
export async function adoptRegistration(tx: Tx, proven: Proven): Promise<boolean> {
  const { registrationId, parentId, email } = proven;
  // Also the links of the others: the mailbox has done what they were sent for.
  await settleVerifyTokens(tx, proven);
  if (!(await approveRegistration(tx, proven))) return false;
  await setFirstPassword(tx, { parentId, registrationId });
  await deleteOtherRegistrations(tx, { email, keep: registrationId });
  return true;
}
