"use client";

import { useWatch } from "react-hook-form";
import { usePassingMessage } from "@/components/feedback/use-passing-message";
import { PasswordField } from "@/components/forms/password-field";
import { StrengthMeter } from "@/components/forms/strength-meter";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { Alert } from "@/components/ui/alert";
import { changePasswordInput } from "@/lib/features/accounts/contract";
import { changeStrength, STRENGTH_LEVEL } from "@/lib/features/accounts/rules";
import { api, UNEXPECTED_ERROR } from "@/lib/client/api";
import { AccountName } from "./account-name";

const EMPTY = { currentPassword: "", newPassword: "", confirmPassword: "" };

type ChangePasswordFormProps = {
  /** The other devices are signed out now. */
  onChanged: () => void;
};

export function ChangePasswordForm({ onChanged }: ChangePasswordFormProps) {
  const { message, setMessage } = usePassingMessage();
  const { form, submit, pending, errorOf } = useApiForm({
    schema: changePasswordInput,
    defaultValues: EMPTY,
    send: (input) => api("PUT", "/api/profile/change-password", { body: input }),
    onDone: ({ message: text }) => {
      form.reset(EMPTY);
      setMessage({ tone: "success", text });
      onChanged();
    },
    onFailure: ({ message: error }) => {
      setMessage({ tone: "danger", text: `Failed to change password: ${error || UNEXPECTED_ERROR}` });
      return "";
    },
    tellsFieldsToo: true,
  });
  const newPassword = useWatch({ control: form.control, name: "newPassword" });
  const strength = changeStrength(newPassword);

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-4">
      <AccountName />
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
      {message && <Alert tone={message.tone}>{message.text}</Alert>}
      <SubmitButton pending={pending} pendingText="Changing..." className="justify-self-start">
        Change Password
      </SubmitButton>
    </form>
  );
}
