"use client";

import { useState, type SubmitEvent } from "react";
import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { TrapField } from "@/components/forms/trap-field";
import { Alert } from "@/components/ui/alert";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import {
  APPLICATION_BODY,
  CV_BYTES,
  CV_MB,
  CV_MISSING,
  CV_PAGES,
  CV_TOO_LARGE,
  LINKS_MAX,
} from "@/lib/features/careers/rules";
import { apiPublic, UNEXPECTED_ERROR } from "@/lib/client/api";

type Outcome = { done: string } | { failure: string | null; details: Record<string, string> };

/** What can be said before five megabytes travel. */
function faultOf(cv: FormDataEntryValue | null): string | null {
  if (!(cv instanceof File) || cv.size === 0) return CV_MISSING;
  return cv.size > Math.min(CV_BYTES, APPLICATION_BODY) ? CV_TOO_LARGE : null;
}

async function send(form: FormData): Promise<Outcome> {
  const fault = faultOf(form.get("cv"));
  if (fault) return { failure: null, details: { cv: fault } };
  const result = await apiPublic("POST", "/api/careers/applications", { form });
  if (result.ok) return { done: result.data.message };
  const { details = {}, message } = result;
  const isBeside = Object.keys(details).some((field) => form.has(field) && field !== "position");
  return { failure: isBeside ? null : message || UNEXPECTED_ERROR, details };
}

/** Opens without a form library: the server says what is wrong, beside each field. */
export function ApplicationForm({ position }: { position: string }) {
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const details = outcome && "details" in outcome ? outcome.details : {};

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    const next = await send(new FormData(form));
    setSending(false);
    setOutcome(next);
    if ("done" in next) return;
    const [field] = ["name", "email", "links", "cv"].filter((name) => next.details[name]);
    if (field) form.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  };

  if (outcome && "done" in outcome) return <Alert tone="success" title={outcome.done} />;
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="relative grid gap-5">
      <input type="hidden" name="position" value={position} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={details["name"]} required>
          <Input name="name" autoComplete="name" />
        </Field>
        <Field label="Email" error={details["email"]} required>
          <Input name="email" type="email" autoComplete="email" autoCapitalize="none" />
        </Field>
      </div>
      <Field
        label="Links"
        optional
        error={details["links"]}
        hint={`Work, code or a profile: up to ${LINKS_MAX}, one a line.`}
      >
        <Textarea name="links" rows={3} placeholder="https://…" />
      </Field>
      <Field
        label="CV"
        error={details["cv"]}
        hint={`A PDF of up to ${CV_MB} MB and ${CV_PAGES} pages. We delete it after 180 days.`}
        required
      >
        <Input name="cv" type="file" accept="application/pdf,.pdf" className="h-auto py-2.5" />
      </Field>
      <TrapField />
      {outcome && "failure" in outcome && outcome.failure && (
        <Alert tone="danger" title="Your application was not sent">
          {outcome.failure}
        </Alert>
      )}
      <SubmitButton pending={sending} pendingText="Sending..." size="lg" className="justify-self-start">
        Send Application
      </SubmitButton>
    </form>
  );
}
