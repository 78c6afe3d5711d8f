import "server-only";
import { updateRole } from "@/lib/features/accounts/data-parents";
import { normaliseEmail } from "@/lib/features/accounts/rules";
import { inTransaction, type Context } from "@/lib/platform/context";
import { AppError } from "@/lib/shared/app-error";

type RoleChange = { email: string; role: "parent" | "admin" };

/**
 * Makes an account an administrator's, or a parent's again; it holds from the next request on. By a command on the server
 * only: no call leads here.
 */
export function changeRole(
  ctx: Context,
  { email, role }: RoleChange,
): Promise<"changed" | "same" | "unknown"> {
  if (ctx.actor.kind !== "system") throw new AppError("FORBIDDEN", "This is not allowed.");
  return inTransaction(ctx, (tx) => updateRole(tx, normaliseEmail(email), role));
}
