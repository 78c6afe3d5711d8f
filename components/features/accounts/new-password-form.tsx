"use client";

import { useId, useState, type SyntheticEvent } from "react";
import { PasswordField } from "@/components/forms/password-field";
import { StrengthMeter } from "@/components/forms/strength-meter";
import { SubmitButton } from "@/components/forms/submit-button";
import { Alert } from "@/components/ui/alert";
import { STRENGTH_LEVEL, type Strength } from "@/lib/features/accounts/rules";
import { MatchNote } from "./match-note";

export type NewPassword = { password: string; confirmation: string };

type NewPasswordFormProps = {
  strengthOf: (password: string) => Strength;
  /** What is wrong with the pair before it is sent, or `null`. */
  faultOf: (given: NewPassword) => string | null;
  /** Sends it; resolves to what went wrong, or `null`. */
  send: (password: string) => Promise<string | null>;
};

const EMPTY: NewPassword = { password: "", confirmation: "" };

/** Both reset screens: the same two fields, each with its own texts and thresholds. */
export function NewPasswordForm({ strengthOf, faultOf, send }: NewPasswordFormProps) {
  const [given, setGiven] = useState(EMPTY);
  const [fault, setFault] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const faultId = useId();
  const { password, confirmation } = given;
  const strength = strengthOf(password);

  const change = (part: Partial<NewPassword>) => {
    setGiven({ ...given, ...part });
    setFault(null);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const known = faultOf(given);
    setFault(known);
    if (known) return;
    setPending(true);
    setFault(await send(password));
    setPending(false);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-describedby={faultId}
      className="grid gap-4"
    >
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        value={password}
        onChange={(event) => {
          change({ password: event.target.value });
        }}
        meter={<StrengthMeter level={password ? STRENGTH_LEVEL[strength] : 0} label={strength} />}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        required
        value={confirmation}
        onChange={(event) => {
          change({ confirmation: event.target.value });
        }}
        meter={<MatchNote password={password} confirmation={confirmation} />}
      />
      <div id={faultId}>{fault && <Alert tone="danger">{fault}</Alert>}</div>
      <SubmitButton pending={pending} pendingText="Updating..." size="lg">
        Reset Password
      </SubmitButton>
    </form>
  );
}
