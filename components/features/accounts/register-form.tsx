"use client";

import { useWatch } from "react-hook-form";
import { Field } from "@/components/forms/field";
import { PasswordField } from "@/components/forms/password-field";
import { StrengthMeter } from "@/components/forms/strength-meter";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { Alert } from "@/components/ui/alert";
import { Input } from "@/components/ui/input";
import { Separator } from "@/components/ui/separator";
import { registerInput } from "@/lib/features/accounts/contract";
import { safePath, signUpStrength, STRENGTH_LEVEL, withFrom } from "@/lib/features/accounts/rules";
import { apiPublic } from "@/lib/client/api";
import { rememberSignUp } from "@/lib/shared/browser-session";
import { useDialogQuery } from "./dialog-query";
import { NameFields } from "./name-fields";
import { SocialButtons } from "./social-buttons";
import { SwitchLink, type DialogMode } from "./switch-link";
import { textLinkClasses } from "./text-link-classes";
import { useSignedInAlready } from "./use-signed-in-already";

const ADVICE = "Use at least 8 characters with uppercase letters and numbers";

/** What was typed, for whoever comes back to put an address right. */
export type RegisterFields = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
};

type RegisterFormProps = {
  mode: DialogMode;
  typed: RegisterFields | null;
  onRegistered: (fields: RegisterFields) => void;
};

export function RegisterForm({ mode, typed, onRegistered }: RegisterFormProps) {
  const query = useDialogQuery();
  const from = safePath(query?.get("from") ?? null);
  useSignedInAlready(from, query !== null && typed === null);
  const { form, submit, pending, formError, errorOf } = useApiForm({
    schema: registerInput,
    // Without a beginning of its own the form takes what stands in its fields by now: a page comes with them.
    defaultValues: { ...typed },
    send: (input) => apiPublic("POST", "/api/auth/register", { body: { ...input, from } }),
    onDone: (_, { email, firstName, lastName, phone, password }) => {
      rememberSignUp({ email, waits: true });
      onRegistered({ email, firstName, lastName, phone: phone ?? "", password });
    },
    onFailure: ({ message }) => message || "Registration failed. Please try again.",
  });
  const password = useWatch({ control: form.control, name: "password", defaultValue: "" });
  const strength = signUpStrength(password);

  return (
    <div className="grid gap-5">
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <NameFields
          firstName={form.register("firstName")}
          lastName={form.register("lastName")}
          errorOf={errorOf}
          takesFocus={mode === "page"}
        />
        <Field label="Email" error={errorOf("email")} required>
          <Input type="email" autoComplete="email" autoCapitalize="none" {...form.register("email")} />
        </Field>
        <Field label="Phone" error={errorOf("phone")} optional>
          <Input type="tel" autoComplete="tel" {...form.register("phone")} />
        </Field>
        <PasswordField
          autoComplete="new-password"
          error={errorOf("password")}
          required
          meter={
            <StrengthMeter level={password ? STRENGTH_LEVEL[strength] : 0} label={strength} advice={ADVICE} />
          }
          {...form.register("password")}
        />
        {formError && <Alert tone="danger">{formError}</Alert>}
        <SubmitButton pending={pending} pendingText="Creating your account..." size="lg">
          Create Account
        </SubmitButton>
        <p className="text-sm text-muted-foreground">
          By creating an account you agree to our{" "}
          <a href="/terms" target="_blank" rel="noreferrer" className={textLinkClasses}>
            Terms of Service
          </a>{" "}
          and{" "}
          <a href="/privacy" target="_blank" rel="noreferrer" className={textLinkClasses}>
            Privacy Policy
          </a>
          .
        </p>
      </form>
      <Separator label="or" />
      <SocialButtons from={from} />
      <p className="text-center text-muted-foreground">
        Already have an account?{" "}
        <SwitchLink mode={mode} href={withFrom("/signin", from)}>
          Sign in
        </SwitchLink>
      </p>
    </div>
  );
}
