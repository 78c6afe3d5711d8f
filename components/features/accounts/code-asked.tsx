"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { AccountCard } from "./account-card";

type CodeAskedProps = { failure: string | null; onSend: (code: string) => void };

/** The second step of a sign-in at a provider. */
export function CodeAsked({ failure, onSend }: CodeAskedProps) {
  const [code, setCode] = useState("");
  return (
    <AccountCard takesFocus title="One more step" lead="Your account asks for a code as well.">
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim()) onSend(code);
        }}
      >
        <Field
          label="Code"
          error={failure ?? undefined}
          hint="Of your authenticator app, or a recovery code."
        >
          <Input
            autoComplete="one-time-code"
            autoCapitalize="none"
            value={code}
            onChange={({ target }) => {
              setCode(target.value);
            }}
          />
        </Field>
        <Button type="submit" size="lg">
          Sign In
        </Button>
      </form>
    </AccountCard>
  );
}
