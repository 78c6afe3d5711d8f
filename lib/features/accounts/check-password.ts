import { verifyPassword } from "@/lib/platform/passwords/passwords";
import type { findSignInAccounts } from "./data-parents";

type Accounts = Awaited<ReturnType<typeof findSignInAccounts>>;

/**
 * Whose password it is. One hash where it is the parent's, always two where it isn't: the time of a refusal would
 * otherwise tell that somebody has registered with this address.
 */
export async function checkPassword(
  { parent, registration }: Accounts,
  password: string,
): Promise<"parent" | "registration" | null> {
  if (await verifyPassword(parent?.passwordHash ?? null, password)) return "parent";
  return (await verifyPassword(registration?.passwordHash ?? null, password)) ? "registration" : null;
}
