"use client";

import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { PasswordField } from "@/components/forms/password-field";
import { StrengthMeter } from "@/components/forms/strength-meter";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { Alert } from "@/components/ui/alert";
import { changePasswordInput, type MessageView } from "@/lib/features/accounts/contract";
import { changeStrength, STRENGTH_LEVEL } from "@/lib/features/accounts/rules";
import { api } from "@/lib/shared/api-client";

const EMPTY = { currentPassword: "", newPassword: "", confirmPassword: "" };
const MESSAGE_MS = 5_000;

type ChangePasswordFormProps = {
  /** The other devices are signed out now. */
  onChanged: () => void;
};

export function ChangePasswordForm({ onChanged }: ChangePasswordFormProps) {
  const [done, setDone] = useState<string | null>(null);
  const { form, submit, pending, formError, setFormError, errorOf } = useApiForm({
    schema: changePasswordInput,
    defaultValues: EMPTY,
    send: (input) => api<MessageView>("PUT", "/api/profile/change-password", input),
    onDone: ({ message }) => {
      form.reset(EMPTY);
      setDone(message);
      onChanged();
    },
    onFailure: ({ message }) => `Failed to change password: ${message}`,
  });
  const newPassword = useWatch({ control: form.control, name: "newPassword" });
  const strength = changeStrength(newPassword);

  useEffect(() => {
    if (!done && !formError) return;
    const timer = setTimeout(() => {
      setDone(null);
      setFormError(null);
    }, MESSAGE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [done, formError, setFormError]);

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-4">
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errorOf("currentPassword")}
        required
        {...form.register("currentPassword")}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        error={errorOf("newPassword")}
        required
        meter={<StrengthMeter level={newPassword ? STRENGTH_LEVEL[strength] : 0} label={strength} />}
        {...form.register("newPassword")}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={errorOf("confirmPassword")}
        required
        {...form.register("confirmPassword")}
      />
      {formError && <Alert tone="danger">{formError}</Alert>}
      {done && <Alert tone="success">{done}</Alert>}
      <SubmitButton pending={pending} pendingText="Changing..." className="justify-self-start">
        Change Password
      </SubmitButton>
    </form>
  );
}
