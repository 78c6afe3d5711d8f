"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Input } from "@/components/ui/input";
import { emailInput } from "@/lib/features/accounts/contract";
import { apiPublic } from "@/lib/client/api";
import { AccountCard } from "./account-card";
import { FreshLink } from "./fresh-link";

const SENT =
  "If this email is registered, you will receive a reset link. Please check your email and follow the instructions to reset your password.";

export function ForgotPasswordScreen() {
  const [isSent, setSent] = useState(false);
  const back = (
    <FreshLink href="/signin" className={buttonVariants({ variant: "ghost" })}>
      Back to Sign In
    </FreshLink>
  );
  if (isSent) {
    return (
      <AccountCard title="Email Sent!" takesFocus>
        <p role="status">{SENT}</p>
        {back}
      </AccountCard>
    );
  }
  return (
    <AccountCard
      title="Forgot your password?"
      lead="Tell us your email address, and we send you a link for a new one."
    >
      <ForgotPasswordForm
        onSent={() => {
          setSent(true);
        }}
      />
      {back}
    </AccountCard>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: () => void }) {
  const { form, submit, pending, formError, errorOf } = useApiForm({
    schema: emailInput,
    defaultValues: { email: "" },
    send: (input) => apiPublic("POST", "/api/auth/forgot-password", { body: input }),
    onDone: onSent,
    onFailure: ({ message, text }) => text ?? (message || "Failed to send reset email. Please try again."),
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label="Email" error={errorOf("email")} required>
        <Input type="email" autoComplete="email" autoCapitalize="none" {...form.register("email")} />
      </Field>
      {formError && <Alert tone="danger">{formError}</Alert>}
      <SubmitButton pending={pending} pendingText="Sending..." size="lg">
        Send Reset Link
      </SubmitButton>
    </form>
  );
}
