import "server-only";
import type { findSignInAccounts } from "@/lib/features/accounts/data-parents";
import { findPassword } from "@/lib/platform/passwords/passwords";

type Accounts = Awaited<ReturnType<typeof findSignInAccounts>>;

/**
 * Whose password it is: the parent's, or that of registrations that wait. One hash whoever there is, since all of an
 * address share their salt: the time tells nothing.
 */
export async function checkPassword(
  { parent, registrations }: Accounts,
  password: string,
): Promise<"parent" | Accounts["registrations"] | null> {
  const stored = [parent?.passwordHash, ...registrations.map(({ passwordHash }) => passwordHash)].filter(
    (hash) => typeof hash === "string",
  );
  const found = await findPassword(stored, password);
  if (found === null) return null;
  if (found === parent?.passwordHash) return "parent";
  // eslint-disable-next-line no-restricted-syntax -- both are stored, or computed from what was stored
  return registrations.filter(({ passwordHash }) => passwordHash === found);
}
