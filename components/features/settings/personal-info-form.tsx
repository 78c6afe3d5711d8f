"use client";

import { useRouter } from "next/navigation";
import { NameFields } from "@/components/features/accounts/name-fields";
import { useState } from "react";
import { usePassingMessage } from "@/components/feedback/use-passing-message";
import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { untouchedFields } from "@/components/forms/untouched-fields";
import { useApiForm } from "@/components/forms/use-api-form";
import { Alert } from "@/components/ui/alert";
import { Input } from "@/components/ui/input";
import { personalInfoInput, type ProfileView } from "@/lib/features/accounts/contract";
import { api, UNEXPECTED_ERROR } from "@/lib/client/api";
import { updateSessionUser } from "@/lib/shared/browser-session";

type PersonalInfoFormProps = { profile: ProfileView; onSaved: (profile: ProfileView) => void };

export function PersonalInfoForm({ profile, onSaved }: PersonalInfoFormProps) {
  const router = useRouter();
  const { message, setMessage } = usePassingMessage();
  const { firstName, lastName, email, phone } = profile;
  const [read, setRead] = useState(namesOf(profile));
  const { form, submit, pending, formError, errorOf } = useApiForm({
    schema: personalInfoInput,
    defaultValues: { firstName, lastName, email, phoneNumber: phone ?? "" },
    send: async (input) => {
      const result = await api("PUT", "/api/profile/personal-info", { body: { ...input, read } });
      if (!result.ok && result.code === "CONFLICT") await takeOver();
      return result;
    },
    onDone: (saved) => {
      setRead(namesOf(saved));
      updateSessionUser({ firstName: saved.firstName, lastName: saved.lastName });
      setMessage({ tone: "success", text: "Profile updated successfully!" });
      onSaved(saved);
      // The header has the name from the server.
      router.refresh();
    },
    onFailure: ({ message: error }) => {
      setMessage({ tone: "danger", text: `Failed to update profile: ${error || UNEXPECTED_ERROR}` });
      return "";
    },
    tellsFieldsToo: true,
  });
  /** After a change elsewhere: what was not touched here becomes what it is now, and saving again keeps the rest. */
  const takeOver = async () => {
    const fresh = await api("GET", "/api/profile");
    if (!fresh.ok) return;
    const now = namesOf(fresh.data);
    for (const field of untouchedFields(read, form.getValues())) form.setValue(field, now[field]);
    setRead(now);
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid max-w-xl gap-4">
      <NameFields
        firstName={form.register("firstName")}
        lastName={form.register("lastName")}
        errorOf={errorOf}
      />
      <Field
        label="Email"
        error={errorOf("email")}
        hint="It proves whose account this is and can't be changed here; see “Change e-mail” below."
      >
        <Input type="email" readOnly aria-disabled className="opacity-70" {...form.register("email")} />
      </Field>
      <Field label="Phone" error={errorOf("phoneNumber")} optional>
        <Input type="tel" autoComplete="tel" {...form.register("phoneNumber")} />
      </Field>
      {formError && <Alert tone="warning">{formError}</Alert>}
      {message && <Alert tone={message.tone}>{message.text}</Alert>}
      <SubmitButton pending={pending} pendingText="Saving..." className="justify-self-start">
        Save Changes
      </SubmitButton>
    </form>
  );
}

const namesOf = ({ firstName, lastName, phone }: ProfileView) => ({
  firstName,
  lastName,
  phoneNumber: phone,
});
