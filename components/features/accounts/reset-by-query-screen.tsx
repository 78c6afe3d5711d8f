"use client";

import { useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { PASSWORD_MIN, signUpStrength } from "@/lib/features/accounts/rules";
import { apiPublic } from "@/lib/client/api";
import { AccountCard } from "./account-card";
import { FreshLink } from "./fresh-link";
import { NewPasswordForm, type NewPassword, type PasswordFault } from "./new-password-form";
import { ResetDone } from "./reset-done";

function faultOf({ password, confirmation }: NewPassword): PasswordFault | null {
  if (!password || !confirmation) {
    const field = password ? "confirmation" : "password";
    return { field, text: "Please enter and confirm your new password." };
  }
  if (password.length < PASSWORD_MIN)
    return { field: "password", text: "Password must be at least 8 characters." };
  return password === confirmation ? null : { field: "confirmation", text: "Passwords do not match" };
}

/** The reset screen with the token in the query; without one, "". */
export function ResetByQueryScreen({ token }: { token: string }) {
  const [isDone, setDone] = useState(false);

  if (isDone) return <ResetDone text="Password reset successful! Please sign in with your new password." />;
  if (!token) {
    return (
      <AccountCard
        title="Invalid Reset Link"
        lead="This address is not complete. Please use the link in our e-mail, or ask for a new one."
      >
        <FreshLink href="/forgot-password" className={buttonVariants()}>
          Request New Reset Link
        </FreshLink>
      </AccountCard>
    );
  }
  return (
    <AccountCard title="Reset your password" lead="Choose a new password for your account.">
      <NewPasswordForm
        strengthOf={signUpStrength}
        faultOf={faultOf}
        send={(password) => apiPublic("POST", "/api/auth/reset-password", { body: { token, password } })}
        onDone={() => {
          setDone(true);
        }}
        fallback="Failed to reset password"
      />
    </AccountCard>
  );
}
