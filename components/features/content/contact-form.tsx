"use client";

import { useEffect, useRef, useState } from "react";
import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { TrapField } from "@/components/forms/trap-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { Alert } from "@/components/ui/alert";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { contactInput } from "@/lib/features/contact/contract";
import { CATEGORY_LABELS, CONTACT_CATEGORIES, readPrefill } from "@/lib/features/contact/rules";
import { apiPublic } from "@/lib/client/api";

const EMPTY = { name: "", email: "", subject: "", category: "general", message: "", website: "" } as const;

export function ContactForm() {
  const [ticket, setTicket] = useState<string | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const { form, submit, pending, formError, errorOf } = useApiForm({
    schema: contactInput,
    defaultValues: EMPTY,
    send: (input) => {
      setTicket(null);
      return apiPublic("POST", "/api/contact", { body: input });
    },
    onDone: (sent) => {
      form.reset(EMPTY);
      setTicket(sent.ticket);
    },
    // A limit says for itself when to try again; everything else gets the same advice.
    onFailure: ({ status, message }) =>
      status === 429 ? message : "Please try again or contact us directly.",
  });
  const { setValue } = form;

  useEffect(() => {
    // Read here and not on the server: the page stays prerendered.
    const { subject, category } = readPrefill(window.location.search);
    if (subject) setValue("subject", subject);
    if (category) setValue("category", category);
  }, [setValue]);

  useEffect(() => {
    if (ticket || formError) outcome.current?.scrollIntoView({ block: "center" });
  }, [ticket, formError]);

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="relative grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={errorOf("name")} required>
          <Input autoComplete="name" {...form.register("name")} />
        </Field>
        <Field label="Email" error={errorOf("email")} required>
          <Input type="email" autoComplete="email" autoCapitalize="none" {...form.register("email")} />
        </Field>
      </div>
      <Field label="Subject" error={errorOf("subject")} required>
        <Input {...form.register("subject")} />
      </Field>
      <Field label="Category" error={errorOf("category")}>
        <Select {...form.register("category")}>
          {CONTACT_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {CATEGORY_LABELS[category]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Message" error={errorOf("message")} required>
        <Textarea rows={6} {...form.register("message")} />
      </Field>
      <TrapField {...form.register("website")} />
      <div ref={outcome} className="empty:hidden">
        {ticket && (
          <Alert tone="success" title="Message sent successfully!">
            <p>We&apos;ll get back to you within 24 hours.</p>
            <p>
              Your ticket: <strong>{ticket}</strong>
            </p>
          </Alert>
        )}
        {formError && (
          <Alert tone="danger" title="Failed to send message">
            {formError}
          </Alert>
        )}
      </div>
      <SubmitButton pending={pending} pendingText="Sending..." size="lg" className="justify-self-start">
        Send Message
      </SubmitButton>
    </form>
  );
}
