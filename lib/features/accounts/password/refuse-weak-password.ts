import { passwordFault } from "@/lib/features/accounts/rules";
import { isCommonPassword } from "@/lib/platform/passwords/common-passwords";
import { AppError } from "@/lib/shared/app-error";

/** The one policy for every new password. Its length is the contract's business. */
export function refuseWeakPassword(password: string, email: string, field = "password"): void {
  const common = isCommonPassword(password)
    ? "This password is on every list of common passwords. Please choose another one."
    : null;
  const fault = common ?? passwordFault(password, email);
  if (fault) throw new AppError("VALIDATION", fault, { details: { [field]: fault } });
}
