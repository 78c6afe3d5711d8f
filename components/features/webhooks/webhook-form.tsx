"use client";

import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { Alert } from "@/components/ui/alert";
import { Input } from "@/components/ui/input";
import { api } from "@/lib/client/api";
import { webhookInput, type NewWebhookView } from "@/lib/features/webhooks/contract";

export function WebhookForm({ onMade }: { onMade: (made: NewWebhookView) => void }) {
  const { form, submit, pending, formError, errorOf } = useApiForm({
    schema: webhookInput,
    defaultValues: { url: "" },
    send: (input) => api("POST", "/api/api-webhooks", { body: input }),
    onDone: (made) => {
      form.reset();
      onMade(made);
    },
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field
        label="Address"
        required
        error={errorOf("url")}
        hint="Of your program, such as https://example.com/hooks"
      >
        <Input type="url" inputMode="url" autoComplete="off" {...form.register("url")} />
      </Field>
      {formError && <Alert tone="danger">{formError}</Alert>}
      <SubmitButton pending={pending} pendingText="Adding it...">
        Add the webhook
      </SubmitButton>
    </form>
  );
}
