"use client";

import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { Alert } from "@/components/ui/alert";
import { Input } from "@/components/ui/input";
import { api } from "@/lib/client/api";
import { inviteInput, type FamilyView } from "@/lib/features/family/contract";
import { INVITATION_DAYS } from "@/lib/features/family/rules";

type InviteFormProps = { onInvited: (family: FamilyView, email: string) => void };

export function InviteForm({ onInvited }: InviteFormProps) {
  const { form, submit, pending, formError, errorOf } = useApiForm({
    schema: inviteInput,
    defaultValues: { email: "" },
    send: (input) => api("POST", "/api/family/invitations", { body: input }),
    onDone: (family) => {
      onInvited(family, form.getValues("email").trim());
      form.reset({ email: "" });
    },
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid max-w-xl gap-4">
      <Field label="Email of the other grown-up" error={errorOf("email")}>
        <Input type="email" autoComplete="off" {...form.register("email")} />
      </Field>
      <p className="text-[0.9375rem] text-muted-foreground">
        We write to them with your first name. The invitation is for this address alone and works for{" "}
        {INVITATION_DAYS} days.
      </p>
      {formError && <Alert tone="danger">{formError}</Alert>}
      <SubmitButton pending={pending} pendingText="Sending..." className="justify-self-start">
        Send the invitation
      </SubmitButton>
    </form>
  );
}
