"use client";

import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { Spinner } from "@/components/feedback/spinner";
import { Field } from "@/components/forms/field";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { Alert } from "@/components/ui/alert";
import { Input } from "@/components/ui/input";
import { Separator } from "@/components/ui/separator";
import { signInInput } from "@/lib/features/accounts/contract";
import { withFrom } from "@/lib/features/accounts/rules";
import { apiStaying } from "@/lib/client/api";
import { enterSession } from "./enter-session";
import { forgetEndedSession } from "./forget-ended-session";
import { FreshLink } from "./fresh-link";
import { MessageBanner } from "./message-banner";
import { ResendOption } from "./resend-option";
import { SocialButtons } from "./social-buttons";
import { SwitchLink, type DialogMode } from "./switch-link";
import { textLinkClasses } from "./text-link-classes";
import { useResend } from "./use-resend";

export function SignInForm({ mode }: { mode: DialogMode }) {
  const query = useSearchParams();
  const from = query.get("from");
  const banner = query.get("m");
  const isExpired = banner === "session-expired";
  // A guarded page that sent one here on the way within the app leaves nothing of itself behind the dialog.
  const liesOverNothing = isExpired && mode === "modal";
  useEffect(() => {
    if (liesOverNothing) window.location.reload();
    else if (isExpired) void forgetEndedSession();
  }, [isExpired, liesOverNothing]);
  const resend = useResend();
  const { form, submit, pending, formError, setFormError, errorOf } = useApiForm({
    schema: signInInput,
    defaultValues: { email: "", password: "" },
    send: (input) => apiStaying("POST", "/api/auth/login", { body: input }),
    onDone: (login) => {
      enterSession(login, from);
    },
    onFailure: ({ message }) => {
      if (/verify your email/i.test(message)) resend.offer();
      return message || "Login failed";
    },
  });
  const clearError = () => {
    setFormError(null);
  };
  const sendAgain = async () => {
    if (await resend.send({ email: form.getValues("email"), from })) clearError();
  };

  if (liesOverNothing) return <Spinner />;
  return (
    <div className="grid gap-5">
      <MessageBanner code={banner} />
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label="Email" error={errorOf("email")} required>
          <Input
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            {...form.register("email", {
              onChange: () => {
                clearError();
                resend.hide();
              },
            })}
          />
        </Field>
        <PasswordField
          autoComplete="current-password"
          error={errorOf("password")}
          required
          {...form.register("password", { onChange: clearError })}
        />
        <p className="-mt-1">
          <FreshLink href="/forgot-password" className={textLinkClasses}>
            Forgot your password?
          </FreshLink>
        </p>
        {formError && <Alert tone="danger">{formError}</Alert>}
        {resend.isOffered && <ResendOption resend={resend} onSend={() => void sendAgain()} />}
        <SubmitButton pending={pending} pendingText="Signing in..." size="lg">
          Sign In
        </SubmitButton>
      </form>
      <Separator label="or" />
      <SocialButtons from={from} />
      <p className="text-center text-muted-foreground">
        New here?{" "}
        <SwitchLink mode={mode} href={withFrom("/register", from)}>
          Sign up here
        </SwitchLink>
      </p>
    </div>
  );
}
