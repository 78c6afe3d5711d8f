import "server-only";
import { findPassword } from "@/lib/platform/passwords/passwords";
import type { findSignInAccounts } from "./data-parents";

type Accounts = Awaited<ReturnType<typeof findSignInAccounts>>;

/**
 * Whose password it is: the parent's, or that of a registration that waits. One hash whoever there is, since a
 * registration takes its salt from the parent of its address: the time tells nothing.
 */
export async function checkPassword(
  { parent, registration }: Accounts,
  password: string,
): Promise<"parent" | "registration" | null> {
  const stored = [parent?.passwordHash, registration?.passwordHash].filter(
    (hash) => typeof hash === "string",
  );
  const found = await findPassword(stored, password);
  if (found === null) return null;
  return found === parent?.passwordHash ? "parent" : "registration";
}
