"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Input } from "@/components/ui/input";
import { emailInput } from "@/lib/features/accounts/contract";
import { apiPublic, type ApiFailure } from "@/lib/client/api";
import { AccountCard } from "./account-card";
import { FreshLink } from "./fresh-link";
import { useSendAgain } from "./use-send-again";

const SENT =
  "If this email is registered, you will receive a reset link. Please check your email and follow the instructions to reset your password.";

const ask = (email: string) => apiPublic("POST", "/api/auth/forgot-password", { body: { email } });
const failureText = ({ message, text }: ApiFailure) =>
  text ?? (message || "Failed to send reset email. Please try again.");

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = (
    <FreshLink href="/signin" className={buttonVariants({ variant: "ghost" })}>
      Back to Sign In
    </FreshLink>
  );
  if (sentTo !== null) {
    return (
      <AccountCard title="Email Sent!" takesFocus>
        <p role="status">{SENT}</p>
        <SendAgain email={sentTo} />
        {back}
      </AccountCard>
    );
  }
  return (
    <AccountCard
      title="Forgot your password?"
      lead="Tell us your email address, and we send you a link for a new one."
    >
      <ForgotPasswordForm onSent={setSentTo} />
      {back}
    </AccountCard>
  );
}

/** At most every 30 seconds, and it says so. */
function SendAgain({ email }: { email: string }) {
  const again = useSendAgain(async () => {
    const result = await ask(email);
    return result.ok
      ? { tone: "success", text: "We have sent another one, if there is an account. Only the newest works." }
      : { tone: "danger", text: failureText(result) };
  });
  return (
    <>
      {again.notice && <Alert tone={again.notice.tone}>{again.notice.text}</Alert>}
      <Button variant="outline" disabled={again.isBusy} onClick={() => void again.send()}>
        {again.buttonText}
      </Button>
    </>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, submit, pending, formError, errorOf } = useApiForm({
    schema: emailInput,
    defaultValues: { email: "" },
    send: ({ email }) => ask(email),
    onDone: (_, { email }) => {
      onSent(email);
    },
    onFailure: failureText,
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
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
