"use client";

import { Controller } from "react-hook-form";
import { Field, FieldGroup } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { Alert } from "@/components/ui/alert";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { apiKeyInput, type NewApiKeyView } from "@/lib/features/api-keys/contract";
import { SCOPE_WORDS } from "@/lib/features/api-keys/rules";
import { api } from "@/lib/client/api";
import { KEY_SCOPES, type KeyScope } from "@/lib/shared/key-scopes";

const WANTED: KeyScope[] = ["stories:read", "stories:write", "profiles:read"];

export function KeyForm({ onMade }: { onMade: (made: NewApiKeyView) => void }) {
  const { form, submit, pending, formError, errorOf } = useApiForm({
    schema: apiKeyInput,
    defaultValues: { name: "", scopes: WANTED },
    send: (input) => api("POST", "/api/api-keys", { body: input }),
    onDone: (made) => {
      form.reset();
      onMade(made);
    },
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label="Name" required error={errorOf("name")} hint="Such as the program that uses it.">
        <Input autoComplete="off" {...form.register("name")} />
      </Field>
      <Controller
        control={form.control}
        name="scopes"
        render={({ field: { value, onChange } }) => (
          <FieldGroup label="What it may do" required error={errorOf("scopes")}>
            {KEY_SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                checked={value.includes(scope)}
                onCheckedChange={(checked) => {
                  onChange(checked === true ? [...value, scope] : value.filter((one) => one !== scope));
                }}
                label={
                  <>
                    {SCOPE_WORDS[scope]}{" "}
                    <code className="font-mono text-sm text-muted-foreground">{scope}</code>
                  </>
                }
              />
            ))}
          </FieldGroup>
        )}
      />
      {formError && <Alert tone="danger">{formError}</Alert>}
      <SubmitButton pending={pending} pendingText="Making it...">
        Make the key
      </SubmitButton>
    </form>
  );
}
