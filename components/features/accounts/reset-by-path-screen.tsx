"use client";

import { useState } from "react";
import { Spinner } from "@/components/feedback/spinner";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { PASSWORD_MIN, resetStrength } from "@/lib/features/accounts/rules";
import { apiPublic } from "@/lib/client/api";
import { AccountCard } from "./account-card";
import { FreshLink } from "./fresh-link";
import { NewPasswordForm, type NewPassword, type PasswordFault } from "./new-password-form";
import { NoAnswer } from "./no-answer";
import { ResetDone } from "./reset-done";
import { useResetToken } from "./use-reset-token";

// Weak, which is blocked too, ends well below the minimum.
function faultOf({ password, confirmation }: NewPassword): PasswordFault | null {
  if (password.length < PASSWORD_MIN)
    return { field: "password", text: "Password must be at least 8 characters long." };
  return password === confirmation ? null : { field: "confirmation", text: "Passwords do not match." };
}

/** The reset screen with the token in the path, which is checked before there is a form. */
export function ResetByPathScreen({ token }: { token: string }) {
  const { state, retry } = useResetToken(token);
  const [isDone, setDone] = useState(false);

  if (isDone) {
    return (
      <ResetDone text="Your password has been reset, and you are signed out of all devices. Please sign in with your new password." />
    );
  }
  if (state.status === "validating") {
    return (
      <AccountCard title="Reset your password">
        <Spinner label="Validating your reset link..." />
      </AccountCard>
    );
  }
  if (state.status === "unknown")
    return <NoAnswer title="Reset your password" message={state.message} onRetry={retry} />;
  if (state.status === "invalid") return <InvalidLink message={state.message} />;
  return (
    <AccountCard title="Reset your password" lead="Choose a new password for your account.">
      <NewPasswordForm
        strengthOf={resetStrength}
        faultOf={faultOf}
        send={(newPassword) =>
          apiPublic("POST", "/api/auth/reset-password", { body: { token, newPassword } })
        }
        onDone={() => {
          setDone(true);
        }}
        fallback="Failed to reset password. Please try again."
      />
    </AccountCard>
  );
}

const InvalidLink = ({ message }: { message: string }) => (
  <AccountCard title="Invalid Reset Link" takesFocus>
    <Alert tone="danger">{message}</Alert>
    <FreshLink href="/forgot-password" className={buttonVariants()}>
      Request New Reset Link
    </FreshLink>
    <FreshLink href="/" className={buttonVariants({ variant: "ghost" })}>
      Back to Home
    </FreshLink>
  </AccountCard>
);
