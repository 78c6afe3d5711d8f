import "server-only";
import type { Tx } from "@/lib/platform/db/database";
import { setFirstPassword } from "./data-parents";
import { approveRegistration } from "./data-registrations";
import { settleVerifyTokens } from "./data-tokens";

type Proven = { registrationId: string; parentId: string; passwordHash: string; now: Date };

/**
 * Whoever chose the password of a registration has shown that they read the mailbox: the password becomes the parent's,
 * and the browser that signed up may go on. `false` if somebody was faster.
 */
export async function adoptRegistration(tx: Tx, proven: Proven): Promise<boolean> {
  await settleVerifyTokens(tx, proven);
  if (!(await approveRegistration(tx, proven))) return false;
  await setFirstPassword(tx, proven.parentId, proven.passwordHash);
  return true;
}
