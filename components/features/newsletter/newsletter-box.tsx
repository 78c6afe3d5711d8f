"use client";

import { useState, type SubmitEvent } from "react";
import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { TrapField } from "@/components/forms/trap-field";
import { Alert } from "@/components/ui/alert";
import { Input } from "@/components/ui/input";
import { apiPublic, UNEXPECTED_ERROR } from "@/lib/client/api";

type Outcome = { isDone: boolean; text: string };

/** Asks for the newsletter. The server checks the address: a form library would weigh more than the rest of the page. */
export function NewsletterBox() {
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { email, website } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    setSending(true);
    const result = await apiPublic("POST", "/api/newsletter", {
      body: { email: email ?? "", ...(website && { website }) },
    });
    setSending(false);
    if (result.ok) form.reset();
    else form.querySelector<HTMLInputElement>("[type=email]")?.focus();
    setOutcome(
      result.ok
        ? { isDone: true, text: result.data.message }
        : { isDone: false, text: result.details?.email ?? (result.message || UNEXPECTED_ERROR) },
    );
  };

  return (
    <section
      aria-labelledby="newsletter-title"
      className="mt-16 rounded-2xl border bg-surface p-6 shadow-card sm:p-10"
    >
      <h2 id="newsletter-title" className="text-2xl font-semibold tracking-tight md:text-3xl">
        New posts by email
      </h2>
      <p className="mt-2 max-w-[36rem] text-muted-foreground">
        Now and then, one post. Unsubscribe with one press; we use the address for nothing else.
      </p>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="relative mt-5 flex max-w-[34rem] flex-col items-start gap-3 sm:flex-row"
      >
        <Field
          label={<span className="sr-only">Email</span>}
          error={outcome && !outcome.isDone ? outcome.text : undefined}
          className="w-full sm:flex-1"
        >
          <Input
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            placeholder="you@example.com"
          />
        </Field>
        <TrapField />
        <SubmitButton pending={sending} pendingText="Subscribing..." className="sm:mt-1.5">
          Subscribe
        </SubmitButton>
      </form>
      {outcome?.isDone && (
        <Alert tone="success" className="mt-4 max-w-[34rem]">
          {outcome.text}
        </Alert>
      )}
    </section>
  );
}
