"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps, type ReactNode } from "react";
import { Input } from "@/components/ui/input";
import { Field } from "./field";

type PasswordFieldProps = Omit<ComponentProps<typeof Input>, "type" | "autoComplete"> & {
  label?: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  autoComplete: "current-password" | "new-password";
  /** Below the field: a `StrengthMeter` or a match note. */
  meter?: ReactNode;
};

export function PasswordField(props: PasswordFieldProps) {
  const { label = "Password", error, hint, meter, required, ...input } = props;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="grid gap-2">
      <Field label={label} error={error} hint={hint} required={required ?? false}>
        <span className="relative block">
          <Input
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="pr-13"
            {...input}
          />
          <button
            type="button"
            aria-label={shown ? "Hide password" : "Show password"}
            onClick={() => {
              setShown(!shown);
            }}
            className="absolute top-1/2 right-1 grid size-11 -translate-y-1/2 place-items-center rounded-md text-muted-foreground transition-colors hover:text-foreground"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </span>
      </Field>
      {meter}
    </div>
  );
}
