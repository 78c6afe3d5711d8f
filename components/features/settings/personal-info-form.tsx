"use client";

import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { Alert } from "@/components/ui/alert";
import { Input } from "@/components/ui/input";
import { personalInfoInput, type ProfileView } from "@/lib/features/accounts/contract";
import { api } from "@/lib/shared/api-client";
import { updateSessionUser } from "@/lib/shared/browser-session";
import { usePassingMessage } from "./use-passing-message";

type PersonalInfoFormProps = { profile: ProfileView; onSaved: (profile: ProfileView) => void };

export function PersonalInfoForm({ profile, onSaved }: PersonalInfoFormProps) {
  const { message, setMessage } = usePassingMessage();
  const { firstName, lastName, email, phone } = profile;
  const { form, submit, pending, errorOf } = useApiForm({
    schema: personalInfoInput,
    defaultValues: { firstName, lastName, email, phoneNumber: phone ?? "" },
    send: (input) => api<ProfileView>("PUT", "/api/profile/personal-info", input),
    onDone: (saved) => {
      updateSessionUser({ firstName: saved.firstName, lastName: saved.lastName });
      setMessage({ tone: "success", text: "Profile updated successfully!" });
      onSaved(saved);
    },
    onFailure: ({ message: error }) => {
      setMessage({ tone: "danger", text: `Failed to update profile: ${error}` });
      return "";
    },
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-xl gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" error={errorOf("firstName")} required>
          <Input autoComplete="given-name" {...form.register("firstName")} />
        </Field>
        <Field label="Last name" error={errorOf("lastName")} required>
          <Input autoComplete="family-name" {...form.register("lastName")} />
        </Field>
      </div>
      <Field
        label="Email"
        error={errorOf("email")}
        hint="It proves whose account this is and can't be changed."
      >
        <Input type="email" readOnly aria-disabled className="opacity-70" {...form.register("email")} />
      </Field>
      <Field label="Phone" error={errorOf("phoneNumber")} optional>
        <Input type="tel" autoComplete="tel" {...form.register("phoneNumber")} />
      </Field>
      {message && <Alert tone={message.tone}>{message.text}</Alert>}
      <SubmitButton pending={pending} pendingText="Saving..." className="justify-self-start">
        Save Changes
      </SubmitButton>
    </form>
  );
}
