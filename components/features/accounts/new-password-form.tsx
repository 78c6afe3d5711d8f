"use client";

import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { PasswordField } from "@/components/forms/password-field";
import { StrengthMeter } from "@/components/forms/strength-meter";
import { SubmitButton } from "@/components/forms/submit-button";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import type { MessageView } from "@/lib/shared/message";
import { DEAD_RESET_LINK, PASSWORD_MIN, STRENGTH_LEVEL, type Strength } from "@/lib/features/accounts/rules";
import type { ApiResult } from "@/lib/client/api";
import { refreshSession } from "@/lib/client/refresh-session";
import { FreshLink } from "./fresh-link";
import { MatchNote } from "./match-note";
import { resetFailureText } from "./reset-answers";

export type NewPassword = { password: string; confirmation: string };
export type PasswordFault = { field: keyof NewPassword; text: string };

type NewPasswordFormProps = {
  strengthOf: (password: string) => Strength;
  /** What is wrong with the pair before it is sent, or `null`. */
  faultOf: (given: NewPassword) => PasswordFault | null;
  send: (password: string) => Promise<ApiResult<MessageView>>;
  onDone: () => void;
  /** For a refusal that gives no reason. */
  fallback: string;
};

const EMPTY: NewPassword = { password: "", confirmation: "" };

/** Both reset screens: the same two fields, each with its own texts and thresholds. */
export function NewPasswordForm({ strengthOf, faultOf, send, onDone, fallback }: NewPasswordFormProps) {
  const [given, setGiven] = useState(EMPTY);
  const [fault, setFault] = useState<PasswordFault | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { password, confirmation } = given;
  const strength = strengthOf(password);
  const errorOf = (field: keyof NewPassword) => (fault?.field === field ? fault.text : undefined);

  // Once the text is there, so that it is read out with the field.
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [fault]);

  const change = (part: Partial<NewPassword>) => {
    setGiven({ ...given, ...part });
    setFault(null);
    setRefusal(null);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const known = faultOf(given);
    setFault(known);
    setRefusal(null);
    if (known) return;
    setPending(true);
    const result = await send(password);
    // It was signed out with all the others, and the page is about to leave for the home page.
    if (result.ok) await refreshSession();
    setPending(false);
    if (result.ok) onDone();
    else if (result.status === 400 && result.text && result.text !== DEAD_RESET_LINK)
      setFault({ field: "password", text: result.text });
    else setRefusal(resetFailureText(result, fallback));
  };

  return (
    <form method="post" ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={fault ? undefined : `At least ${PASSWORD_MIN} characters.`}
        required
        error={errorOf("password")}
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
        error={errorOf("confirmation")}
        value={confirmation}
        onChange={(event) => {
          change({ confirmation: event.target.value });
        }}
        meter={!errorOf("confirmation") && <MatchNote password={password} confirmation={confirmation} />}
      />
      {refusal && (
        <Alert
          tone="danger"
          actions={
            refusal === DEAD_RESET_LINK && (
              <FreshLink href="/forgot-password" className={buttonVariants({ size: "sm" })}>
                Request New Reset Link
              </FreshLink>
            )
          }
        >
          {refusal}
        </Alert>
      )}
      <SubmitButton pending={pending} pendingText="Updating..." size="lg">
        Reset Password
      </SubmitButton>
    </form>
  );
}
