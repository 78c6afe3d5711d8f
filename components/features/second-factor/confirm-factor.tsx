"use client";

import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { factorCodeInput, type NewFactorView } from "@/lib/features/second-factor/contract";
import { api } from "@/lib/client/api";

type ConfirmFactorProps = {
  begun: NewFactorView;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};

/** The secret as a drawing and to be typed, and the first code that shows that an app has it. */
export function ConfirmFactor({ begun: { secret, qr }, onDone, onCancel }: ConfirmFactorProps) {
  const { form, submit, pending, formError, errorOf } = useApiForm({
    schema: factorCodeInput,
    defaultValues: { code: "" },
    send: (input) => api("POST", "/api/profile/second-factor/confirm", { body: input }),
    onDone: ({ recoveryCodes }) => {
      onDone(recoveryCodes);
    },
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-4">
      <p>Open an authenticator app on your phone, scan this, and enter the code that it shows.</p>
      {/* Dark on white whatever the theme: cameras need it so. */}
      <svg
        role="img"
        aria-label="QR code for your authenticator app"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="w-52 rounded-md"
      >
        <rect width={qr.size} height={qr.size} fill="white" />
        <path d={qr.path} fill="black" />
      </svg>
      <p className="[overflow-wrap:anywhere] text-muted-foreground">
        Can’t scan it? Type this key instead: <code className="font-semibold">{secret}</code>
      </p>
      <Field label="Code" error={errorOf("code")}>
        <Input inputMode="numeric" autoComplete="one-time-code" {...form.register("code")} />
      </Field>
      {formError && <Alert tone="danger">{formError}</Alert>}
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={pending} pendingText="One moment...">
          Confirm
        </SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </form>
  );
}
