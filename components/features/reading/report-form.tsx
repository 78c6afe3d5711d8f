"use client";

import { useState } from "react";
import { Field, FieldGroup } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { pageReportInput, type PageReportInput } from "@/lib/features/reports/contract";
import { NOTE_MAX, REASON_LABELS, REPORT_REASONS } from "@/lib/features/reports/rules";
import { createApi } from "@/lib/client/api";

type ReportFormProps = { bookId: string; page: number; onClose: () => void };

/** One report keeps its key, so that sending it again after a broken line can't report twice. */
const newSender = (bookId: string) => {
  const call = createApi({
    onUnauthorized: "sign-in",
    headers: { "Idempotency-Key": crypto.randomUUID() },
  });
  return (body: PageReportInput) => call("POST", "/api/books/{id}/reports", { params: { id: bookId }, body });
};

export function ReportForm({ bookId, page, onClose }: ReportFormProps) {
  const [thanks, setThanks] = useState<string | null>(null);
  const [report] = useState(() => newSender(bookId));
  const { form, submit, pending, formError, errorOf } = useApiForm({
    schema: pageReportInput,
    defaultValues: { page, note: "" },
    send: report,
    onDone: ({ message }) => {
      setThanks(message);
    },
  });
  if (thanks) {
    return (
      <>
        <p role="status">
          {thanks} The story stays in your library; you may delete it there, or tell it at another level.
        </p>
        <DialogFooter>
          <Button onClick={onClose}>Back to the story</Button>
        </DialogFooter>
      </>
    );
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FieldGroup oneOf required label="What is wrong?" error={errorOf("reason")}>
        <div className="grid">
          {REPORT_REASONS.map((reason) => (
            <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                value={reason}
                className="size-5 shrink-0 accent-primary"
                {...form.register("reason")}
              />
              {REASON_LABELS[reason]}
            </label>
          ))}
        </div>
      </FieldGroup>
      <Field label="Note" optional error={errorOf("note")} hint={`At most ${NOTE_MAX} characters.`}>
        <Textarea rows={3} {...form.register("note")} />
      </Field>
      {formError && <Alert tone="danger">{formError}</Alert>}
      <DialogFooter className="mt-0">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton pending={pending} pendingText="Sending...">
          Send report
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}
