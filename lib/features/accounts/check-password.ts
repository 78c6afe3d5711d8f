import { verifyPassword } from "@/lib/platform/passwords/passwords";
import type { findSignInAccounts } from "./data-parents";

type Accounts = Awaited<ReturnType<typeof findSignInAccounts>>;

/**
 * Whose password it is. One hash, and one more where a registration waits: whoever made that registration knows that
 * it does, and learns nothing about a parent from either the answer or its time.
 */
export async function checkPassword(
  { parent, registration }: Accounts,
  password: string,
): Promise<"parent" | "registration" | null> {
  if (await verifyPassword(parent?.passwordHash ?? null, password)) return "parent";
  if (!registration) return null;
  return (await verifyPassword(registration.passwordHash, password)) ? "registration" : null;
}
